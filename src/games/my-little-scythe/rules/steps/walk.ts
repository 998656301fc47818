import type { Seat } from '../../../../engine/ids.ts';
import type { Plain, Route } from '../asks.ts';
import { APPLE, fieldOf, GEM } from '../cards.ts';
import { CAMP, goTo, sendHome, setDown, takeAway, tokensAt, whereIs } from '../hexes.ts';
import { type Deliver, go, type Move, PASS, pick, take } from '../move.ts';
import { deliveries, isEasedDelivery, neededFor, reach } from '../reach.ts';
import { broughtBy, bySeeker, type Flow, SEEKERS, type State } from '../state.ts';
import { award } from '../trophies.ts';
import { answer, neverSettles, type StepRules } from './step.ts';

/** The tokens go to the supply, the trophy is taken, and the seeker who brought them goes to camp. */
function bring(state: State, seat: Seat, move: Deliver, flow: Flow): void {
  const { kind, by } = move;
  flow.tell?.({ is: 'delivered', seat, kind, by }, 'all', 'none');
  award(state, seat, fieldOf(kind), isEasedDelivery(move), flow);
  state.supply[kind] += broughtBy(by);
  for (const seeker of SEEKERS) {
    const hex = whereIs(state, seat, seeker);
    if (by[seeker] === 0 || hex === CAMP) continue;
    takeAway(state, kind, hex, by[seeker]);
    state.moved = bySeeker(state.moved, seeker, true);
    sendHome(state, seat, seeker, true, flow);
  }
}

/** Which seeker moves next, or a delivery; once one has moved the other may stay. */
export const move: StepRules<Plain<'move'>> = {
  settle(state) {
    if (!(state.moved[0] && state.moved[1])) return false;
    state.todo.pop();
    return true;
  },
  moves(table, { seat }) {
    const { moved } = table;
    const made: Move[] = [];
    for (const seeker of SEEKERS) if (!moved[seeker]) made.push(pick(seeker));
    made.push(...deliveries(table, seat, false));
    if (moved[0] || moved[1]) made.push(PASS);
    made.push(...deliveries(table, seat, true));
    return made;
  },
  play(state, { seat, step }, chosen, flow) {
    if (chosen.do === 'deliver') bring(state, seat, chosen, flow);
    else if (chosen.do === 'pick') state.todo.push({ step: 'route', seat, seeker: chosen.seeker, apples: 0, gems: 0 });
    else {
      state.todo.pop();
      flow.tell?.({ is: 'passed', seat, step, tile: null }, 'all', 'none');
    }
  },
};

/** Tokens are taken up one by one, then the seeker goes where it can with or without them. */
export const route: StepRules<Route> = {
  settle: neverSettles,
  moves(table, { seat, seeker, apples, gems }) {
    const made: Move[] = reach(table, seat, seeker, apples + gems > 0).map(go);
    const hex = whereIs(table, seat, seeker);
    if (hex === CAMP) return made;
    if (tokensAt(table, APPLE, hex) > apples) made.push(take(APPLE, hex));
    if (tokensAt(table, GEM, hex) > gems) made.push(take(GEM, hex));
    return made;
  },
  play(state, pending, chosen, flow) {
    if (chosen.do === 'take') {
      if (chosen.kind === APPLE) pending.apples++;
      else pending.gems++;
      return;
    }
    const { to } = answer(chosen, 'go');
    const { seat, seeker, apples, gems } = pending;
    const from = whereIs(state, seat, seeker);
    const other = state.moved[0] || state.moved[1];
    const by = flow.tell ? neededFor(state, seat, seeker, apples + gems > 0, to) : null;
    state.todo.pop();
    goTo(state, seat, seeker, to);
    state.moved = bySeeker(state.moved, seeker, true);
    if (from !== CAMP) {
      takeAway(state, APPLE, from, apples);
      setDown(state, APPLE, to, apples);
      takeAway(state, GEM, from, gems);
      setDown(state, GEM, to, gems);
    }
    flow.tell?.({ is: 'moved', seat, seeker, other, from, to, apples, gems, by }, 'all', 'none');
  },
};
