import type { Seat, ThingId } from '../../../engine/ids.ts';
import { EXPERTS, SETS } from '../rules/fairies.ts';
import type { View } from '../rules/state.ts';
import { expertThing } from '../rules/things.ts';
import type { Labels } from '../words/labels.ts';
import { Expert } from './art/tokens.tsx';

interface ExpertsProps {
  readonly view: View;
  readonly words: Labels;
  readonly names: (seat: Seat) => string;
  explain(thing: ThingId): void;
}

/** The best card that is left of every set. */
export const Experts = ({ view: { earned }, words, names, explain }: ExpertsProps) => (
  <ul class="alb-experts" aria-label={words.experts}>
    {SETS.map((set) => {
      const { name, points } = EXPERTS[set];
      const came = earned[set].flatMap((card, seat) => (card ? [seat] : []));
      const next = points[came.length] ?? null;
      return (
        <li key={name}>
          <button
            type="button"
            data-thing={expertThing(set)}
            data-gone={next === null}
            aria-label={words.expert(set, next, came.map(names))}
            onClick={() => explain(expertThing(set))}
          >
            <svg viewBox="-12 -15 24 28" aria-hidden="true">
              <Expert set={set} rank={Math.min(came.length, points.length - 1)} />
            </svg>
          </button>
        </li>
      );
    })}
  </ul>
);
