import type { Offer, ThingId } from '../../../engine/game.ts';
import { Hand } from '../../../ui/hand/Hand.tsx';
import { CLOSE, Icon } from '../../../ui/Icon.tsx';
import { cardThing, type Kind } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Labels } from '../words/say.ts';
import { FolkCard } from './art/FolkCard.tsx';
import { EffectSign } from './art/signs.tsx';

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

interface ReadingProps {
  readonly card: Kind;
  readonly words: Labels;
  /** Puts a card that was picked up back into the hand; null for a card on the table, which was never picked up. */
  readonly away: (() => void) | null;
}

/** A card to be read: its picture, its name and its whole effect; large where it was picked up from the hand. */
export const Reading = ({ card, words, away }: ReadingProps) => (
  <div class="mai-reading" data-large={away !== null}>
    <span class="mai-large">
      <FolkCard of={card} />
    </span>
    <p>
      {away && (
        <button type="button" class="mai-away" aria-label={words.putBack} onClick={away}>
          <Icon of={CLOSE} />
        </button>
      )}
      <b>{words.called(card)}</b>
      <EffectSign of={card} />
      {words.effect(card)}
    </p>
  </div>
);
