import type { Offer } from '../../../engine/game.ts';
import type { ThingId } from '../../../engine/ids.ts';
import { Hand } from '../../../ui/hand/Hand.tsx';
import { cardThing, type Kind } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Labels } from '../words/say.ts';
import { FolkCard } from './art/FolkCard.tsx';

interface LookedProps {
  readonly cards: readonly Kind[];
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly words: Labels;
  wish(move: Move): void;
  explain(thing: ThingId): void;
}

/** Cards from the top of the deck, for the one who looks at them; the top one stands first. */
export function Looked({ cards, offers, selected, words, wish, explain }: LookedProps) {
  const topFirst = [...cards].reverse();
  const taken = selected?.do === 'take' ? topFirst.indexOf(selected.card) : -1;
  const isAsked = offers.some(({ move }) => move.do === 'take');
  return (
    <div class="mai-held mai-looked">
      <Hand
        label={words.looked}
        cards={topFirst.map((card, at) => ({
          card,
          key: at,
          thing: cardThing(card),
          name: words.card(card, null),
          mark: at === taken ? ('selected' as const) : null,
        }))}
        draw={(card) => <FolkCard of={card} />}
        tap={isAsked ? (card) => wish({ do: 'take', card }) : null}
        wonder={() => undefined}
        explain={explain}
      />
    </div>
  );
}
