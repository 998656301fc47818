import type { Seat } from '../../../../engine/ids.ts';
import { APPLE, APPLES, GEM, GEMS, TO_DELIVER, TO_DELIVER_EASED } from '../cards.ts';
import { CAMP } from '../hexes.ts';
import { deliver as deliverMove, type Move, PASS, pick, splitOf, take, to } from '../move.ts';
import { reach, splits } from '../reach.ts';
import { SEEKERS, sendHome, setDown, takeAway, whereIs } from '../seekers.ts';
import type { Flow, Plain, Route, State } from '../state.ts';
import { award, canEase, mayTake } from '../trophies.ts';
import { neverSettles, type StepRules } from './step.ts';

const BOTH = 3;

export const fieldOfKind = (kind: number): number => (kind === APPLE ? APPLES : GEMS);

/** Every way to deliver apples, then gems, whose trophy can be taken now: four, or three that a personality may ease. */
export function deliveries(state: State, seat: Seat, eased: boolean): Move[] {
  const made: Move[] = [];
  for (let kind = APPLE; kind <= GEM; kind++) {
    const field = fieldOfKind(kind);
    if (!mayTake(state, seat, field) || (eased && !canEase(state, seat, field))) continue;
    for (const [first, second] of splits(state, seat, kind, eased ? TO_DELIVER_EASED : TO_DELIVER))
      made.push(deliverMove(kind, first, second));
  }
  return made;
}

/** The tokens go to the supply, the trophy is taken, and whoever brought something goes to camp. */
function deliver(state: State, seat: Seat, move: Move, flow: Flow): void {
  const { of: kind } = move;
  const by = splitOf(move);
  const eased = by[0] + by[1] < TO_DELIVER;
  flow.tell?.({ is: 'delivered', seat, kind, by }, 'all', 'none');
  award(state, seat, fieldOfKind(kind), eased, flow);
  state.supply[kind] = (state.supply[kind] as number) + by[0] + by[1];
  for (const seeker of SEEKERS) {
    const count = by[seeker];
    if (count === 0) continue;
    takeAway(state, kind, whereIs(state, seat, seeker), count);
    state.moved |= 1 << seeker;
    sendHome(state, seat, seeker, true, flow);
  }
}

/** Which seeker moves next, or a delivery; once one has moved the other may stay. */
export const move: StepRules<Plain<'move'>> = {
  settle(state) {
    if (state.moved !== BOTH) return false;
    state.todo.pop();
    return true;
  },
  moves(state, { seat }) {
    const made: Move[] = [];
    for (const seeker of SEEKERS) if (((state.moved >> seeker) & 1) === 0) made.push(pick(seeker));
    made.push(...deliveries(state, seat, false));
    if (state.moved !== 0) made.push(PASS);
    made.push(...deliveries(state, seat, true));
    return made;
  },
  play(state, { seat, step }, chosen, flow) {
    if (chosen.do === 'deliver') deliver(state, seat, chosen, flow);
    else if (chosen.do === 'pick') state.todo.push({ step: 'route', seat, seeker: chosen.of, apples: 0, gems: 0 });
    else {
      state.todo.pop();
      flow.tell?.({ is: 'passed', seat, step }, 'all', 'none');
    }
  },
};

/** Tokens are taken up one by one, then the seeker goes where it can with or without them. */
export const route: StepRules<Route> = {
  settle: neverSettles,
  moves(state, { seat, seeker, apples, gems }) {
    const made = reach(state, seat, seeker, apples + gems > 0).map(to);
    const hex = whereIs(state, seat, seeker);
    if (hex === CAMP) return made;
    if ((state.apples[hex] as number) > apples) made.push(take(APPLE, hex));
    if ((state.gems[hex] as number) > gems) made.push(take(GEM, hex));
    return made;
  },
  play(state, pending, chosen, flow) {
    if (chosen.do === 'take') {
      if (chosen.of === APPLE) pending.apples++;
      else pending.gems++;
      return;
    }
    const { seat, seeker, apples, gems } = pending;
    const from = whereIs(state, seat, seeker);
    state.todo.pop();
    state.seekers[seat * 2 + seeker] = chosen.at;
    state.moved |= 1 << seeker;
    if (apples > 0) {
      takeAway(state, APPLE, from, apples);
      setDown(state, APPLE, chosen.at, apples);
    }
    if (gems > 0) {
      takeAway(state, GEM, from, gems);
      setDown(state, GEM, chosen.at, gems);
    }
    flow.tell?.({ is: 'moved', seat, seeker, from, to: chosen.at, apples, gems }, 'all', 'none');
  },
};
