import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { HoldToLook } from '../app/table/OwnEyes.tsx';
import { Areas } from '../ui/areas/Areas.tsx';
import { Hand } from '../ui/hand/Hand.tsx';
import { usePeek } from '../ui/peek/peek.ts';
import { Stepper } from '../ui/stepper/Stepper.tsx';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

/** A card of no game. */
export const PaperCard = ({ letter }: { readonly letter: string }) => (
  <svg class="paper-card" viewBox="0 0 50 70" aria-hidden="true">
    <rect x="1" y="1" width="48" height="68" rx="5" />
    <text x="13" y="22">
      {letter}
    </text>
    <circle cx="30" cy="46" r="11" />
  </svg>
);

const SIDES = [0, 1, 2, 3, 4];
const AREA_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];

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
            {AREA_LETTERS.slice(side).map((letter) => (
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

export function StepperShow() {
  const words = showWords[lang.value];
  const [hearts, setHearts] = useState(2);
  return (
    <Stepper
      lang={lang.value}
      label={words.hearts}
      thing="dial:hearts"
      value={hearts}
      range={{ least: 0, most: 7 }}
      why={{ least: words.least, most: words.most }}
      change={setHearts}
    />
  );
}
