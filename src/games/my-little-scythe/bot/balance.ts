import { type Counts, defineBalance, fairShare, type Played, rate, type Won } from '../../../bots/measuring.ts';
import { MOST_ROUNDS } from '../facts.ts';
import { FIELDS, PERSONALITIES } from '../rules/cards.ts';
import type { Move } from '../rules/move.ts';
import { fieldsIn, type State } from '../rules/state.ts';

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
    for (const who of [PERSONALITIES[personality], `place ${(seat - end.first + seats) % seats}`]) {
      add(`parts ${who}`, share);
      add(`squares ${who}`, share * share);
    }
    for (const taken of fieldsIn(trophies)) add(`field ${FIELDS[taken]}`, share);
  });
  add(`rounds ${end.round}`, 1);
  add('games', 1);
  add('decisions', moves.length);
  if (winners.length > 1) add('shared', 1);
  return counts;
}

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
  const wonBy = (who: string, all: number): Won => ({
    parts: of(`parts ${who}`),
    squares: of(`squares ${who}`),
    games: all,
  });
  const places = Array.from({ length: seats }, (_, place) => fairShare(wonBy(`place ${place}`, games), seats));
  const people = PERSONALITIES.map((name) => `${name} ${fairShare(wonBy(name, of(`had ${name}`)), seats)}`);
  const fields = FIELDS.map((field) => `${field} ${rate(of(`field ${field}`), games)}`);
  return [
    `- seats in turn order, of a fair share: ${places.join(', ')}`,
    `- personalities, of a fair share: ${people.join(', ')}`,
    `- fields of the winners: ${fields.join(', ')}`,
    `- median ${medianRounds(of)} rounds, ${(of('decisions') / games).toFixed(2)} decisions, shared ${rate(of('shared'), games)}`,
  ];
}

export const balance = defineBalance<State, Move>({ count, report });
