import { boardOf } from '../../../ui/grid/Grid.tsx';
import type { View } from '../rules/state.ts';
import { FieldArt, UNITS } from './FieldArt.tsx';
import { lyingIn, pictured, spotOf, trackOf } from './plot.ts';
import './art/art.css';
import './field.css';

/** One field, for the shelf and the end. */
export function Picture({ view }: { readonly view: View }) {
  const seat = pictured(view);
  const field = view.fields[seat];
  if (!field) return null;
  const track = trackOf(view, seat);
  const box = boardOf('square', [...lyingIn(field, track).keys()].map(spotOf), UNITS);
  return (
    <div class="alf-picture">
      <FieldArt field={field} track={track} box={box} />
    </div>
  );
}
