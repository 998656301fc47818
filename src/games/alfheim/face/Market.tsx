import './market.css';
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat, ThingId } from '../../../engine/game.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { holdsTomte } from '../rules/calls.ts';
import { costOf, KING, type Kind, POINTS, TOMTE } from '../rules/fairies.ts';
import { fairyThing } from '../rules/ids.ts';
import { FOOTPRINT_ROUND, type View } from '../rules/state.ts';
import type { Cost, Labels, Offering } from '../words/labels.ts';
import { CostSigns, Sign } from './art/CostTile.tsx';
import { DIGITS, Portrait, Seal } from './art/portraits.tsx';
import { Lock } from './art/tokens.tsx';
import { type Callable, type Lit, offeringOf, type Stand } from './choice.ts';
import type { Peering } from './useChoosing.ts';

interface OfferedProps {
  readonly of: Offering;
  /** Of a Tomte: who holds one. */
  readonly holders: readonly ComponentChild[];
  /** Before round 7 there is one cost of a kind at the most: it has the room of both. */
  readonly isEarly: boolean;
}

/** One kind on the strip: who comes, for how many points, how many are left in the pile, and what calls it. */
const Offered = ({ of: { kind, costs, pile, came }, holders, isEarly }: OfferedProps) => (
  <>
    <svg class="alf-who" viewBox="-12 -12 24 24" aria-hidden="true">
      <Portrait of={kind} />
    </svg>
    <svg class="alf-worth" viewBox="0 0 26 16" aria-hidden="true">
      <g transform="translate(7.8 8)">
        <Seal points={POINTS[kind]} />
      </g>
      <path class="alf-pile" d={Array.from({ length: pile }, (_, at) => PILED[at]).join('')} />
    </svg>
    <span class="alf-costs">
      {(isEarly ? costs.slice(0, 1) : costs).map((cost, at) => (
        <OneCost key={at} kind={kind} of={cost} isEarly={isEarly} />
      ))}
      {kind === TOMTE && !came && costs.length === 0 && (
        <svg class="alf-locked" viewBox="-9 -11 18 22" aria-hidden="true">
          <Lock />
        </svg>
      )}
      {kind === TOMTE && holders.length > 0 && <span class="alf-holders">{holders}</span>}
    </span>
    {came && (
      <svg class="alf-tick" viewBox="0 0 28 24" aria-hidden="true">
        <path d="m3 13 8 8L25 3" />
      </svg>
    )}
  </>
);

/** Up to five, as on a die that has six. */
const PILED = ['M18.5 3h.01', 'M23.5 3h.01', 'M18.5 8h.01', 'M23.5 8h.01', 'M18.5 13h.01'];

/** What marks a cost: valid to the end of the round though its tile is taken, or turned over just now. */
const SANDS = 'M-4-6h8c0 4-3.5 4-3.5 6S4 2 4 6h-8c0-4 3.5-4 3.5-6S-4-2-4-6Z';
const STAR = 'M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z';

interface OneCostProps {
  readonly kind: Kind;
  readonly of: Cost | null;
  readonly isEarly: boolean;
}

/** So many signs stand beside each other where a cost has the room of two. */
const BESIDE = 3;

function OneCost({ kind, of, isEarly }: OneCostProps) {
  if (of === null || of.standing === 'gone')
    return (
      <span class="alf-board-cost alf-none">
        {kind === KING && isEarly && (
          <svg class="alf-from" viewBox="-16 -10 32 20" aria-hidden="true">
            <path class="alf-from-round" d="M-9-6-3 0l-6 6-6-6Z" />
            <path d={DIGITS[FOOTPRINT_ROUND]} transform="translate(7 0)" />
          </svg>
        )}
      </span>
    );
  const met = metBy(kind, of);
  return (
    <span class="alf-board-cost">
      <CostSigns kind={kind} tile={of.tile} met={met} {...(isEarly && met.length > BESIDE ? { beside: BESIDE } : {})} />
      {(of.standing === 'still' || of.isNew) && (
        <svg class={of.isNew ? 'alf-new' : 'alf-sands'} viewBox="-7 -7 14 14" aria-hidden="true">
          <path d={of.isNew ? STAR : SANDS} />
        </svg>
      )}
    </span>
  );
}

/** Sign by sign, also where the field has none of them. */
const metBy = (kind: Kind, { tile, reach }: Cost): readonly boolean[] =>
  reach?.met ?? [...costOf(kind, tile)].map(() => false);

interface CloseupProps {
  readonly of: Offering;
  /** In whose fields she lives. */
  readonly lives: readonly Seat[];
  /** The cost whose run and gaps are lit in the field. */
  readonly shown: number;
  readonly words: Labels;
  show(at: number): void;
  explain(thing: ThingId): void;
}

/** A fairy's costs, large, and sign by sign whether it lies in the field that is looked at. */
function Closeup({ of, lives, shown, words, show, explain }: CloseupProps) {
  const { kind, costs, came } = of;
  // A fairy that has come to this field needs none of its clues any more.
  const wanted = came ? [] : costs;
  const { sitters } = useTalk();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), [kind]);
  return (
    <div ref={root} class="alf-closeup">
      <button type="button" class="alf-about" onClick={() => explain(fairyThing(kind))}>
        <b>{words.fairy(kind)}</b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.2h.01" />
        </svg>
      </button>
      {wanted.map((cost, at) =>
        cost === null ? (
          <p key={at}>{words.oneMoreCost}</p>
        ) : (
          <button
            key={at}
            type="button"
            class="alf-wants"
            aria-pressed={wanted.length > 1 ? at === shown : undefined}
            aria-label={words.cost(kind, cost)}
            onClick={() => show(at)}
          >
            <LargeSigns kind={kind} of={cost} />
            <span aria-hidden="true">{words.progressBelow(cost)}</span>
          </button>
        ),
      )}
      {kind === TOMTE && !came && costs.length === 0 && <p>{of.inHand ? words.inHand : words.notInHand}</p>}
      {lives.length > 0 && (
        <p class="alf-lives">
          {words.livesWith}
          {lives.map((seat) => sitters[seat] && <Badge key={seat} of={sitters[seat]} />)}
        </p>
      )}
    </div>
  );
}

const LargeSigns = ({ kind, of }: { readonly kind: Offering['kind']; readonly of: Cost }) => (
  <span class="alf-signs">
    {metBy(kind, of).map((isMet, place) => (
      <svg key={place} class={isMet ? 'alf-is-met' : 'alf-is-lacking'} viewBox="-10 -10 20 20" aria-hidden="true">
        <Sign kind={kind} tile={of.tile} place={place} />
        {isMet && <path class="alf-check" d="m2.5 6 2.5 2.8L9.5 3" />}
      </svg>
    ))}
  </span>
);

interface MarketProps {
  readonly view: View;
  /** Whose field is looked at: theirs are the ticks and bars. */
  readonly side: Seat;
  /** Whether that is another player's than is expected. */
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
      class="alf-market"
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
              class="alf-kind"
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
