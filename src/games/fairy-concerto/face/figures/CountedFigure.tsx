import type { Counted } from '../../rulebook/scenes.ts';
import { present } from '../../rules/cards.ts';
import { ContestCard } from '../art/ContestCard.tsx';
import { hueOf, Instrument } from '../art/instruments.tsx';

const STEP = { x: 46, y: 27 };
const TALLEST = 5;
const FLOOR = TALLEST * STEP.y + 10;

/** Towers of fairies; those that are paid stand out, those that go together are framed. */
export function CountedFigure({ orchestra, of, contests, paid, bands, sum, points }: Counted) {
  const isPaid = (kind: number, at: number): boolean =>
    paid.some((each) => each.kind === kind && at >= each.from && at < each.to);
  return (
    <>
      <svg class="fc-towers" viewBox={`0 0 ${5 * STEP.x} ${FLOOR + 6}`} aria-hidden="true">
        <path class="fc-tower-floor" d={`M2 ${FLOOR}H${5 * STEP.x - 2}`} />
        {bands.map(([first, last]) => {
          const tall = Math.max(...orchestra.slice(first, last + 1)) * STEP.y + 4;
          return (
            <rect
              key={first}
              class="fc-band"
              x={first * STEP.x + 3}
              y={FLOOR - tall - 2}
              width={(last - first + 1) * STEP.x - 6}
              height={tall}
              rx="10"
            />
          );
        })}
        {present(orchestra).map(({ kind, count }) =>
          Array.from({ length: count }, (_, at) => (
            <g
              key={`${kind} ${at}`}
              class={isPaid(kind, at) ? `fc-paid-fairy ${hueOf(kind)}` : `fc-other-fairy ${hueOf(kind)}`}
              transform={`translate(${(kind + 0.5) * STEP.x} ${FLOOR - (at + 0.5) * STEP.y - 2})`}
            >
              <circle class="fc-disc" r="12.5" />
              <g transform="scale(.8)">
                <Instrument kind={kind} />
              </g>
            </g>
          )),
        )}
      </svg>
      <div class="fc-counted-by">
        <div class="fc-small-card">
          <ContestCard of={of} contests={contests} />
        </div>
        <span>
          {sum} = <b>{points}</b>
        </span>
      </div>
    </>
  );
}
