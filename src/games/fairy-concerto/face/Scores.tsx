import type { ThingId } from '../../../engine/game.ts';
import { still } from '../../../ui/still.tsx';
import { type Card, type Counts, copyOf, KINDS, needsOf, present, scoreThing } from '../rules/cards.ts';
import { missingOf } from '../rules/score.ts';
import type { Labels } from '../words/labels.ts';
import { ScoreBack, ScoreCard } from './art/cards.tsx';
import { Mark } from './art/signs.tsx';

/** What a score card still wants, small enough to stand beside it. */
function Lacking({ missing, words }: { readonly missing: Counts; readonly words: Labels }) {
  const kinds = present(missing);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <span class="fc-lacking">{words.met}</span>;
  return (
    <span class="fc-lacking">
      <span class="fc-total">{words.more(total)}</span>
      <span class="fc-row">
        {kinds.map(({ kind, count }) => (
          <span key={kind} class="fc-lack">
            <b>{count}</b>
            <Mark kind={kind} />
          </span>
        ))}
      </span>
    </span>
  );
}

interface ScoresProps {
  readonly cards: readonly Card[];
  readonly orchestra: Counts;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** The score cards by a board, and what each still wants. */
export const Scores = ({ cards, orchestra, words, explain }: ScoresProps) => (
  <ul class="fc-scores">
    {cards.map((card) => (
      <li key={card}>
        <OneScore card={card} missing={missingOf(card, orchestra)} words={words} explain={explain} />
      </li>
    ))}
  </ul>
);

interface OneScoreProps {
  readonly card: Card;
  readonly missing: Counts;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

const OneScore = still(({ card, missing, words, explain }: OneScoreProps) => (
  <button
    type="button"
    class="fc-score"
    data-thing={scoreThing(card)}
    data-met={missing.every((count) => count === 0)}
    aria-label={words.scoreCard(card, words.lacks(missing))}
    onClick={() => explain(scoreThing(card))}
  >
    <ScoreWith card={card} missing={missing} words={words} />
  </button>
));

type ScoreWithProps = Omit<OneScoreProps, 'explain'>;

/** A score card, and beside it what it still wants. */
export const ScoreWith = still(({ card, missing, words }: ScoreWithProps) => (
  <>
    <ScoreCard card={card} has={hasOf(card, missing)} />
    <Lacking missing={missing} words={words} />
  </>
));

/** As much of what the card wants as is there. */
const hasOf = (card: Card, missing: Counts): Counts => {
  const has = copyOf(needsOf(card));
  for (const kind of KINDS) has[kind] -= missing[kind];
  return has;
};

interface FaceDownProps {
  /** At the end they are turned over. */
  readonly cards: readonly (Card | null)[];
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** Bach's score cards: worth the same, whatever is on them. */
export const FaceDown = ({ cards, words, explain }: FaceDownProps) => (
  <button type="button" class="fc-score fc-turned" data-thing="pile:bach" onClick={() => explain('pile:bach')}>
    <span class="fc-row" aria-hidden="true">
      {cards.map((card, at) => (
        <span key={at} class="fc-small-score">
          {card === null ? <ScoreBack /> : <ScoreCard card={card} />}
        </span>
      ))}
    </span>
    <span>{(cards.includes(null) ? words.faceDown : words.turned)(cards.length)}</span>
  </button>
);
