import { useEffect, useState } from 'preact/hooks';
import type { Day } from '../../engine/daily.ts';
import { dailyWords } from '../../words/daily.ts';
import { Loading } from '../lazily.tsx';
import { Screen } from '../Screen.tsx';
import { useNewBuild } from '../useNewBuild.ts';
import { inLang } from '../words.ts';
import { daysInTime } from './book.ts';
import { DayDeals } from './DayDeals.tsx';
import { dayNow } from './days.ts';
import { MonthSheet } from './MonthSheet.tsx';
import { streakOf } from './streak.ts';
import { useDaybook } from './useDaybook.ts';
import './daily.css';

/** The place in the calendar to return to from the table; forgotten the next day. */
let left: { readonly day: Day; readonly on: Day } | null = null;

export function DailyScreen() {
  const words = inLang(dailyWords);
  useNewBuild();
  const today = useToday();
  const [chosen, setChosen] = useState<Day | null>(() => (left?.on === today ? left.day : null));
  const day = chosen ?? today;
  const choose = (next: Day): void => {
    left = { day: next, on: today };
    setChosen(next === today ? null : next);
  };
  const open = useDaybook(day);
  return (
    <Screen name="daily" title={words.title}>
      <p>{words.pitch}</p>
      {open === null && <Loading />}
      {open === 'notRead' && <p role="alert">{words.notRead}</p>}
      {open !== null && open !== 'notRead' && (
        <>
          {open.unread > 0 && (
            <p class="note" role="alert">
              {words.unread(open.unread)}
            </p>
          )}
          <DayDeals key={day} day={day} today={today} open={open} />
          <section class="days" aria-labelledby="days">
            <h2 id="days">{words.calendar}</h2>
            <Days {...streakOf(daysInTime(open.book), today)} />
            <MonthSheet book={open.book} day={day} today={today} choose={choose} />
          </section>
        </>
      )}
    </Screen>
  );
}

function Days({ now, longest }: ReturnType<typeof streakOf>) {
  const words = inLang(dailyWords);
  return (
    <div>
      <p>
        <b>{words.streak(now)}</b>
        {longest > now && ` · ${words.longest(longest)}`}
      </p>
      <p class="hint">{words.streakHint}</p>
    </div>
  );
}

/** The app may lie open over midnight. */
function useToday(): Day {
  const [today, setToday] = useState(() => dayNow());
  useEffect(() => {
    const look = (): void => setToday(dayNow());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
