import type { Sitter } from '../../engine/log.ts';
import type { Outcome } from '../../saves/format.ts';
import { peopleOf, playedHere } from './tally.ts';

/** Games that the same people played on one day. */
export interface Evening {
  readonly day: string;
  /** Who won most before the others. */
  readonly people: readonly { readonly sitter: Sitter; readonly won: number }[];
  /** Newest first, as outcomes come. */
  readonly games: readonly Outcome[];
}

/** The newest first. All who sat at the table count as there, on any device. */
export function eveningsOf(outcomes: readonly Outcome[], dayOf = eveningDay): Evening[] {
  const evenings = new Map<string, Outcome[]>();
  for (const outcome of playedHere(outcomes)) {
    const key = JSON.stringify([
      dayOf(outcome.endedAt),
      ...peopleOf(outcome)
        .map(({ sitter: { name } }) => name)
        .sort(),
    ]);
    const games = evenings.get(key);
    if (games) games.push(outcome);
    else evenings.set(key, [outcome]);
  }
  return [...evenings.values()].map((games) => eveningOf(games, dayOf));
}

function eveningOf(games: readonly Outcome[], dayOf: (endedAt: number) => string): Evening {
  const [newest] = games;
  const people = (newest ? peopleOf(newest) : []).map(({ sitter }) => ({ sitter, won: winsOf(sitter, games) }));
  people.sort((one, other) => other.won - one.won);
  return { day: newest ? dayOf(newest.endedAt) : '', people, games };
}

const winsOf = ({ name }: Sitter, games: readonly Outcome[]): number =>
  games.filter(({ sitters, result }) =>
    result.winners.some((seat) => sitters[seat]?.kind === 'person' && sitters[seat].name === name),
  ).length;

/** A game after midnight belongs to the evening before, until the early morning. */
const NIGHT_MS = 5 * 3_600_000;

/** The day of an evening, by the clock of this device. */
function eveningDay(endedAt: number): string {
  const day = new Date(endedAt - NIGHT_MS);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}
