import { CLOSE, Icon } from '../../../ui/Icon.tsx';
import type { Kind } from '../rules/cards.ts';
import type { Labels } from '../words/say.ts';
import { FolkCard } from './art/FolkCard.tsx';
import { EffectSign } from './art/signs.tsx';

interface ReadingProps {
  readonly card: Kind;
  readonly words: Labels;
  /** Puts it back; null where it lies on the table. */
  readonly away: (() => void) | null;
}

/** A card held up: large, and with what it does in full. */
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
