import type { Seat } from '../../../../engine/ids.ts';
import { APPLE, CAMP_WAGON, FORAGER, GEM, SUPPLY_CATAPULT } from '../cards.ts';
import { CAMP, type Hex, THROWS } from '../hexes.ts';
import { type Move, PASS, pick, put, take, to } from '../move.ts';
import { fieldsOf, rivalAt, SEEKERS, sendHome, setDown, supplyTo, takeAway, whereIs } from '../seekers.ts';
import { type Launch, NOBODY, type Plain, type State } from '../state.ts';
import { befriend } from '../tracks.ts';
import { NO_MOVES, neverSettles, type StepRules } from './step.ts';

/** What the Move power-up allows after fights and quests; each has one thing to do, once. */
function extras(state: State, seat: Seat): Move[] {
  const tile = state.tiles[seat * 2];
  if (tile === SUPPLY_CATAPULT) return loads(state, seat);
  if (tile === FORAGER) return finds(state, seat);
  if (tile !== CAMP_WAGON) return NO_MOVES;
  return SEEKERS.filter((seeker) => whereIs(state, seat, seeker) !== CAMP).map(pick);
}

const loads = (state: State, seat: Seat): Move[] =>
  fieldsOf(state, seat).flatMap((hex) => [
    ...((state.apples[hex] as number) > 0 ? [take(APPLE, hex)] : []),
    ...((state.gems[hex] as number) > 0 ? [take(GEM, hex)] : []),
  ]);

function finds(state: State, seat: Seat): Move[] {
  const fields = new Set<Hex>();
  for (const seeker of SEEKERS) {
    const hex = whereIs(state, seat, seeker);
    const bare = hex !== CAMP && state.apples[hex] === 0 && state.gems[hex] === 0;
    if (bare && ((state.moved >> seeker) & 1) === 1) fields.add(hex);
  }
  return [...fields].flatMap((hex) => [APPLE, GEM].flatMap((kind) => (state.supply[kind] ? [put(kind, hex)] : [])));
}

export const after: StepRules<Plain<'after'>> = {
  settle(state, { seat }) {
    if (extras(state, seat).length > 0) return false;
    state.todo.pop();
    return true;
  },
  moves: (state, { seat }) => [...extras(state, seat), PASS],
  play(state, { seat, step }, move, flow) {
    state.todo.pop();
    if (move.do === 'take') state.todo.push({ step: 'launch', seat, kind: move.of, at: move.at });
    else if (move.do === 'pick') sendHome(state, seat, move.of, false, flow);
    else if (move.do === 'put') {
      supplyTo(state, move.of, move.at, 1);
      flow.tell?.({ is: 'put', seat, kind: move.of, at: move.at, rival: NOBODY }, 'all', 'none');
    } else flow.tell?.({ is: 'passed', seat, step }, 'all', 'none');
  },
};

/** As when seeking, a token for a rival is a friendly one. */
export const launch: StepRules<Launch> = {
  settle: neverSettles,
  moves: (_state, { at }) => (THROWS[at] as readonly Hex[]).map(to),
  play(state, { seat, kind, at: from }, { at: target }, flow) {
    state.todo.pop();
    takeAway(state, kind, from, 1);
    setDown(state, kind, target, 1);
    const rival = rivalAt(state, seat, target);
    flow.tell?.({ is: 'launched', seat, kind, from, to: target, rival }, 'all', 'none');
    if (rival !== NOBODY) befriend(state, seat, 1, flow);
  },
};
