import type { Event } from '../rules/events.ts';

/** The events of the same turn, of those that follow one another without another seat between. */
export function turnOf(event: Event, events: readonly Event[]): readonly Event[] {
  const at = events.indexOf(event);
  const begins = events.slice(0, at).findLastIndex(isBetween);
  const ends = events.slice(at).findIndex(isBetween);
  return events.slice(begins + 1, ends < 0 ? events.length : at + ends);
}
const isBetween = ({ is }: Event): boolean => is === 'again' || is === 'roundEnded' || is === 'laid';

export const hasReserveIn = (events: readonly Event[]): boolean =>
  events.some((event) => event.is === 'guest' && event.from === 'reserve');

/** As far as an extra turn of the same round, or the end of that. */
export function upToAgain(events: readonly Event[]): readonly Event[] {
  const at = events.findIndex(({ is }) => is === 'again' || is === 'roundEnded');
  return at < 0 ? events : events.slice(0, at + 1);
}

/** The round ends with this turn: neither a last lap that it called nor an extra turn will come. */
export function isCalledOff(events: readonly Event[]): boolean {
  const ended = events.find(({ is }) => is === 'roundEnded');
  return ended?.is === 'roundEnded' && ended.ending === 'out';
}

export function takenWhile<Kept extends Event>(
  events: readonly Event[],
  keep: (event: Event) => event is Kept,
): Kept[] {
  const kept: Kept[] = [];
  for (const event of events) {
    if (!keep(event)) break;
    kept.push(event);
  }
  return kept;
}
