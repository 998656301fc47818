import type { ComponentChildren } from 'preact';
import type { ThingId } from '../../../engine/ids.ts';
import { still } from '../../../ui/still.tsx';
import { KINDS } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Mark } from './art/instruments.tsx';
import { ScoreBack, ScoreCard } from './art/ScoreCard.tsx';
import { Bag, Gone } from './symbols.tsx';

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
      <button type="button" class="fcb-pile" data-thing={thing} aria-label={label} onClick={() => explain(thing)}>
        {shown}
      </button>
    </li>
  );
  return (
    <ul class="fcb-piles" aria-label={words.piles}>
      {pile(
        'pile:bag',
        left ? words.left(left) : words.bag(bag),
        left ? (
          KINDS.map((kind) => (
            <span key={kind} class="fcb-left">
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
          <span class="fcb-small-score">
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
            <span class="fcb-small-score">
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
