import { lang } from '../app/settings.ts';
import { Peek } from '../ui/peek/Peek.tsx';
import { PaperCard } from './PaperCard.tsx';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

export function PeekShow({ explain }: ShowProps) {
  const words = showWords[lang.value];
  return (
    <Peek lang={lang.value} thing="hand:own" label={words.secrets}>
      {() => (
        <ul class="parts-row">
          {['X', 'Y', 'Z'].map((letter) => (
            <li key={letter}>
              <button
                type="button"
                class="parts-card"
                data-thing={`card:${letter}`}
                aria-label={words.card(letter)}
                onClick={() => explain(`card:${letter}`)}
              >
                <PaperCard letter={letter} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Peek>
  );
}
