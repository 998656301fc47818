import type { ComponentChildren } from 'preact';
import type { ThingId } from '../../../engine/game.ts';
import { still } from '../../../ui/still.tsx';
import { KINDS } from '../rules/cards.ts';
import { BACHS, isAlone, paceOf, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { ScoreBack, ScoreCard } from './art/cards.tsx';
import { Mark } from './art/signs.tsx';

/** Hands that were seen before. */
export const EYE = 'M2.5 12C6 6.500 18 6.500 21.500 12 18 17.500 6 17.500 2.500 12ZM12 9.500a2.500 2.500 0 1 1-.01 0';

/** The bag that fairies are drawn from. */
const Bag = () => (
  <svg class="fc-symbol" viewBox="0 0 24 24" aria-hidden="true">
    <path
      class="fc-board-cloth"
      d="M8.500 8C4 11 2.500 15 3 18c.5 2.500 3 3.500 9 3.500s8.500-1 9-3.500c.5-3-1-7-5.500-10Z"
    />
    <path class="fc-board-cloth" d="M8 3c1.500 1 2.500 1 4 0 1.500 1 2.500 1 4 0l-.8 5H8.800Z" />
    <path class="fc-cord" d="M7.500 8.200h9M16 8.500l2 3" />
  </svg>
);

/** What has left the game. */
const Gone = () => (
  <svg class="fc-symbol" viewBox="0 0 24 24" aria-hidden="true">
    <path class="fc-board-cloth" d="M4 4h9v16H4Z" />
    <path class="fc-cord" d="M11 12h10m-3.500-3.500L21 12l-3.500 3.500" />
  </svg>
);

interface PilesProps {
  readonly view: View;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** What is still to come, and what has gone. */
export const Piles = still(({ view, words, explain }: PilesProps) => {
  const { bag, left, deck, discard, removed, held } = view;
  const top = discard.at(-1);
  const gone = removed.reduce((sum, count) => sum + count, 0);
  const pile = (thing: ThingId, label: string, shown: ComponentChildren) => (
    <li>
      <button type="button" class="fc-pile" data-thing={thing} aria-label={label} onClick={() => explain(thing)}>
        {shown}
      </button>
    </li>
  );
  return (
    <ul class="fc-piles" aria-label={words.piles}>
      {pile(
        'pile:bag',
        left ? words.left(left) : words.bag(bag),
        left ? (
          KINDS.map((kind) => (
            <span key={kind} class="fc-left">
              <Mark kind={kind} />
              {left[kind]}
            </span>
          ))
        ) : (
          <>
            <Bag />
            <b>{bag}</b>
          </>
        ),
      )}
      {pile(
        'pile:deck',
        words.deck(deck),
        <>
          <span class="fc-small-score">
            <ScoreBack />
          </span>
          <b>{deck}</b>
        </>,
      )}
      {top !== undefined &&
        pile(
          'pile:discard',
          words.discard(discard.length),
          <>
            <span class="fc-small-score">
              <ScoreCard card={top} />
            </span>
            <b>{discard.length}</b>
          </>,
        )}
      {held.length === 2 &&
        pile(
          'pile:removed',
          words.gone(gone),
          <>
            <Gone />
            <b>{gone}</b>
          </>,
        )}
    </ul>
  );
});

const ALONE = paceOf(1);

interface RoundsProps {
  readonly view: View;
  /** The hand has been here before, and this may be said. */
  readonly again: boolean;
  readonly words: Labels;
}

/** How far the game is. */
export const Rounds = still(({ view, again, words }: RoundsProps) => {
  if (isAlone(view)) return <Seven view={view} words={words} />;
  const { rounds, drafts } = paceOf(view.held.length);
  return view.step === 'over' ? null : (
    <p class="fc-again">
      <span>
        {words.round(view.round + 1, rounds)}
        {words.comma}
      </span>
      <span>{words.draft(view.draft + 1, drafts)}</span>
      {again && <em>{words.comesBack}</em>}
    </p>
  );
});

/** The seven rounds against Bach: how many are drawn, and for whom. */
function Seven({ view, words }: Omit<RoundsProps, 'again'>) {
  const now = view.step === 'over' ? ALONE.rounds : view.round;
  const rows: readonly (readonly [string, readonly number[]])[] = [
    [words.drawn, ALONE.drawn],
    [words.you, ALONE.added],
    [words.bach, BACHS],
  ];
  return (
    <table class="fc-rounds" aria-label={words.round(Math.min(now + 1, ALONE.rounds), ALONE.rounds)}>
      <thead>
        <tr>
          <td />
          {BACHS.map((_, round) => (
            <th key={round} scope="col">
              <span class="hidden">{words.roundAt(round + 1)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, counts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, round) => (
              <td key={round} aria-current={round === now ? 'step' : undefined} data-past={round < now}>
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
