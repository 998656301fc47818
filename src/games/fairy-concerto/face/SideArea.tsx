import type { Side, ThingId } from '../../../engine/ids.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { type Counts, fairiesOf, nobody } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Mark } from './art/instruments.tsx';
import { FaceDown, Scores } from './Scores.tsx';
import { Stage } from './Stage.tsx';
import { EYE } from './symbols.tsx';

interface SideAreaProps {
  readonly view: View;
  /** As it would be with what is chosen. */
  readonly after: View;
  readonly side: Side;
  readonly fresh: Counts;
  /** A hand that these eyes have seen before, where that shall be shown. */
  readonly seen: Counts | null;
  readonly name: string;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** A side's orchestra on its stage, with the score cards beside it. */
export function SideArea({ view, after, side, fresh, seen, name, words, explain }: SideAreaProps) {
  const orchestra = after.orchestras[side] ?? nobody();
  const cards = view.scoreCards[side];
  return (
    <div class="fcb-side" data-side={side}>
      <Stage
        orchestra={view.orchestras[side] ?? nobody()}
        after={orchestra}
        fresh={fresh}
        words={words}
        explain={explain}
      />
      {cards ? (
        <Scores cards={cards} orchestra={orchestra} words={words} explain={explain} />
      ) : (
        <FaceDown cards={after.faceDown} words={words} explain={explain} />
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
  );
}
