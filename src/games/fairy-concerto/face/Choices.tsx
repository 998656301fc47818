import type { ThingId } from '../../../engine/ids.ts';
import { type Card, type Counts, scoreThing } from '../rules/cards.ts';
import { missingOf } from '../rules/score.ts';
import type { Labels } from '../words/labels.ts';
import { ScoreWith } from './Scores.tsx';

interface ChoicesProps {
  readonly title: string;
  /** The table says it already, above. */
  readonly quiet?: boolean;
  readonly cards: readonly Card[];
  readonly kept: Card | null;
  /** With the fairies that are about to join. */
  readonly orchestra: Counts;
  readonly words: Labels;
  /** Null: somebody else chooses, and a tap explains. */
  readonly tap: ((card: Card) => void) | null;
  explain(thing: ThingId): void;
}

/** Two score cards, of which one stays. */
export const Choices = ({ title, quiet = false, cards, kept, orchestra, words, tap, explain }: ChoicesProps) => (
  <section class="fcb-choices">
    <h2 class={quiet ? 'hidden' : undefined}>{title}</h2>
    <ul>
      {cards.map((card) => {
        const missing = missingOf(card, orchestra);
        const label = words.scoreCard(card, words.lacks(missing));
        return (
          <li key={card}>
            <button
              type="button"
              class="fcb-choice"
              data-thing={scoreThing(card)}
              aria-label={card === kept ? words.kept(label) : label}
              aria-pressed={tap ? card === kept : undefined}
              onClick={() => (tap ? tap(card) : explain(scoreThing(card)))}
            >
              <ScoreWith card={card} missing={missing} words={words} />
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);
