import { useState } from 'preact/hooks';
import type { Day } from '../../engine/daily.ts';
import { SHELF } from '../../games/shelf.ts';
import { dailyWords } from '../../words/daily.ts';
import { seatsWords } from '../../words/seats.ts';
import { knownPeople, type Person } from '../box/people.ts';
import { lang } from '../settings.ts';
import { localeOf } from '../when.ts';
import { inLang } from '../words.ts';
import { Deal } from './Deal.tsx';
import { utcOf } from './days.ts';
import { ShareDay } from './ShareDay.tsx';
import type { OpenBook } from './useDaybook.ts';

interface DayDealsProps {
  readonly day: Day;
  readonly today: Day;
  readonly open: OpenBook;
}

/** One deal of every title: to play, to go on with, or what became of it. */
export function DayDeals({ day, today, open: { book, reckoned } }: DayDealsProps) {
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
