import type { Ask, Seat } from '../../../../engine/game.ts';
import { at, sum } from '../../../../engine/lists.ts';
import { FIGHT, frozen, NO_SPELLS, spellOf, spread, type Value, withMore } from '../cards.ts';
import type { Cause, Force } from '../events.ts';
import { countAt, fieldsOf, type Hex, ownsMoveTile, rivalAt, seatAt, sendHome, whereIs } from '../hexes.ts';
import { BRAVE_BY, CANNON, DIAL, GOOD_SPORT, PIE_CANNON } from '../mat.ts';
import type { Dial, Move, StepRules } from '../move.ts';
import { answer, claim, DIALS, dial, go, nothingToChoose, nothingToPlay, PASS } from '../move.ts';
import type { DialFault } from '../reasons.ts';
import type { Choice, Fight, Flow, Plain, Rout, SeenFight, SeenSpell, Spend, State, Table } from '../state.ts';
import { isOver, SEEKERS } from '../state.ts';
import { bake, befriend, canEase, mayEase, mayTake, note } from '../trophies.ts';

/** A choice as it is sealed. */
export function choiceOf(set: Choice): Choice {
  const { pies, spells } = dial(set.pies, ...set.spells);
  return frozen({ pies, spells });
}
const NOTHING_SET = choiceOf(dial(0));

const contested = (table: Table, seat: Seat): Hex[] =>
  fieldsOf(table, seat).filter((hex) => rivalAt(table, seat, hex) !== null);

/** One fight a hex, the mover choosing which comes next. */
export const fights: StepRules<Plain<'fights'>> = {
  settle(state, { seat }, flow) {
    const [hex, ...others] = contested(state, seat);
    if (others.length > 0) return false;
    if (hex === undefined) state.todo.pop();
    else attack(state, seat, hex, flow);
    return true;
  },
  moves: (table, { seat }) => contested(table, seat).map(go),
  play: (state, { seat }, move, flow) => attack(state, seat, answer(move, 'go').to, flow),
};

function attack(state: State, seat: Seat, at: Hex, flow: Flow): void {
  const rival = rivalAt(state, seat, at);
  if (rival === null) throw new Error('a fight against nobody');
  flow.tell?.({ is: 'attacked', seat, rival, at }, 'all', 'none');
  // rule: fight.friendship
  befriend(state, seat, -costOfAttack(state, seat), flow, 'attack');
  state.todo.push({ step: 'fight', seat, rival, at, attack: null, defence: null });
}

/** In friendship, as far as there is any. */
// rule: tile.good-sport
export const costOfAttack = (table: Table, seat: Seat): number => (ownsMoveTile(table, seat, GOOD_SPORT) ? 0 : 1);

/** Without a pie or a spell there is nothing to choose, and everybody sees it. */
// rule: fight.dial
export function hasChoice(table: Table, seat: Seat): boolean {
  const { pies, hand } = seatAt(table, seat);
  return pies > 0 || hand.length > 0;
}

/** Secret, unless nothing is: an empty hand against a player who has nothing to choose. */
export function coverOf(table: Table, { seat, rival }: SeenFight, chooser: Seat): Ask['cover'] {
  const other = chooser === seat ? rival : seat;
  return hasChoice(table, other) || seatAt(table, chooser).hand.length > 0 ? 'private' : 'open';
}

export const isChoosing = ({ seat, rival, attack: one, defence: other }: SeenFight, chooser: Seat): boolean =>
  (chooser === seat && one === null) || (chooser === rival && other === null);

/** Why a seat cannot set so many pies and these spells, as many as it has seekers there; null if it can. */
export function dialFault(table: Table, { at }: SeenFight, chooser: Seat, { pies, spells }: Choice): DialFault | null {
  const own = seatAt(table, chooser);
  // rule: fight.dial
  if (pies > Math.min(DIAL, own.pies) || spells.length > countAt(table, chooser, at)) return 'fight.secret';
  return holds(own.hand, spells) ? null : 'secret.spells';
}

function holds(hand: readonly SeenSpell[], [one, two]: readonly Value[]): boolean {
  const has = (wanted: Value): number => hand.reduce((count, { value }) => (value === wanted ? count + 1 : count), 0);
  if (one === undefined || two === undefined) return one === undefined || has(one) > 0;
  return one === two ? has(one) > 1 : has(one) > 0 && has(two) > 0;
}

/** The pies and spells that a seat may set. */
export function dials(table: Table, fight: SeenFight, chooser: Seat): Dial[] {
  const made: Dial[] = [];
  const most = Math.min(DIAL, seatAt(table, chooser).pies);
  for (const row of DIALS) {
    const [none] = row;
    if (none && dialFault(table, fight, chooser, none) === null) made.push(...row.slice(0, most + 1));
  }
  return made;
}

export const fight: StepRules<Fight, SeenFight> = {
  settle(state, pending, flow) {
    const { seat, rival } = pending;
    if (pending.attack === null && !hasChoice(state, seat)) pending.attack = NOTHING_SET;
    if (pending.defence === null && !hasChoice(state, rival)) pending.defence = NOTHING_SET;
    if (pending.attack === null || pending.defence === null) return false;
    reveal(state, pending, pending.attack, pending.defence, flow);
    return true;
  },
  moves: nothingToChoose,
  play: nothingToPlay,
};

export function seal(pending: Fight, chooser: Seat, move: Move, flow: Flow): void {
  const choice = choiceOf(answer(move, 'dial'));
  if (chooser === pending.seat) pending.attack = choice;
  else pending.defence = choice;
  // The last choice is told by what comes of it.
  if (pending.attack === null || pending.defence === null) flow.tell?.({ is: 'sealed', seat: chooser }, 'all', 'none');
}

/** What counts for a choice: pies, spells and a cannon. */
// rule: tile.pie-cannon
export const totalOf = (table: Table, seat: Seat, { pies, spells }: Choice): number =>
  pies + sum(spells) + (ownsMoveTile(table, seat, PIE_CANNON) ? CANNON : 0);

const forceOf = (state: State, seat: Seat, at: Hex, choice: Choice): Force => ({
  pies: choice.pies,
  spells: choice.spells,
  total: totalOf(state, seat, choice),
  seekers: countAt(state, seat, at),
});

function reveal(state: State, { seat, rival, at }: Fight, one: Choice, other: Choice, flow: Flow): void {
  const [offence, defence] = [forceOf(state, seat, at, one), forceOf(state, rival, at, other)];
  const lead = offence.total - defence.total;
  // rule: fight.tie
  const [winner, loser] = lead >= 0 ? [seat, rival] : [rival, seat];
  state.todo.pop();
  flow.tell?.({ is: 'fought', seat, rival, at, attack: offence, defence, winner }, 'all', 'all');
  state.todo.push(costOf(state, rival, other), costOf(state, seat, one), { step: 'rout', seat: loser, at });
  if (Math.abs(lead) <= BRAVE_BY) state.todo.push({ step: 'consolation', seat: loser });
  state.todo.push({ step: 'victory', seat: winner });
}

/** Of equal spells the oldest are used. */
function costOf(state: State, seat: Seat, { pies, spells }: Choice): Spend {
  const { hand } = seatAt(state, seat);
  const places: number[] = [];
  for (const wanted of spells)
    places.push(hand.findIndex(({ value }, place) => value === wanted && !places.includes(place)));
  return { step: 'spend', seat, pies, places: frozen(places) };
}

/** Pies and spells of a fight go only when the beaten have resupplied; the newest spell first, so that places stay. */
// rule: fight.aside
export const spend: StepRules<Spend> = {
  settle(state, { seat, pies, places }, flow) {
    state.todo.pop();
    bake(state, seat, -pies, flow, 'fight');
    for (const place of [...places].sort((one, other) => other - one)) discardAt(state, seat, place);
    if (places.length > 0) flow.tell?.({ is: 'spent', seat, now: seatAt(state, seat).hand.length }, 'all', 'none');
    return true;
  },
  moves: nothingToChoose,
  play: nothingToPlay,
};

/** The winner may take the trophy now or never; a claim of it is judged like any other. */
export const victory: StepRules<Plain<'victory'>> = {
  settle(state, { seat }) {
    if (mayTake(state, seat, FIGHT)) return false;
    state.todo.pop();
    return true;
  },
  moves: () => [claim(FIGHT), PASS],
  play: pass,
};

function pass(state: State, { seat, step }: Plain<'victory' | 'consolation'>, _move: Move, flow: Flow): void {
  state.todo.pop();
  flow.tell?.({ is: 'passed', seat, step, tile: null }, 'all', 'none');
}

/** A loser by little may be brave: everybody sees that it is possible, nobody whether it is so. */
// rule: person.brave
export const consolation: StepRules<Plain<'consolation'>> = {
  settle(state, { seat }) {
    if (mayTake(state, seat, FIGHT) && mayEase(state, seat, FIGHT)) return false;
    state.todo.pop();
    return true;
  },
  moves: (table, { seat }) => (canEase(table, seat, FIGHT) ? [PASS, claim(FIGHT)] : [PASS]),
  play: pass,
};

export const rout: StepRules<Rout> = {
  settle(state, { seat, at }, flow) {
    state.todo.pop();
    for (const seeker of SEEKERS) if (whereIs(state, seat, seeker) === at) sendHome(state, seat, seeker, true, flow);
    return true;
  },
  moves: nothingToChoose,
  play: nothingToPlay,
};

/** What both sides of a fight could bring: the attacker at least so much if it wishes, the other no more than that. */
export interface Odds {
  readonly mine: number;
  readonly theirs: number;
}

const BEST_SPELL = 3;

const byPies = (table: Table, seat: Seat): number =>
  Math.min(DIAL, seatAt(table, seat).pies) + (ownsMoveTile(table, seat, PIE_CANNON) ? CANNON : 0);

/** Of a fight that one seeker begins on that hex; null where the other might win. A tie is the attacker's. */
// rule: fight.tie
export function sureOf(table: Table, seat: Seat, rival: Seat, hex: Hex): Odds | null {
  const values = seatAt(table, seat).hand.map(({ value }) => value ?? 0);
  const mine = byPies(table, seat) + Math.max(0, ...values);
  // Whatever spells the other holds: they are not seen.
  const theirs =
    byPies(table, rival) + BEST_SPELL * Math.min(seatAt(table, rival).hand.length, countAt(table, rival, hex));
  return mine >= theirs ? { mine, theirs } : null;
}

// The spells of a fight: drawn into the hand, and given up again.

export const canDrawSpell = ({ deck, discards }: Table): boolean =>
  deck.length > 0 || discards.some((count) => count > 0);

/** An empty deck is made anew from the discards first. */
export function drawSpell(state: State, seat: Seat, flow: Flow, cause: Cause | null = null): void {
  if (state.deck.length === 0 && canDrawSpell(state)) remake(state, flow);
  const value = state.deck.pop();
  if (value === undefined) {
    flow.tell?.({ is: 'noSpell', seat }, 'all', 'none');
    return;
  }
  const own = seatAt(state, seat);
  own.hand = frozen([...own.hand, spellOf(state.makings.length - 1, value)]);
  if (seat === state.turn) note(state);
  flow.tell?.({ is: 'spell', seat, value, now: own.hand.length, cause }, { only: [seat] }, [seat]);
  flow.tell?.({ is: 'spell', seat, value: null, now: own.hand.length, cause }, { but: [seat] }, 'none');
}

function remake(state: State, flow: Flow): void {
  const deck = spread(state.discards);
  state.makings = frozen([...state.makings, state.discards]);
  state.discards = NO_SPELLS;
  state.deck = flow.rng.shuffle(deck);
  flow.tell?.({ is: 'remade' }, 'all', 'none');
}

/** Of equal spells the oldest goes. */
export function discardSpell(state: State, seat: Seat, wanted: Value): void {
  discardAt(
    state,
    seat,
    seatAt(state, seat).hand.findIndex(({ value }) => value === wanted),
  );
}

function discardAt(state: State, seat: Seat, place: number): void {
  const own = seatAt(state, seat);
  const { making, value } = at(own.hand, place);
  own.hand = frozen(own.hand.filter((_, at) => at !== place));
  state.makings = frozen(state.makings.map((each, at) => (at === making ? withMore(each, value, -1) : each)));
  state.discards = withMore(state.discards, value, 1);
}

/** The spells of a hand at places that a fight has used lie open until they are spent, and all when the game is over. */
export const liesOpen = (table: Table, seat: Seat, place: number): boolean =>
  isOver(table) ||
  table.todo.some((pending) => pending.step === 'spend' && pending.seat === seat && pending.places.includes(place));
