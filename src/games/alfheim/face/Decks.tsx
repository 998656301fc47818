import type { Seat, ThingId } from '../../../engine/game.ts';
import { useTalk } from '../../../ui/talk.ts';
import { COMMON_DECK, LEAD_DECK, trackThing } from '../rules/ids.ts';
import { orderOf } from '../rules/round.ts';
import { FOOTPRINT_ROUND, NOT_YET, ROUNDS, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Clue, Footprint } from './art/tokens.tsx';

interface DecksProps {
  readonly view: View;
  readonly near: Seat;
  readonly words: Labels;
  readonly names: (seat: Seat) => string;
  explain(thing: ThingId): void;
}

/** The round with its clue, the common deck, the footprint that waits, and who holds a Tomte. */
export function Decks({ view, near, words, names, explain }: DecksProps) {
  const { round, step, turn, shown, common, fields, footprints } = view;
  const clue = shown[round - 1] ?? null;
  const left = common.unseen.length + common.buried.length;
  const track = footprints[near] ?? null;
  // While it is asked for it lies below.
  const waits = round < FOOTPRINT_ROUND && fields[near]?.footprint === NOT_YET;
  return (
    <ul class="alf-decks" aria-label={words.decks}>
      <li>
        <button
          type="button"
          class="alf-deck alf-lead"
          data-thing={LEAD_DECK}
          aria-label={words.parts([words.lead(round, ROUNDS, clue), words.order(orderOf(view).map(names))])}
          onClick={() => explain(LEAD_DECK)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            {clue === null ? <Backs /> : <Clue of={clue} />}
          </svg>
          <span>
            <b>
              {round}/{ROUNDS}
            </b>
            <Rounds now={step === 'footprint' ? round - 1 : round} />
            {step !== 'over' && <Order of={orderOf(view)} now={turn} />}
          </span>
        </button>
      </li>
      <li>
        <button
          type="button"
          class="alf-deck"
          data-thing={COMMON_DECK}
          aria-label={words.common(left)}
          onClick={() => explain(COMMON_DECK)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Backs />
          </svg>
          <b>{left}</b>
        </button>
      </li>
      {waits && (
        <li>
          <button
            type="button"
            class="alf-deck"
            data-thing={trackThing(near)}
            aria-label={words.track(names(near), track)}
            onClick={() => explain(trackThing(near))}
          >
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <Footprint of={track} />
            </svg>
          </button>
        </li>
      )}
    </ul>
  );
}

const Backs = () => (
  <>
    <path class="alf-board-back" d="M-7-10h14v18h-14Z" />
    <path class="alf-board-back" d="M-9-7h14v18h-14Z" />
    <path class="alf-pine" d="M-2-4-5.5 2h7ZM-2 0-6 6.5h8ZM-2 6.5v2" />
  </>
);

/** One dot a round; the seventh has a foot's shape, for what comes with it. */
const Rounds = ({ now }: { readonly now: number }) => (
  <svg class="alf-rounds" viewBox="0 0 46 8" aria-hidden="true">
    {Array.from({ length: ROUNDS }, (_, at) => (
      <path
        key={at}
        data-past={at < now}
        d={
          at + 1 === FOOTPRINT_ROUND
            ? `M${at * 4 + 3} 1.5l2.5 2.5-2.5 2.5-2.5-2.5Z`
            : `M${at * 4 + 3} 2.6a1.4 1.4 0 1 1-.01 0Z`
        }
      />
    ))}
  </svg>
);

/** From the last one back: that one begins the next round. */
const BACK = 'M1 1.6h1.6a2.2 2.2 0 0 1 0 4.4H.8M2.6 4.2.8 6l1.8 1.8';

/** Who acts one after the other in this round. */
function Order({ of, now }: { readonly of: readonly Seat[]; readonly now: Seat }) {
  const { sitters } = useTalk();
  return (
    <svg class="alf-order" viewBox="0 0 46 8" aria-hidden="true">
      {of.map((seat, at) => (
        <circle key={seat} data-emblem={sitters[seat]?.emblem} cx={at * 8 + 4} cy="4" r={seat === now ? 3.6 : 2.2} />
      ))}
      <path d={BACK} transform={`translate(${of.length * 8} 0)`} />
    </svg>
  );
}
