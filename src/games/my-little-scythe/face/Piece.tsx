import { useTalk } from '../../../ui/PhraseLine.tsx';
import { Seeker } from './art/Seeker.tsx';
import { Apple, Gem, Scroll } from './art/tokens.tsx';
import type { Piece as PieceOf } from './heap.ts';

const TOKENS = [Apple, Gem, Scroll] as const;

/** A number is as large on a full hex as on an empty one. */
const COUNT = 8;

/** What stands or lies on a hex. A seeker stands on a disc of its seat's colour; more than one token have their number. */
export function Piece({ of, scale }: { readonly of: PieceOf; readonly scale: number }) {
  const { sitters } = useTalk();
  if (of.is === 'seeker') {
    return (
      <g data-emblem={sitters[of.seat]?.emblem}>
        <circle class="mlt-base" r="12.5" />
        <g transform="translate(0 -.5) scale(.92)">
          <Seeker kingdom={of.kingdom} which={of.seeker} />
        </g>
      </g>
    );
  }
  const Token = TOKENS[of.kind];
  return (
    <g>
      <Token />
      {of.count > 1 && (
        <text class="mlt-count" x="8" y="12" font-size={COUNT / scale}>
          {of.count}
        </text>
      )}
    </g>
  );
}
