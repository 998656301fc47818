import { DAILY_LEVEL, DAILY_SEAT, type Day, dailySetup } from '../../engine/daily.ts';
import type { Facts } from '../../engine/game.ts';
import { EMBLEMS, type Emblem, type Sitter } from '../../engine/log.ts';
import { startMatch } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { Person } from '../box/people.ts';
import { dayNow } from './days.ts';

/** The day's deal at the table that everybody has. Rejects if it could not be laid out. */
export function beginDaily(
  facts: Facts,
  day: Day,
  person: Person,
  emblemName: (emblem: Emblem) => string,
): Promise<MatchId> {
  const setup = dailySetup(facts);
  return startMatch({
    game: facts.id,
    setup,
    sitters: dailySitters(setup.seats, person, emblemName),
    seed: null,
    noHints: true,
    daily: { day, ...(day !== dayNow() && { late: true }) },
  });
}

function dailySitters(seats: number, person: Person, emblemName: (emblem: Emblem) => string): Sitter[] {
  const free = EMBLEMS.filter((each) => each !== person.emblem);
  return Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat === DAILY_SEAT) return { kind: 'person', ...person };
    const emblem = free.shift() ?? person.emblem;
    return { kind: 'bot', level: DAILY_LEVEL, name: emblemName(emblem), emblem };
  });
}
