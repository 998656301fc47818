import type { Ask, Seat, Tell } from '../../../../engine/game.ts';
import { facts, MOST_ROUNDS } from '../../facts.ts';
import { FIGHT, type Field, WARES } from '../cards.ts';
import type { Event } from '../events.ts';
import {
  CAMP,
  fieldsOf,
  type Hex,
  rivalAt,
  seatAt,
  seatCount,
  sendHome,
  setDown,
  supplyTo,
  takeAway,
  throwsFrom,
  tokensAt,
  whereIs,
} from '../hexes.ts';
import { CAMP_WAGON, FORAGER, MAKE_PILE, MOST_TROPHIES, MOVE_PILE, SUPPLY_CATAPULT, TILE_SPACE } from '../mat.ts';
import type { Move, StepRules } from '../move.ts';
import { answer, claim, go, NO_MOVES, neverSettles, PASS, pick, put, take } from '../move.ts';
import { standingOf, winnersOf } from '../sheet.ts';
import type { Flow, Launch, Pending, Plain, SeenFight, SeenPending, State, Step, Table } from '../state.ts';
import { NEITHER, NO_FIELDS, SEEKERS, top } from '../state.ts';
import { award, befriend, canEase, claimable, easeable, isHeld, note, trophyCount } from '../trophies.ts';
import { action, discard, field, gift, herald, mix, pay, portal, seek } from './action.ts';
import { draft, pile, quest, quests, reap, resupply } from './deed.ts';
import { consolation, coverOf, dials, fight, fights, isChoosing, rout, spend, victory } from './fight.ts';
import { move, route } from './walk.ts';

// A turn from its beginning to its end: what is asked in it, of whom, and whose rules judge each step.

export function beginTurn(state: State, seat: Seat, tell: Tell<Event> | undefined): void {
  state.turn = seat;
  state.claimed = false;
  state.held = NO_FIELDS;
  state.eased = NO_FIELDS;
  state.moved = NEITHER;
  note(state);
  state.todo.push({ step: 'end', seat }, { step: 'action', seat });
  const { marker: barred, tiles } = seatAt(state, seat);
  const tile = barred === TILE_SPACE ? tiles[MAKE_PILE] : null;
  tell?.({ is: 'began', seat, last: state.last !== null, barred, tile }, 'all', 'none');
}

/**
 * After a turn: the next one, last turns once a player has four trophies, or the end. Last turns once begun are played
 * out even beyond the last round.
 */
export function nextTurn(state: State, { tell }: Flow): void {
  const seats = seatCount(state);
  const ended = state.turn;
  const closes = (ended + 1) % seats === state.first;
  // rule: end.safety
  if (closes && state.round === MOST_ROUNDS && state.last === null) {
    finish(state, true, tell);
    return;
  }
  const full = state.seats.flatMap((_, seat) => (trophyCount(state, seat) >= MOST_TROPHIES ? [seat] : []));
  if (state.last === null && full.length > 0) {
    state.last = seats;
    tell?.({ is: 'ending', seat: ended, full, others: seats - full.length }, 'all', 'none');
  }
  if (state.last === null) {
    if (closes) state.round++;
    beginTurn(state, (ended + 1) % seats, tell);
    return;
  }
  for (let seat = (ended + 1) % seats; state.last > 0; seat = (seat + 1) % seats) {
    state.last--;
    if (seat === state.first) state.round++;
    if (trophyCount(state, seat) >= MOST_TROPHIES) continue;
    beginTurn(state, seat, tell);
    return;
  }
  finish(state, false, tell);
}

/** News to all: hands and personalities lie open now. */
function finish(state: State, safety: boolean, tell: Tell<Event> | undefined): void {
  const standings = state.seats.map((_, seat) => standingOf(state, seat));
  tell?.({ is: 'ended', winners: winnersOf(state), standings, safety }, 'all');
}

/** What a seat on turn may claim beside what it is asked for. */
function claims(table: Table, seat: Seat, made: Move[]): void {
  if (seat !== table.turn) return;
  for (const field of claimable(table)) made.push(claim(field));
  for (const field of easeable(table)) if (canEase(table, seat, field)) made.push(claim(field));
}

/** Whether it takes the personality to claim that field now. */
export const isEasedClaim = (table: Table, field: Field): boolean =>
  field === FIGHT ? top(table)?.step === 'consolation' : !isHeld(table, field);

/** The trophy of a fight is claimed where it is asked for, of those who won or, with the right personality, lost. */
export function playClaim(state: State, seat: Seat, field: Field, flow: Flow): void {
  award(state, seat, field, isEasedClaim(state, field), flow);
  if (field === FIGHT) state.todo.pop();
}

/** A turn's end is asked about only where something might be claimed, for all that everybody knows. */
const end: StepRules<Plain<'end'>> = {
  settle(state, _pending, flow) {
    if (claimable(state).length > 0 || easeable(state).length > 0) return false;
    state.todo.pop();
    nextTurn(state, flow);
    return true;
  },
  moves: () => [PASS],
  play(state, _pending, _move, flow) {
    state.todo.pop();
    nextTurn(state, flow);
  },
};

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

const NOBODY: readonly Ask[] = [];
const SECRET: ReadonlySet<Step> = new Set<Step>(['draft', 'discard']);

// Every ask there can be is made once: search asks millions of times.
const made = new Map<Step, Readonly<Record<Ask['cover'], readonly (readonly Ask[])[]>>>();
function askOf(step: Step, seat: Seat, cover: Ask['cover']): readonly Ask[] {
  let known = made.get(step);
  if (!known) {
    const asksOf = (each: Ask['cover']) =>
      Array.from({ length: facts.seats.most }, (_, one): Ask[] => [{ seat: one, step, cover: each }]);
    known = { open: asksOf('open'), private: asksOf('private') };
    made.set(step, known);
  }
  return known[cover][seat] ?? NOBODY;
}

export function asks(table: Table): readonly Ask[] {
  const pending = top(table);
  if (pending === undefined) return NOBODY;
  if (pending.step === 'fight') return askedToFight(table, pending);
  return askOf(pending.step, pending.seat, SECRET.has(pending.step) ? 'private' : 'open');
}

function askedToFight(table: Table, pending: SeenFight): readonly Ask[] {
  const { step, seat, rival, attack, defence } = pending;
  const one = attack === null ? askOf(step, seat, coverOf(table, pending, seat)) : NOBODY;
  const other = defence === null ? askOf(step, rival, coverOf(table, pending, rival)) : NOBODY;
  if (one.length === 0) return other;
  return other.length === 0 ? one : [...one, ...other];
}

const NONE: readonly Move[] = [];

/**
 * To eyes that do not see a seat's personality, also what it may allow: so every seat is offered on the open table what
 * it could have, and its own eyes see what it has.
 */
export function moves(table: Table, seat: Seat): readonly Move[] {
  const pending = top(table);
  if (pending === undefined || !isAsked(pending, seat)) return NONE;
  const offered: Move[] =
    pending.step === 'fight' ? dials(table, pending, seat) : rulesOf(pending).moves(table, pending);
  claims(table, seat, offered);
  return offered;
}

export const isAsked = (pending: SeenPending, seat: Seat): boolean =>
  pending.step === 'fight' ? isChoosing(pending, seat) : pending.seat === seat;
