import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { Areas } from '../ui/areas/Areas.tsx';
import { PaperCard } from './PaperCard.tsx';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

const SIDES = [0, 1, 2, 3, 4];
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

export function AreasShow({ explain }: ShowProps) {
  const words = showWords[lang.value];
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Areas
        lang={lang.value}
        of={SIDES}
        toMove={[turn]}
        follow={turn}
        rival={{ name: words.rival, badge: <span class="parts-rival" /> }}
        area={(side) => (
          <ul class="parts-row">
            {LETTERS.slice(side).map((letter) => (
              <li key={letter}>
                <button
                  type="button"
                  class="parts-card"
                  data-thing={`card:${side}-${letter}`}
                  aria-label={words.card(letter)}
                  onClick={() => explain(`card:${side}-${letter}`)}
                >
                  <PaperCard letter={letter} />
                </button>
              </li>
            ))}
          </ul>
        )}
      />
      <button type="button" class="button" onClick={() => setTurn((turn + 1) % SIDES.length)}>
        {words.nextTurn}
      </button>
    </>
  );
}
