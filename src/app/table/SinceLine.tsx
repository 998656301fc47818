import { PhraseText } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';

interface SinceLineProps {
  /** A line a turn, the oldest first. */
  readonly turns: readonly Phrase[];
  open(): void;
}

/** As many as there is room for without a step of the board. */
const MOST_TURNS = 3;

/** What the others did since the last turn of whoever decides; it opens the whole log. */
export function SinceLine({ turns, open }: SinceLineProps) {
  const words = inLang(tableWords);
  const newest = turns.slice(-MOST_TURNS);
  return (
    <button type="button" class="since" aria-haspopup="dialog" data-lines={newest.length} onClick={open}>
      <span class="hidden">{words.log}: </span>
      {newest.length === 0 && <span>{words.emptyLog}</span>}
      {newest.map((turn, index) => (
        <span key={index}>
          <PhraseText said={turn} />{' '}
        </span>
      ))}
    </button>
  );
}
