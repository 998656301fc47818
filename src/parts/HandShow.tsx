import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { Hand } from '../ui/hand/Hand.tsx';
import { PaperCard } from './PaperCard.tsx';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Every fourth card cannot be chosen. */
const isDimmed = (at: number): boolean => at % 4 === 3;

export function HandShow({ tell, explain }: ShowProps) {
  const words = showWords[lang.value];
  const [count, setCount] = useState(5);
  const [chosen, setChosen] = useState<string | null>(null);
  const cards = Array.from(LETTERS.slice(0, count), (letter, at) => ({
    card: letter,
    key: letter,
    thing: `card:${letter}` as const,
    name: words.card(letter),
    mark: letter === chosen ? ('selected' as const) : isDimmed(at) ? ('dimmed' as const) : null,
  }));
  return (
    <>
      <Hand
        label={words.hand}
        cards={cards}
        draw={(letter) => <PaperCard letter={letter} />}
        tap={(letter) => {
          setChosen(letter);
          tell(words.chosen(words.card(letter)));
        }}
        wonder={(letter) => tell(words.refused(words.card(letter)))}
        explain={explain}
      />
      <div class="parts-buttons">
        <button type="button" class="button" onClick={() => setCount(Math.max(0, count - 1))}>
          {words.fewer}
        </button>
        <button type="button" class="button" onClick={() => setCount(Math.min(LETTERS.length, count + 1))}>
          {words.more}
        </button>
      </div>
    </>
  );
}
