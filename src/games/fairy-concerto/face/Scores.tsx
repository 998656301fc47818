import type { ThingId } from '../../../engine/ids.ts';
import { type Card, type Counts, scoreThing } from '../rules/cards.ts';
import { missingOf } from '../rules/score.ts';
import type { Labels } from '../words/labels.ts';
import { ScoreBack, ScoreCard } from './art/ScoreCard.tsx';
import { Lacking } from './Lacking.tsx';

interface ScoresProps {
  readonly cards: readonly Card[];
  readonly orchestra: Counts;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** The score cards by a board, and what each still wants. */
export const Scores = ({ cards, orchestra, words, explain }: ScoresProps) => (
  <ul class="fcb-scores">
    {cards.map((card) => {
      const missing = missingOf(card, orchestra);
      return (
        <li key={card}>
          <button
            type="button"
            class="fcb-score"
            data-thing={scoreThing(card)}
            data-met={missing.every((count) => count === 0)}
            aria-label={words.scoreCard(card, words.lacks(missing))}
            onClick={() => explain(scoreThing(card))}
          >
            <ScoreCard card={card} has={orchestra} />
            <Lacking missing={missing} words={words} />
          </button>
        </li>
      );
    })}
  </ul>
);

interface FaceDownProps {
  /** At the end they are turned over. */
  readonly cards: readonly (Card | null)[];
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** Bach's score cards: worth the same, whatever is on them. */
export const FaceDown = ({ cards, words, explain }: FaceDownProps) => (
  <button type="button" class="fcb-score fcb-turned" data-thing="pile:bach" onClick={() => explain('pile:bach')}>
    <span class="fcb-row" aria-hidden="true">
      {cards.map((card, at) => (
        <span key={at} class="fcb-small-score">
          {card === null ? <ScoreBack /> : <ScoreCard card={card} />}
        </span>
      ))}
    </span>
    <span>{(cards.includes(null) ? words.faceDown : words.turned)(cards.length)}</span>
  </button>
);
