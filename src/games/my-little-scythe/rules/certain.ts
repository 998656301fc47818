import type { Foresight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { moves } from './asks.ts';
import { FIGHT, LEAST_FRIENDSHIP, MOVE } from './cards.ts';
import { foresee } from './foresee.ts';
import { type Hex, rivalAt, seatAt } from './hexes.ts';
import { hexThing } from './ids.ts';
import { reach } from './reach.ts';
import type { Reason } from './reasons.ts';
import { SEEKERS, type View } from './state.ts';
import { costOfAttack } from './steps/fight.ts';
import { sureOf } from './sure.ts';
import { takeFault } from './trophies.ts';

/** Trophies that a seat can take now, or win in this turn by a fight that it cannot lose. */
export function certain(view: View, seat: Seat): Foresight<Reason> {
  const offered = moves(view, seat);
  const claims = offered.filter((move) => move.do === 'claim').flatMap((move) => foresee(view, seat, move).slice(0, 1));
  const mayMove = offered.some((move) => move.do === 'act' && move.space === MOVE);
  return mayMove ? [...claims, ...fights(view, seat)] : claims;
}

function fights(view: View, seat: Seat): Reason[] {
  if (takeFault(view, seat, FIGHT) !== null) return [];
  if (seatAt(view, seat).friendship - costOfAttack(view, seat) < LEAST_FRIENDSHIP) return [];
  const hexes = new Set<Hex>(SEEKERS.flatMap((seeker) => reach(view, seat, seeker, false)));
  return [...hexes].flatMap((hex): Reason[] => {
    const rival = rivalAt(view, seat, hex);
    const odds = rival === null ? null : sureOf(view, seat, rival, hex);
    if (rival === null || odds === null) return [];
    return [{ is: 'sureThere', rule: 'fight.trophy', side: rival, things: [hexThing(hex)], hex, ...odds }];
  });
}
