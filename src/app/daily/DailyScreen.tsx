import './daily.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Day } from '../../engine/daily.ts';
import { SHELF } from '../../games/shelf.ts';
import { askDaybook, askPar, dropPar, showShelf } from '../../link/requests.ts';
import type { Daybook } from '../../protocol/shown.ts';
import { type DailyWords, dailyWords } from '../../words/daily.ts';
import { seatsWords } from '../../words/seats.ts';
import { localeOf } from '../amounts.ts';
import { knownPeople, type Person } from '../box/people.ts';
import { Loading, lazily } from '../lazily.tsx';
import { useNewBuild } from '../newBuild.ts';
import { Screen } from '../Screen.tsx';
import { inLang, lang } from '../settings.ts';
import { Deal } from './Deal.tsx';
import type { Book, Played } from './days.ts';
import { bookOf, dayNow, daysInTime, isAtPar, isWon, overPar, streakOf, utcOf, withoutPar, withPar } from './days.ts';
import { MonthSheet } from './MonthSheet.tsx';

export interface OpenBook {
  readonly book: Book;
  /** How many results cannot be read. */
  readonly unread: number;
  /** What the strongest bot is playing for its par. */
  readonly reckoned: Played | null;
}

/** What became of the days' deals. While the screen is open, missing pars are worked out, the shown day's first. */
function useDaybook(day: Day): OpenBook | 'notRead' | null {
  const [daybook, setDaybook] = useState<Daybook | 'notRead' | null>(null);
  useEffect(() => {
    showShelf();
    askDaybook().then(setDaybook, () => setDaybook('notRead'));
    return dropPar;
  }, []);
  const read = daybook === 'notRead' ? null : daybook;
  const book = useMemo(() => (read ? bookOf(read, dayNow()) : NO_BOOK), [read]);
  const reckoned = withoutPar(book, SHELF, day) ?? null;
  useEffect(() => {
    if (!reckoned) return;
    let isWaiting = true;
    void askPar(reckoned.game, reckoned.daily.day).then((par) => {
      if (par && isWaiting) setDaybook((now) => (now && now !== 'notRead' ? withPar(now, par) : now));
    });
    return () => {
      isWaiting = false;
    };
    // The same deal with a game less is asked for again, and nothing else is a reason to begin anew.
  }, [reckoned?.game, reckoned?.daily.day, reckoned?.leads.length]);
  return daybook === 'notRead' ? daybook : read && { book, unread: read.unread, reckoned };
}

const NO_BOOK: Book = new Map();

const DaySheet = lazily(
  () => import('./DaySheet.tsx').then((sheet) => sheet.DaySheet),
  () => null,
);

interface ShareDayProps {
  readonly date: string;
  readonly played: readonly Played[];
}

/** The way to the sheet on which a day is told to others. */
function ShareDay({ date, played }: ShareDayProps) {
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

interface DayDealsProps {
  readonly day: Day;
  readonly today: Day;
  readonly open: OpenBook;
}

/** One deal of every title: to play, to go on with, or what became of it. */
function DayDeals({ day, today, open: { book, reckoned } }: DayDealsProps) {
  const words = inLang(dailyWords);
  const { emblems } = inLang(seatsWords);
  const people = knownPeople();
  const [person, setPerson] = useState<Person>(() => people[0] ?? { name: emblems.crane, emblem: 'crane' });
  const date = new Intl.DateTimeFormat(localeOf(lang.value), { dateStyle: 'full', timeZone: 'UTC' }).format(utcOf(day));
  const played = book.get(day) ?? [];
  return (
    <section aria-labelledby="deals">
      <h2 id="deals">{day === today ? words.today(date) : date}</h2>
      {day < today && <p class="hint">{words.late}</p>}
      {people.length > 1 && played.length < SHELF.length && (
        <label class="plays-as">
          <span>{words.playsAs}</span>
          <select
            value={person.name}
            onChange={({ currentTarget }) => setPerson(people[currentTarget.selectedIndex] ?? person)}
          >
            {people.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <ul class="day-deals">
        {SHELF.map((box) => {
          const { id } = box.facts;
          const own = played.find(({ game }) => game === id);
          return <Deal key={id} box={box} day={day} person={person} played={own} isReckoned={own === reckoned} />;
        })}
      </ul>
      {played.length > 0 && <p class="hint">{words.parHint}</p>}
      {played.length > 0 && <ShareDay date={date} played={played} />}
    </section>
  );
}

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
