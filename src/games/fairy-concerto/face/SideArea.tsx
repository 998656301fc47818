import type { Side, ThingId } from '../../../engine/ids.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { still } from '../../../ui/still.tsx';
import { type Card, type Counts, fairiesOf } from '../rules/cards.ts';
import type { Labels } from '../words/labels.ts';
import { Mark } from './art/instruments.tsx';
import { FaceDown, Scores } from './Scores.tsx';
import { Stage } from './Stage.tsx';
import { EYE } from './symbols.tsx';

interface SideAreaProps {
  readonly side: Side;
  readonly orchestra: Counts;
  /** With those who are about to come. */
  readonly after: Counts;
  /** Null: Bach's, who keeps them face down. */
  readonly cards: readonly Card[] | null;
  readonly faceDown: readonly (Card | null)[];
  readonly fresh: Counts;
  /** A hand that these eyes have seen before, where that shall be shown. */
  readonly seen: Counts | null;
  readonly name: string;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** A side's orchestra on its stage, with the score cards beside it. */
export const SideArea = still(
  ({ side, orchestra, after, cards, faceDown, fresh, seen, name, words, explain }: SideAreaProps) => (
    <div class="fcb-side" data-side={side}>
      <Stage orchestra={orchestra} after={after} fresh={fresh} words={words} explain={explain} />
      {cards ? (
        <Scores cards={cards} orchestra={after} words={words} explain={explain} />
      ) : (
        <FaceDown cards={faceDown} words={words} explain={explain} />
      )}
      {seen && (
        <p class="fcb-seen" role="img" aria-label={words.seenHand(name, seen)}>
          <Icon of={EYE} />
          {fairiesOf(seen).map((kind, at) => (
            <Mark key={at} kind={kind} />
          ))}
        </p>
      )}
    </div>
  ),
);
