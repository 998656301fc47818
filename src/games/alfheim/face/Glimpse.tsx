import { boardOf } from '../../../ui/grid/Grid.tsx';
import type { FieldView } from '../rules/state.ts';
import { FieldArt, UNITS } from './FieldArt.tsx';
import { lyingIn, spotOf } from './plot.ts';

interface GlimpseProps {
  readonly field: FieldView;
  readonly track: number;
}

/** All that lies in a field, as large as the room for it: a shape on a phone, and to be read on a tablet. */
export function Glimpse({ field, track }: GlimpseProps) {
  const lain = [...lyingIn(field, track)].filter(([, { is }]) => is !== 'open');
  const box = boardOf(
    'square',
    lain.map(([cell]) => spotOf(cell)),
    UNITS,
  );
  return (
    <span class="alb-glimpse" style={`--rows: ${box.height / UNITS}`}>
      <FieldArt field={field} track={track} box={box} />
    </span>
  );
}
