import { useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { dailyWords } from '../../words/daily.ts';
import { copyText } from '../copy.ts';
import { inLang } from '../words.ts';
import { isWon, overPar, type Played } from './book.ts';

interface ShareDayProps {
  readonly date: string;
  readonly played: readonly Played[];
}

/** What became of the day, as a text: to another app where the device has a way, else into the clipboard. */
export function ShareDay({ date, played }: ShareDayProps) {
  const words = inLang(dailyWords);
  const [told, setTold] = useState('');
  const share = async (): Promise<void> => {
    const lines = SHELF.flatMap((box) => {
      const own = played.find(({ game }) => game === box.facts.id);
      if (!own) return [];
      const over = overPar(own);
      const what = [isWon(own) ? words.won : words.lost, words.points(own.result.points)];
      return words.sharedLine(inLang(box.title), over === null ? what : [...what, words.overPar(over)]);
    });
    const text = words.shared(date, lines);
    setTold((await isHandedOn(text)) ? '' : (await copyText(text)) ? words.copied : words.notShared);
  };
  return (
    <div class="share-day">
      <button type="button" class="button" onClick={() => void share()}>
        {words.share}
      </button>
      <p class="hint" role="status">
        {told}
      </p>
    </div>
  );
}

/** True also where the person thought better of it. */
async function isHandedOn(text: string): Promise<boolean> {
  try {
    if (!navigator.canShare?.({ text })) return false;
    await navigator.share({ text });
    return true;
  } catch (fault) {
    return fault instanceof Error && fault.name === 'AbortError';
  }
}
