import type { Seat } from '../../../../engine/ids.ts';
import type { Launch, Pending, Plain, SeenPending, Step } from '../asks.ts';
import { CAMP_WAGON, FORAGER, MOVE_PILE, SUPPLY_CATAPULT, WARES } from '../cards.ts';
import {
  CAMP,
  fieldsOf,
  type Hex,
  rivalAt,
  seatAt,
  sendHome,
  setDown,
  supplyTo,
  takeAway,
  throwsFrom,
  tokensAt,
  whereIs,
} from '../hexes.ts';
import { go, type Move, PASS, pick, put, take } from '../move.ts';
import { SEEKERS, type Table } from '../state.ts';
import { befriend } from '../trophies.ts';
import { action, seek } from './action.ts';
import { end } from './claims.ts';
import { draft, pile, reap, resupply } from './deed.ts';
import { consolation, fight, fights, rout, spend, victory } from './fight.ts';
import { discard, field, gift, herald, mix, pay, portal } from './pay.ts';
import { quest, quests } from './quest.ts';
import { answer, NO_MOVES, neverSettles, type StepRules } from './step.ts';
import { move, route } from './walk.ts';

/** What the Move power-up allows after fights and quests; each has one thing to do, once. */
function extras(table: Table, seat: Seat): Move[] {
  switch (seatAt(table, seat).tiles[MOVE_PILE]) {
    // rule: tile.supply-catapult
    case SUPPLY_CATAPULT:
      return loads(table, seat);
    // rule: tile.forager
    case FORAGER:
      return finds(table, seat);
    // rule: tile.camp-wagon
    case CAMP_WAGON:
      return SEEKERS.filter((seeker) => whereIs(table, seat, seeker) !== CAMP).map(pick);
    default:
      return NO_MOVES;
  }
}

const loads = (table: Table, seat: Seat): Move[] =>
  fieldsOf(table, seat).flatMap((hex) =>
    WARES.filter((kind) => tokensAt(table, kind, hex) > 0).map((kind) => take(kind, hex)),
  );

function finds(table: Table, seat: Seat): Move[] {
  const fields = new Set<Hex>();
  for (const seeker of SEEKERS) {
    const hex = whereIs(table, seat, seeker);
    if (hex === CAMP || !table.moved[seeker]) continue;
    if (WARES.every((kind) => tokensAt(table, kind, hex) === 0)) fields.add(hex);
  }
  return [...fields].flatMap((hex) => WARES.filter((kind) => table.supply[kind] > 0).map((kind) => put(kind, hex)));
}

const after: StepRules<Plain<'after'>> = {
  settle(state, { seat }) {
    if (extras(state, seat).length > 0) return false;
    state.todo.pop();
    return true;
  },
  moves: (table, { seat }) => [...extras(table, seat), PASS],
  play(state, { seat, step }, move, flow) {
    const tile = seatAt(state, seat).tiles[MOVE_PILE];
    state.todo.pop();
    if (move.do !== 'pass' && tile !== null) flow.tell?.({ is: 'used', seat, tile }, 'all', 'none');
    if (move.do === 'take') state.todo.push({ step: 'launch', seat, kind: move.kind, at: move.from });
    // rule: camp.cards
    else if (move.do === 'pick') sendHome(state, seat, move.seeker, false, flow);
    else if (move.do === 'put') {
      const { kind, at } = move;
      supplyTo(state, kind, at, 1);
      flow.tell?.({ is: 'put', seat, kind, at, rival: null, left: state.supply[kind] }, 'all', 'none');
    } else flow.tell?.({ is: 'passed', seat, step, tile }, 'all', 'none');
  },
};

/** As when seeking, a token for a rival is a friendly one. */
const launch: StepRules<Launch> = {
  settle: neverSettles,
  moves: (_table, { at }) => throwsFrom(at).map(go),
  play(state, { seat, kind, at: from }, move, flow) {
    const { to } = answer(move, 'go');
    state.todo.pop();
    takeAway(state, kind, from, 1);
    setDown(state, kind, to, 1);
    const rival = rivalAt(state, seat, to);
    flow.tell?.({ is: 'launched', seat, kind, from, to, rival }, 'all', 'none');
    if (rival !== null) befriend(state, seat, 1, flow);
  },
};

type AllSteps = {
  readonly [S in Step]: StepRules<Extract<Pending, { step: S }>, Extract<SeenPending, { step: S }>>;
};

const STEPS: AllSteps = {
  action,
  move,
  route,
  fights,
  fight,
  victory,
  consolation,
  rout,
  spend,
  resupply,
  quests,
  quest,
  after,
  launch,
  seek,
  gift,
  pay,
  discard,
  reap,
  mix,
  field,
  herald,
  portal,
  pile,
  draft,
  end,
};

/** The rules of a pending step; that they fit it follows from the table's type. */
export const rulesOf = ({ step }: SeenPending): StepRules<Pending, SeenPending> =>
  STEPS[step] as StepRules<Pending, SeenPending>;
