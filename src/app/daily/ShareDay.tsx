import { useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import { type DailyWords, dailyWords } from '../../words/daily.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../words.ts';
import { isAtPar, isWon, overPar, type Played } from './book.ts';

const DaySheet = lazily(
  () => import('./DaySheet.tsx').then((sheet) => sheet.DaySheet),
  () => null,
);

interface ShareDayProps {
  readonly date: string;
  readonly played: readonly Played[];
}

/** The way to the sheet on which a day is told to others. */
export function ShareDay({ date, played }: ShareDayProps) {
  const words = inLang(dailyWords);
  const [isOpen, setOpen] = useState(false);
  const games = SHELF.flatMap((box) => {
    const own = played.find(({ game }) => game === box.facts.id);
    if (!own) return [];
    return { game: own.game, title: inLang(box.title), outcome: sayPlayed(own, words), isAtPar: isAtPar(own) };
  });
  return (
    <div class="share-day">
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.share}
      </button>
      {isOpen && <DaySheet told={{ title: words.title, date, games }} onDone={() => setOpen(false)} />}
    </div>
  );
}

function sayPlayed(played: Played, words: DailyWords): string {
  const over = overPar(played);
  const what = [isWon(played) ? words.won : words.lost, words.points(played.result.points)];
  return words.outcome(over === null ? what : [...what, words.overPar(over)]);
}
