import type { Seat, ThingId } from '../../../engine/ids.ts';
import { useTalk } from '../../../ui/talk.ts';
import { EXPERTS, SETS } from '../rules/fairies.ts';
import { expertThing } from '../rules/ids.ts';
import { oneShort } from '../rules/race.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Expert } from './art/tokens.tsx';

interface ExpertsProps {
  readonly view: View;
  readonly words: Labels;
  readonly names: (seat: Seat) => string;
  explain(thing: ThingId): void;
}

/** The best card that is left of every set, and who is one fairy short of it: that is a race. */
export const Experts = ({ view, words, names, explain }: ExpertsProps) => (
  <ul class="alb-experts" aria-label={words.experts}>
    {SETS.map((set) => {
      const { name, points } = EXPERTS[set];
      const came = view.earned[set].flatMap((card, seat) => (card ? [seat] : []));
      const next = points[came.length] ?? null;
      const near = oneShort(view, set);
      return (
        <li key={name}>
          <button
            type="button"
            data-thing={expertThing(set)}
            data-gone={next === null}
            aria-label={words.expert(set, next, came.map(names), next === null ? [] : near.map(names))}
            onClick={() => explain(expertThing(set))}
          >
            <svg viewBox="-12 -15 24 28" aria-hidden="true">
              <Expert set={set} rank={Math.min(came.length, points.length - 1)} />
            </svg>
            {next !== null && <Race of={near} />}
          </button>
        </li>
      );
    })}
  </ul>
);

/** Those who could take the next card with one fairy more. */
function Race({ of }: { readonly of: readonly Seat[] }) {
  const { sitters } = useTalk();
  return (
    <svg class="alb-race" viewBox={`0 0 ${Math.max(1, of.length) * 9} 9`} aria-hidden="true">
      {of.map((seat, at) => (
        <circle key={seat} data-emblem={sitters[seat]?.emblem} cx={at * 9 + 4.5} cy="4.5" r="3.4" />
      ))}
    </svg>
  );
}
