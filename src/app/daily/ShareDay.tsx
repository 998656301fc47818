import { useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { dailyWords } from '../../words/daily.ts';
import { copyText } from '../copy.ts';
import { share } from '../settings/files.ts';
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
  const tell = async (): Promise<void> => {
    const lines = SHELF.flatMap((box) => {
      const own = played.find(({ game }) => game === box.facts.id);
      if (!own) return [];
      const over = overPar(own);
      const what = [isWon(own) ? words.won : words.lost, words.points(own.result.points)];
      return words.sharedLine(inLang(box.title), over === null ? what : [...what, words.overPar(over)]);
    });
    const text = words.shared(date, lines);
    // Null: the person thought better of it.
    const isHandedOn = (await share({ text })) !== false;
    setTold(isHandedOn ? '' : (await copyText(text)) ? words.copied : words.notShared);
  };
  return (
    <div class="share-day">
      <button type="button" class="button" onClick={() => void tell()}>
        {words.share}
      </button>
      <p class="hint" role="status">
        {told}
      </p>
    </div>
  );
}
