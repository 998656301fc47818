import type { Offer } from '../../../engine/game.ts';
import type { Seat, ThingId } from '../../../engine/ids.ts';
import { Hand } from '../../../ui/hand/Hand.tsx';
import { cardThing, type Kind } from '../rules/cards.ts';
import type { CardVerb, Move } from '../rules/moves.ts';
import { meets } from '../rules/reputation.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { FolkCard } from './art/FolkCard.tsx';
import { offerOf } from './choice.ts';

interface OwnHandProps {
  readonly view: View;
  readonly seat: Seat;
  readonly hand: readonly Kind[];
  readonly offers: readonly Offer<Move>[];
  /** What a tap on a card is for; null while the hand has no part in what is asked. */
  readonly verb: CardVerb | null;
  /** The card that is picked, by its place. */
  readonly chosen: number | null;
  readonly words: Labels;
  tap(at: number): void;
  explain(thing: ThingId): void;
}

/** More do not fit on a small phone in one row. */
const ONE_ROW = 7;

/** The own hand: what could come as a guest stands bright, the rest in the shade. */
export function OwnHand({ view, seat, hand, offers, verb, chosen, words, tap, explain }: OwnHandProps) {
  const cards = hand.map((card, at) => {
    const comes = meets(view, seat, card) && !view.closed[seat];
    const barred = verb === 'guest' ? offerOf(offers, { do: 'guest', card }) === null : false;
    return {
      card: { card, at, shaded: verb === 'guest' ? barred : !comes && verb === null },
      key: at,
      thing: cardThing(card),
      name: words.card(card, comes),
      mark: at === chosen ? ('selected' as const) : null,
    };
  });
  return (
    <div class="mai-held" data-many={hand.length > ONE_ROW}>
      <Hand
        label={words.hand}
        cards={cards}
        draw={({ card, shaded }) => (
          <span class="mai-card" data-shaded={shaded}>
            <FolkCard of={card} />
          </span>
        )}
        tap={verb && (({ at }) => tap(at))}
        wonder={({ at }) => tap(at)}
        explain={explain}
      />
    </div>
  );
}
