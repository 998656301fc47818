import type { Seat } from '../../../engine/ids.ts';
import { useTalk } from '../../../ui/talk.ts';
import { Seeker } from './art/Seeker.tsx';
import { Apple, Gem, Scroll } from './art/tokens.tsx';
import { type Piece as PieceOf, sideOf } from './heap.ts';

const TOKENS = [Apple, Gem, Scroll] as const;

/**
 * A number is as large on a full hex as on an empty one, and on the left higher than on the right: the numbers of two
 * hexes beside each other would be read as one.
 */
const COUNT = 8;

interface PieceProps {
  readonly of: PieceOf;
  readonly scale: number;
  /** How far from the middle of its hex it stands. */
  readonly x?: number;
  /** The seat whose seekers stand out. */
  readonly own?: Seat;
}

/** A seat's first seeker stands on a disc, its second on a square, and a pale ring is under those that stand out. */
const BASES = ['M0-12.5a12.5 12.5 0 1 1-.01 0Z', 'M-9-12H9q3 0 3 3V9q0 3-3 3H-9q-3 0-3-3V-9q0-3 3-3Z'] as const;
const HALO = 'scale(1.2)';

/** What stands or lies on a hex. The base has its seat's colour; more than one token have their number. */
export function Piece({ of, scale, x = 0, own }: PieceProps) {
  const { sitters } = useTalk();
  if (of.is === 'seeker') {
    return (
      <g data-emblem={sitters[of.seat]?.emblem}>
        {of.seat === own && <path class="mlt-halo" transform={HALO} d={BASES[of.seeker]} />}
        <path class="mlt-base" d={BASES[of.seeker]} />
        <g transform="translate(0 -.5) scale(.92)">
          <Seeker kingdom={of.kingdom} which={of.seeker} />
        </g>
      </g>
    );
  }
  const Token = TOKENS[of.kind];
  const side = sideOf(of.kind, { x });
  return (
    <g>
      <Token />
      {of.count > 1 && (
        <text class="mlt-count" x={6 * side} y={6 + 3 * side} font-size={COUNT / scale}>
          {of.count}
        </text>
      )}
    </g>
  );
}
