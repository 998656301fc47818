import { useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { recall } from '../../ui/stored.ts';
import { shelfWords } from '../../words/shelf.ts';
import { lazily } from '../lazily.tsx';
import { waitingCount } from '../shelf/waitingCount.ts';
import { inLang } from '../words.ts';
import { suited, weightOf } from './suited.ts';

const PickSheet = lazily(
  () => import('./PickSheet.tsx').then((sheet) => sheet.PickSheet),
  () => null,
);

/** Beside the boxes: whom which one suits, for whoever has never played here, and the way to have one picked. */
export function Evening() {
  const words = inLang(shelfWords);
  const [isOpen, setOpen] = useState(false);
  const isFirst = recall('people') === null && recall('lessons') === null;
  return (
    <>
      <button type="button" class="word" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.pick}
      </button>
      {waitingCount() === 0 && (
        <p class="hint">
          {isFirst
            ? suited(SHELF).map(([who, { facts, title }]) => (
                <span key={who}>
                  {words.suited(words.suits[who], inLang(title), facts.minutes.longest, words.weights[weightOf(facts)])}
                </span>
              ))
            : words.freeTable}
        </p>
      )}
      {isOpen && <PickSheet onClose={() => setOpen(false)} />}
    </>
  );
}
