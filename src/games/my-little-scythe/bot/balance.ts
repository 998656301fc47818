import { type Counts, defineBalance, type Played } from '../../../bots/balance.ts';
import { MOST_ROUNDS } from '../facts.ts';
import { FIELDS, PERSONALITIES } from '../rules/cards.ts';
import { fieldsIn } from '../rules/fields.ts';
import type { Move } from '../rules/move.ts';
import type { State } from '../rules/state.ts';

/** Victories by place in the turn order and by personality, the fields of the winners, rounds; a shared one in parts. */
function count({ moves, end, winners }: Played<State, Move>): Counts {
  const counts: Record<string, number> = {};
  const add = (key: string, more: number): void => {
    counts[key] = (counts[key] ?? 0) + more;
  };
  const seats = end.seats.length;
  end.seats.forEach(({ personality, trophies }, seat) => {
    add(`had ${PERSONALITIES[personality]}`, 1);
    if (!winners.includes(seat)) return;
    const share = 1 / winners.length;
    add(`won ${PERSONALITIES[personality]}`, share);
    add(`place ${(seat - end.first + seats) % seats}`, share);
    for (const taken of fieldsIn(trophies)) add(`field ${FIELDS[taken]}`, share);
  });
  add(`rounds ${end.round}`, 1);
  add('games', 1);
  add('decisions', moves.length);
  if (winners.length > 1) add('shared', 1);
  return counts;
}

const fixed = (value: number): string => value.toFixed(2);
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

function medianRounds(of: (key: string) => number): number {
  let seen = 0;
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    seen += of(`rounds ${round}`);
    if (2 * seen >= of('games')) return round;
  }
  return MOST_ROUNDS;
}

function report(sums: Counts, seats: number): readonly string[] {
  const of = (key: string): number => sums[key] ?? 0;
  const games = of('games');
  const places = Array.from({ length: seats }, (_, place) => fixed((of(`place ${place}`) * seats) / games));
  const people = PERSONALITIES.map((name) => `${name} ${fixed((of(`won ${name}`) * seats) / of(`had ${name}`))}`);
  const fields = FIELDS.map((field) => `${field} ${percent(of(`field ${field}`) / games)}`);
  return [
    `- seats in turn order, of a fair share: ${places.join(', ')}`,
    `- personalities, of a fair share: ${people.join(', ')}`,
    `- fields of the winners: ${fields.join(', ')}`,
    `- median ${medianRounds(of)} rounds, ${fixed(of('decisions') / games)} decisions, shared ${percent(of('shared') / games)}`,
  ];
}

export const balance = defineBalance<State, Move>({ count, report });
