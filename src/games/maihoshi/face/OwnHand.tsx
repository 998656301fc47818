import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { Hand } from '../../../ui/hand/Hand.tsx';
import { cardThing, type Kind, meets } from '../rules/cards.ts';
import type { CardVerb, Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { FolkCard } from './art/FolkCard.tsx';
import { offerOf } from './choice.ts';

interface OwnHandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly hand: readonly Kind[];
  /** What the cards that can come as guests of an effect are offered by; null: reputation and door decide. */
  readonly offers: readonly Offer<Move>[] | null;
  /** What a tap on a card is for; null while the hand has no part in what is asked. */
  readonly verb: CardVerb | null;
  /** The cards that are picked, by their places. */
  readonly chosen: readonly (number | null)[];
  /** The cards that have just come, by their places. */
  readonly fresh: readonly number[];
  readonly words: Labels;
  tap(at: number): void;
  explain(thing: ThingId): void;
}

/** More do not fit on a small phone in one row. */
const ONE_ROW = 7;

/** The own hand: what could not come as a guest wears a lock, for it may still be publicity or be introduced. */
export function OwnHand({ view, seat, hand, offers, verb, chosen, fresh, words, tap, explain }: OwnHandProps) {
  const cards = hand.map((card, at) => {
    const comes = offers
      ? offerOf(offers, { do: 'guest', card }) !== null
      : meets(view, seat, card) && !view.closed[seat];
    return {
      card: { card, at, isBarred: !comes, isFresh: fresh.includes(at) },
      key: at,
      thing: cardThing(card),
      name: words.card(card, comes, fresh.includes(at)),
      mark: chosen.includes(at) ? ('selected' as const) : null,
    };
  });
  return (
    <div class="mai-held" data-own data-many={hand.length > ONE_ROW}>
      <Hand
        label={words.hand}
        cards={cards}
        draw={({ card, isBarred, isFresh }) => (
          <>
            <FolkCard of={card} isBarred={isBarred} />
            {isFresh && <i class="mai-fresh" aria-hidden="true" />}
          </>
        )}
        tap={verb && (({ at }) => tap(at))}
        wonder={({ at }) => tap(at)}
        explain={explain}
      />
    </div>
  );
}
