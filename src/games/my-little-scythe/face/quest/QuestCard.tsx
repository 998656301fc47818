import type { BoardProps } from '../../../../ui/face.ts';
import type { Kingdom } from '../../facts.ts';
import type { QuestCard as Card, QuestSide } from '../../rules/cards.ts';
import { LEAVE, QUEST_NAMES, QUEST_SIDES, SIDES_OF_QUEST } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { seatAt, seatCount } from '../../rules/hexes.ts';
import { questThing } from '../../rules/ids.ts';
import { type Move, solve } from '../../rules/move.ts';
import { top, type View } from '../../rules/state.ts';
import { stories } from '../../words/cards.ts';
import type { Meetings } from '../../words/labels.ts';
import { LargePicture } from '../late.tsx';
import { bargainOf, Traded } from './Traded.tsx';
import './quest.css';

type Wanted = 'view' | 'lang' | 'seat' | 'offers' | 'selected' | 'select' | 'wonder' | 'explain';
interface QuestCardProps extends Pick<BoardProps<Move, View, Event>, Wanted> {
  readonly words: Meetings['quest'];
}

/** The quest that a seeker has met, for all to read; its seeker's player chooses a side. Nothing without a quest. */
export function QuestCard({ view, lang, seat, offers, selected, select, wonder, explain, words }: QuestCardProps) {
  const pending = top(view);
  if (pending?.step !== 'quest') return null;
  const { card } = pending;
  const asked = seat === pending.seat;
  return (
    <section class="mls-quest" data-thing={questThing(card)} aria-label={words.title(card)}>
      <div class="mls-tale">
        <button
          type="button"
          class="mls-vignette"
          aria-label={words.title(card)}
          onClick={() => explain(questThing(card))}
        >
          <LargePicture of={{ is: 'quest', of: QUEST_NAMES[card] }} />
        </button>
        <h2>{words.title(card)}</h2>
        <p>{stories[QUEST_NAMES[card]][lang]}</p>
      </div>
      {QUEST_SIDES.map((side) => {
        const name = SIDES_OF_QUEST[side];
        const offer = offers.find(({ move }) => move.do === 'solve' && move.side === side) ?? null;
        const barred = asked && offer === null;
        const text = words.side(card, side, seatCount(view));
        const label = `${words.sides[side]}: ${text}`;
        return (
          <button
            key={name}
            type="button"
            class="mls-side"
            data-side={name}
            aria-label={barred ? words.cannot(label) : label}
            aria-pressed={asked && offer ? offer === selected : undefined}
            aria-disabled={barred}
            onClick={() => {
              if (offer) select(offer);
              else if (asked) wonder(solve(side));
              else explain(questThing(card));
            }}
          >
            <b>{words.sides[side]}</b>
            <Signs card={card} side={side} seats={seatCount(view)} kingdom={seatAt(view, pending.seat).kingdom} />
            <span class="mls-printed">{text}</span>
          </button>
        );
      })}
    </section>
  );
}

interface SignsProps {
  readonly card: Card;
  readonly side: QuestSide;
  readonly seats: number;
  readonly kingdom: Kingdom;
}

function Signs({ card, side, seats, kingdom }: SignsProps) {
  const bargain = bargainOf(card, side, seats);
  return side === LEAVE && bargain.gained.length === 0 ? null : <Traded of={bargain} kingdom={kingdom} />;
}
