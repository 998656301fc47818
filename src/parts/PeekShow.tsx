import { lang } from '../app/settings.ts';
import { HoldToLook } from '../app/table/HoldToLook.tsx';
import { usePeek } from '../ui/peek/peek.ts';
import { PaperCard } from './PaperCard.tsx';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

export function PeekShow({ explain }: ShowProps) {
  const words = showWords[lang.value];
  const peeking = usePeek<number>();
  return (
    <div class="parts-row">
      <HoldToLook name="Aya" seat={0} peeking={peeking} />
      {peeking.whose !== null &&
        ['X', 'Y', 'Z'].map((letter) => (
          <button
            key={letter}
            type="button"
            class="parts-card"
            data-thing={`card:${letter}`}
            aria-label={words.card(letter)}
            onClick={() => explain(`card:${letter}`)}
          >
            <PaperCard letter={letter} />
          </button>
        ))}
    </div>
  );
}
