import type { Foresight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { foresee } from './foresee.ts';
import { CAMP, distance, frontOf, type Hex, seatCount, whereIs } from './hexes.ts';
import { hexThing } from './ids.ts';
import type { Move } from './move.ts';
import type { Reason } from './reasons.ts';
import { SEEKERS, type View } from './state.ts';

/** What a move that stands out by nothing else is good for: dice and steps, and how near a hex is to one's own seekers. */
export function merits(view: View, seat: Seat, move: Move): Foresight<Reason> {
  switch (move.do) {
    case 'act':
      return foresee(view, seat, move);
    case 'put':
    case 'go':
      return near(view, seat, move.do === 'put' ? move.at : move.to);
    default:
      return [];
  }
}

function near(view: View, seat: Seat, hex: Hex): Reason[] {
  const steps = Math.min(...SEEKERS.map((seeker) => stepsFrom(view, seat, whereIs(view, seat, seeker), hex)));
  return [{ is: 'near', rule: 'move.steps', side: seat, things: [hexThing(hex)], steps }];
}

const stepsFrom = (view: View, seat: Seat, spot: number, hex: Hex): number =>
  spot === CAMP
    ? 1 + Math.min(...frontOf(seatCount(view), seat).map((front) => distance(front, hex)))
    : distance(spot, hex);
