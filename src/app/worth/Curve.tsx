import type { Side } from '../../engine/ids.ts';
import type { Sitter } from '../../engine/log.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Point } from './course.ts';

interface CurveProps {
  readonly points: readonly Point[];
  readonly sides: number;
  readonly sitters: readonly Sitter[];
  readonly moves: number;
  /** The moment on the table. */
  readonly at: number;
}

/** Told apart without colours, too. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3', '14 4', '5 2 2 2 2 2', '1 5'];
const dashOf = (side: Side): string => DASHES[side % DASHES.length] ?? 'none';

/** A line a side, from no chance below to certainty above, with the emblem on it; for the eye alone. */
export const Curve = ({ points, sides, sitters, moves, at }: CurveProps) => (
  <div class="curve">
    <svg viewBox={`0 0 ${Math.max(moves, 1)} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path class="curve-grid" d={`M0 .25H${moves}M0 .5H${moves}M0 .75H${moves}`} />
      <path class="curve-now" d={`M${at} 0V1`} />
      {Array.from({ length: sides }, (_, side) => (
        <path
          key={side}
          class="curve-line"
          data-emblem={sitters[side]?.emblem}
          stroke-dasharray={dashOf(side)}
          d={points.map((point, each) => `${each === 0 ? 'M' : 'L'}${point.moves} ${heightOf(point, side)}`).join('')}
        />
      ))}
    </svg>
    {sitters.map((sitter, side) => {
      const point = points[Math.round(((side + 1) * (points.length - 1)) / (sides + 1))];
      return (
        point && (
          <span
            key={side}
            class="curve-badge"
            style={{ left: `${(100 * point.moves) / Math.max(moves, 1)}%`, top: `${100 * heightOf(point, side)}%` }}
          >
            <Badge of={sitter} />
          </span>
        )
      );
    })}
  </div>
);

const heightOf = ({ chances }: Point, side: Side): number => 1 - (chances[side] ?? 0);

/** A piece of a side's line, for beside its name. */
export const LineOf = ({ side, sitter }: { readonly side: Side; readonly sitter: Sitter | undefined }) => (
  <svg class="curve-sample" viewBox="0 0 28 4" aria-hidden="true">
    <path class="curve-line" data-emblem={sitter?.emblem} stroke-dasharray={dashOf(side)} d="M0 2H28" />
  </svg>
);
