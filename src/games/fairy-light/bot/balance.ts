import { type Counts, defineBalance, fairShare, type Played, rate } from '../../../bots/measuring.ts';
import type { Seat } from '../../../engine/game.ts';
import { SUN } from '../rules/cards.ts';
import { hearts } from '../rules/sheet.ts';
import { type Move, type State, seatOf } from '../rules/state.ts';

const DRAW = 0.5;

/** Victories of who began, and of the sun, a draw counting half; draws and hearts. */
function count({ end, winners }: Played<State, Move>): Counts {
  const wonBy = (seat: Seat): number => (winners.length === 0 ? DRAW : winners.includes(seat) ? 1 : 0);
  const [first, sun] = [wonBy(seatOf(end, end.first)), wonBy(seatOf(end, SUN))];
  const [suns, moons] = hearts(end.grid);
  return {
    games: 1,
    'parts first': first,
    'squares first': first * first,
    'parts sun': sun,
    'squares sun': sun * sun,
    draws: winners.length === 0 ? 1 : 0,
    hearts: suns + moons,
    ahead: end.first === SUN ? suns - moons : moons - suns,
  };
}

function report(sums: Counts, seats: number): readonly string[] {
  const of = (key: string): number => sums[key] ?? 0;
  const games = of('games');
  const share = (who: string): string =>
    fairShare({ parts: of(`parts ${who}`), squares: of(`squares ${who}`), games }, seats);
  const mean = (key: string): string => (of(key) / games).toFixed(2);
  return [
    `- of a fair share: who begins ${share('first')}, the sun ${share('sun')}`,
    `- draws ${rate(of('draws'), games)}, ${mean('hearts')} hearts a game, ${mean('ahead')} more for who begins`,
  ];
}

export const balance = defineBalance<State, Move>({ count, report });
