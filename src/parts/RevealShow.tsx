import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { Reveal } from '../ui/reveal/Reveal.tsx';
import { PaperCard } from './PaperCard.tsx';
import { showWords } from './words.ts';

const LETTERS = ['A', 'B', 'C'];

export function RevealShow() {
  const words = showWords[lang.value];
  const [open, setOpen] = useState(false);
  const drawn = (letter: string, name: string) => (
    <div class="parts-card" role="img" aria-label={name}>
      <PaperCard letter={letter} />
    </div>
  );
  return (
    <>
      <Reveal
        label={words.choices}
        of={LETTERS.map((letter) => ({
          key: letter,
          thing: `choice:${letter}` as const,
          back: drawn('', words.faceDown),
          front: open ? drawn(letter, words.card(letter)) : null,
        }))}
      />
      <button type="button" class="button" onClick={() => setOpen(!open)}>
        {open ? words.again : words.turnOver}
      </button>
    </>
  );
}
