import type { GameBox } from '../ui/gameBox.ts';
import { useLid } from './useLid.ts';
import './lid.css';

/** The picture on a lid. Until it is there the box shows the colour of its world. */
export function Cover({ of }: { readonly of: GameBox }) {
  const lid = useLid(of);
  return lid ? <lid.Cover /> : null;
}
