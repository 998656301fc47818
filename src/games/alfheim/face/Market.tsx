import { useMemo } from 'preact/hooks';
import type { Seat, ThingId } from '../../../engine/ids.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { holdsTomte } from '../rules/calls.ts';
import type { Kind } from '../rules/fairies.ts';
import { fairyThing } from '../rules/ids.ts';
import { FOOTPRINT_ROUND, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Closeup } from './Closeup.tsx';
import type { Callable, Lit } from './choice.ts';
import { Offered } from './Offered.tsx';
import { offeringOf, type Stand } from './offering.ts';
import type { Peering } from './usePeering.ts';
import './market.css';

interface MarketProps {
  readonly view: View;
  /** Whose field is looked at: theirs are the ticks and bars. */
  readonly side: Seat;
  /** Whether that is somebody else's than is expected. */
  readonly isVisit: boolean;
  readonly stands: readonly Stand[];
  readonly words: Labels;
  readonly callable: Callable;
  readonly chosen: Kind | null;
  readonly lit: Lit;
  readonly peering: Peering;
  readonly names: (seat: Seat) => string;
  tap(kind: Kind): void;
  explain(thing: ThingId): void;
}

/** The nine kinds with what calls them, and one of them large. */
export function Market(props: MarketProps) {
  const { view, side, isVisit, stands, words, callable, chosen, lit, peering, names, tap, explain } = props;
  const { sitters } = useTalk();
  const { fields, round } = view;
  const isEarly = round < FOOTPRINT_ROUND;
  const holders = useMemo(
    () =>
      fields.flatMap((field, seat) =>
        holdsTomte(field) && sitters[seat] ? [<Badge key={seat} of={sitters[seat]} />] : [],
      ),
    [fields, sitters],
  );
  return (
    <ul
      class="alb-market"
      aria-label={words.costs(names(side))}
      data-visit={isVisit}
      data-early={isEarly}
      data-emblem={sitters[side]?.emblem}
    >
      {stands.map((stand) => {
        const { kind } = stand;
        const offering = offeringOf(stand, callable, lit);
        const isOpen = peering.kind === kind;
        return (
          <li key={kind} data-open={isOpen}>
            <button
              type="button"
              class="alb-kind"
              data-thing={fairyThing(kind)}
              data-came={offering.came}
              data-callable={offering.callable}
              data-ready={offering.ready}
              data-ahead={offering.ahead}
              aria-label={words.offering(offering)}
              aria-pressed={offering.callable === null ? undefined : kind === chosen}
              aria-expanded={isOpen}
              onClick={() => tap(kind)}
            >
              <Offered of={offering} holders={holders} isEarly={isEarly} />
            </button>
            {isOpen && (
              <Closeup
                of={offering}
                lives={fields.flatMap(({ fairies }, seat) => (fairies[kind] === null ? [] : [seat]))}
                shown={peering.cost}
                words={words}
                show={peering.show}
                explain={explain}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
