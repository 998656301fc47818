import type { Seat, ThingId } from '../../../engine/ids.ts';
import { EXPERTS, KINDS, type Kind, SETS } from '../rules/fairies.ts';
import type { View } from '../rules/state.ts';
import { expertThing, fairyThing } from '../rules/things.ts';
import type { Labels } from '../words/labels.ts';
import { Expert } from './art/tokens.tsx';
import type { Callable, Lit } from './choice.ts';
import { Offered } from './Offered.tsx';
import { offeringOf } from './offering.ts';

interface MarketProps {
  readonly view: View;
  /** Whose fairies are ticked. */
  readonly near: Seat;
  readonly words: Labels;
  readonly callable: Callable;
  readonly chosen: Kind | null;
  readonly lit: Lit;
  /** Costs that were turned over just now. */
  readonly turned: boolean;
  readonly names: (seat: Seat) => string;
  /** Null: nothing can be called now, and a tap explains. */
  readonly tap: ((kind: Kind) => void) | null;
  explain(thing: ThingId): void;
}

/** The nine kinds with what calls them, and the experts beside the kinds that they know about. */
export function Market(props: MarketProps) {
  const { view, near, words, callable, chosen, lit, turned, names, tap, explain } = props;
  return (
    <ul class={turned ? 'alb-market alb-turned' : 'alb-market'} aria-label={words.costs}>
      {KINDS.map((kind) => {
        const offering = offeringOf(view, near, kind, callable, lit);
        return (
          <li key={kind}>
            <button
              type="button"
              class="alb-kind"
              data-thing={fairyThing(kind)}
              data-came={offering.came}
              data-callable={offering.callable}
              data-ahead={offering.ahead}
              aria-label={words.offering(offering)}
              aria-pressed={offering.callable === null ? undefined : kind === chosen}
              onClick={() => (tap ? tap(kind) : explain(fairyThing(kind)))}
            >
              <Offered of={offering} />
            </button>
          </li>
        );
      })}
      {SETS.map((set) => {
        const { name, points } = EXPERTS[set];
        const came = view.earned[set].flatMap((card, seat) => (card ? [seat] : []));
        const next = points[came.length] ?? null;
        return (
          <li key={name} class="alb-expert" data-set={name}>
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
}
