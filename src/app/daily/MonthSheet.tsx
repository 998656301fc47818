import { useState } from 'preact/hooks';
import type { Day } from '../../engine/daily.ts';
import { SHELF } from '../../games/shelf.ts';
import { BACK, Icon } from '../../ui/Icon.tsx';
import { dailyWords } from '../../words/daily.ts';
import { localeOf } from '../amounts.ts';
import { inLang, lang } from '../settings.ts';
import { type Book, firstWeekDay, isAtPar, monthBeside, monthOf, type Played, utcOf, weeksOf } from './days.ts';

interface MonthSheetProps {
  readonly book: Book;
  readonly day: Day;
  readonly today: Day;
  choose(day: Day): void;
}

/** A month on the wall: every day with a bar for each title. Those to come cannot be chosen. */
export function MonthSheet({ book, day, today, choose }: MonthSheetProps) {
  const words = inLang(dailyWords);
  const [month, setMonth] = useState(() => monthOf(day));
  const written = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(localeOf(lang.value), { ...options, timeZone: 'UTC' });
  const [short, long] = [written({ weekday: 'narrow' }), written({ weekday: 'long' })];
  const date = written({ month: 'long', day: 'numeric' });
  const begin = firstWeekDay(localeOf(lang.value));
  const weeks = weeksOf(month, begin);
  const isLast = month >= monthOf(today);
  return (
    <>
      <div class="month-head">
        <button
          type="button"
          class="round"
          aria-label={words.monthBefore}
          onClick={() => setMonth(monthBeside(month, -1))}
        >
          <Icon of={BACK} />
        </button>
        <b aria-live="polite">{written({ month: 'long', year: 'numeric' }).format(utcOf(`${month}-01`))}</b>
        <button
          type="button"
          class="round"
          aria-label={words.monthAfter}
          aria-disabled={isLast}
          onClick={() => !isLast && setMonth(monthBeside(month, 1))}
        >
          <Icon of={AHEAD} />
        </button>
      </div>
      <table class="month">
        <thead>
          <tr>
            {[...A_WEEK.slice(begin), ...A_WEEK.slice(0, begin)].map((each) => (
              <th key={each} scope="col" abbr={long.format(utcOf(each))}>
                {short.format(utcOf(each))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((each, weekDay) => (
                <td key={weekDay}>
                  {each && (
                    <DayCell
                      day={each}
                      date={date.format(utcOf(each))}
                      played={book.get(each) ?? []}
                      isChosen={each === day}
                      isToday={each === today}
                      isToCome={each > today}
                      choose={choose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{words.signs}</p>
    </>
  );
}

const AHEAD = 'm9.5 5 6.5 7-6.5 7';

/** From a Sunday on. */
const A_WEEK = ['2023-01-01', '2023-01-02', '2023-01-03', '2023-01-04', '2023-01-05', '2023-01-06', '2023-01-07'];

interface DayCellProps {
  readonly day: Day;
  readonly date: string;
  readonly played: readonly Played[];
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly isToCome: boolean;
  choose(day: Day): void;
}

function DayCell({ day, date, played, isChosen, isToday, isToCome, choose }: DayCellProps) {
  const words = inLang(dailyWords);
  const atPar = played.filter((each) => isAtPar(each)).length;
  const barOf = (game: string): string => {
    const own = played.find((each) => each.game === game);
    return own ? (isAtPar(own) ? 'tall' : 'short') : 'none';
  };
  return (
    <button
      type="button"
      class="day"
      aria-label={isToCome ? date : words.day(date, played.length, SHELF.length, atPar)}
      aria-pressed={isChosen}
      {...(isToday && { 'aria-current': 'date' })}
      aria-disabled={isToCome}
      onClick={() => !isToCome && choose(day)}
    >
      <span>{Number(day.slice(-2))}</span>
      <span class="day-bars">
        {played.length > 0 && SHELF.map(({ facts: { id } }) => <i key={id} data-game={id} data-bar={barOf(id)} />)}
      </span>
    </button>
  );
}
