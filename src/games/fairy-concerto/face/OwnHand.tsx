import type { ThingId } from '../../../engine/ids.ts';
import { Hand } from '../../../ui/hand/Hand.tsx';
import { still } from '../../../ui/still.tsx';
import { fairyThing, type Kind } from '../rules/cards.ts';
import type { Labels, Part } from '../words/labels.ts';
import { FairyCard } from './art/FairyCard.tsx';
import type { Picked, Task } from './choice.ts';

interface OwnHandProps {
  readonly task: Task;
  readonly picked: Picked;
  /** Against Bach whoever is not taken is his: once so many are chosen, or all that are left. */
  readonly rest: 'chosen' | 'all' | null;
  readonly words: Labels;
  readonly tap: ((at: number) => void) | null;
  wonder(kind: Kind): void;
  explain(thing: ThingId): void;
}

const StillFairy = still(FairyCard);

/** The own hand, and what each fairy is about to do. */
export function OwnHand({ task, picked, rest, words, tap, wonder, explain }: OwnHandProps) {
  const { hand, count } = task;
  const partOf = (at: number): Part | null => {
    if (picked.take.includes(at)) return 'add';
    if (picked.remove === at) return 'remove';
    if (rest === 'all') return 'bach';
    return rest === 'chosen' && count > 0 && picked.take.length === count ? 'bach' : null;
  };
  const cards = hand.map((kind, at) => {
    const part = partOf(at);
    return {
      card: { kind, at, part },
      key: at,
      thing: fairyThing(kind),
      name: words.held(kind, part),
      mark: part === 'add' || part === 'remove' ? ('selected' as const) : null,
    };
  });
  return (
    <div class="fcb-held">
      <Hand
        label={words.hand}
        cards={cards}
        draw={({ kind, part }) => (
          <>
            <StillFairy kind={kind} />
            {part && (
              <span class="fcb-part" data-part={part}>
                {words.parts[part]}
              </span>
            )}
          </>
        )}
        tap={tap && (({ at }) => tap(at))}
        wonder={({ kind }) => wonder(kind)}
        explain={explain}
      />
    </div>
  );
}
