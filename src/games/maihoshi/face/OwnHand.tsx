import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { Hand } from '../../../ui/hand/Hand.tsx';
import { CLOSE, Icon } from '../../../ui/Icon.tsx';
import { COLOUR_NAMES, COLOURS, cardThing, type Kind, meets } from '../rules/cards.ts';
import type { CardVerb, Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { FolkCard } from './art/FolkCard.tsx';
import { EffectSign, Reputation } from './art/signs.tsx';
import { offerOf } from './choice.ts';

// Cards for the eyes of one seat alone: its hand, and what it looks at.

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
  /** The player's own reputations, to compare with what the card requires; empty where the board shows them. */
  readonly has: readonly number[];
  readonly words: Labels;
  /** Puts a card that was picked up back into the hand; null for a card on the table, which was never picked up. */
  readonly away: (() => void) | null;
}

/** A card to be read: its picture, its name and its whole effect; large where it was picked up from the hand. */
export const Reading = ({ card, has, words, away }: ReadingProps) => (
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
      <span class="mai-named">
        <b>{words.called(card)}</b>
        {has.length > 0 && (
          <span class="mai-has" aria-hidden="true">
            {COLOURS.map((colour) => (
              <span key={colour}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <Reputation of={COLOUR_NAMES[colour]} />
                </svg>
                {has[colour]}
              </span>
            ))}
          </span>
        )}
      </span>
      <EffectSign of={card} />
      {words.effect(card)}
    </p>
  </div>
);
