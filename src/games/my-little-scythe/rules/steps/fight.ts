import type { Ask } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/ids.ts';
import { BRAVE_BY, CANNON, DIAL, FIGHT, GOOD_SPORT, PIE_CANNON } from '../cards.ts';
import type { Hex } from '../hexes.ts';
import { choiceOf, claim, dial, type Move, PASS, piesIn, SPELL_SETS, spellsIn, to } from '../move.ts';
import { ownsMoveTile } from '../reach.ts';
import { countAt, fieldsOf, rivalAt, SEEKERS, sendHome, whereIs } from '../seekers.ts';
import { type Fight, type Flow, NOT_YET, type Plain, type Rout, type Spend, type State, worthOf } from '../state.ts';
import { bake, befriend, countHand, discardAt } from '../tracks.ts';
import { canEase, mayEase, mayTake } from '../trophies.ts';
import { nothingToChoose, nothingToPlay, type StepRules } from './step.ts';

const NOTHING_CHOSEN = 0;

const contested = (state: State, seat: Seat): Hex[] =>
  fieldsOf(state, seat).filter((hex) => rivalAt(state, seat, hex) >= 0);

/** One fight a hex, the mover choosing which comes next. */
export const fights: StepRules<Plain<'fights'>> = {
  settle(state, { seat }, flow) {
    const [hex, ...others] = contested(state, seat);
    if (others.length > 0) return false;
    if (hex === undefined) state.todo.pop();
    else attack(state, seat, hex, flow);
    return true;
  },
  moves: (state, { seat }) => contested(state, seat).map(to),
  play: (state, { seat }, { at }, flow) => attack(state, seat, at, flow),
};

function attack(state: State, seat: Seat, at: Hex, flow: Flow): void {
  const rival = rivalAt(state, seat, at);
  flow.tell?.({ is: 'attacked', seat, rival, at }, 'all', 'none');
  if (!ownsMoveTile(state, seat, GOOD_SPORT)) befriend(state, seat, -1, flow);
  state.todo.push({ step: 'fight', seat, rival, at, attack: NOT_YET, defence: NOT_YET });
}

/** Without a pie or a spell there is nothing to choose, and everybody sees it. */
export const hasChoice = (state: State, seat: Seat): boolean =>
  (state.pies[seat] as number) > 0 || (state.hands[seat] as number[]).length > 0;

/** Secret, unless nothing is: an empty hand against somebody who has nothing to choose. */
export function coverOf(state: State, { seat, rival }: Fight, chooser: Seat): Ask['cover'] {
  const other = chooser === seat ? rival : seat;
  return hasChoice(state, other) || (state.hands[chooser] as number[]).length > 0 ? 'private' : 'open';
}

export const isChoosing = ({ seat, rival, attack, defence }: Fight, chooser: Seat): boolean =>
  (chooser === seat && attack === NOT_YET) || (chooser === rival && defence === NOT_YET);

/** The pies and spells that a seat may set: as many spells as it has seekers there. */
export function dials(state: State, { at }: Fight, chooser: Seat): Move[] {
  const made: Move[] = [];
  const most = Math.min(DIAL, state.pies[chooser] as number);
  const seekers = countAt(state, chooser, at);
  const hand = countHand(state, chooser);
  SPELL_SETS.forEach((spells, set) => {
    if (spells.length > seekers || !holds(hand, spells)) return;
    for (let pies = 0; pies <= most; pies++) made.push(dial(set, pies));
  });
  return made;
}
const holds = (hand: readonly number[], [one, two]: readonly number[]): boolean =>
  (one === undefined || (hand[one] as number) > 0) &&
  (two === undefined || (hand[two] as number) > (one === two ? 1 : 0));

export const fight: StepRules<Fight> = {
  settle(state, pending, flow) {
    const { seat, rival } = pending;
    if (pending.attack === NOT_YET && !hasChoice(state, seat)) pending.attack = NOTHING_CHOSEN;
    if (pending.defence === NOT_YET && !hasChoice(state, rival)) pending.defence = NOTHING_CHOSEN;
    if (pending.attack === NOT_YET || pending.defence === NOT_YET) return false;
    reveal(state, pending, flow);
    return true;
  },
  moves: nothingToChoose,
  play: nothingToPlay,
};

export function seal(pending: Fight, chooser: Seat, move: Move, flow: Flow): void {
  if (chooser === pending.seat) pending.attack = choiceOf(move);
  else pending.defence = choiceOf(move);
  flow.tell?.({ is: 'sealed', seat: chooser }, 'all', 'none');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What counts for a choice: pies, spells and a cannon. */
export const totalOf = (state: State, seat: Seat, choice: number): number =>
  piesIn(choice) + sum(spellsIn(choice)) + (ownsMoveTile(state, seat, PIE_CANNON) ? CANNON : 0);

function reveal(state: State, { seat, rival, at, attack: one, defence: other }: Fight, flow: Flow): void {
  const totals = [totalOf(state, seat, one), totalOf(state, rival, other)];
  const lead = (totals[0] as number) - (totals[1] as number);
  const [winner, loser] = lead >= 0 ? [seat, rival] : [rival, seat];
  state.todo.pop();
  const choices = [one, other];
  flow.tell?.(
    {
      ...{ is: 'fought', seat, rival, at, totals, winner },
      pies: choices.map(piesIn),
      spells: choices.map(spellsIn),
      seekers: [countAt(state, seat, at), countAt(state, rival, at)],
    },
    'all',
    'all',
  );
  state.todo.push(costOf(state, rival, other), costOf(state, seat, one), { step: 'rout', seat: loser, at });
  if (Math.abs(lead) <= BRAVE_BY) state.todo.push({ step: 'consolation', seat: loser });
  state.todo.push({ step: 'victory', seat: winner });
}

/** Of equal spells the oldest are used. */
function costOf(state: State, seat: Seat, choice: number): Spend {
  const hand = state.hands[seat] as readonly number[];
  let places = 0;
  for (const value of spellsIn(choice))
    places |= 1 << hand.findIndex((spell, place) => worthOf(spell) === value && ((places >> place) & 1) === 0);
  return { step: 'spend', seat, pies: piesIn(choice), places };
}

/** Pies and spells of a fight go only when the beaten have resupplied; the newest spell first, so that places stay. */
export const spend: StepRules<Spend> = {
  settle(state, { seat, pies, places }, flow) {
    state.todo.pop();
    bake(state, seat, -pies, flow);
    for (let place = (state.hands[seat] as number[]).length - 1; place >= 0; place--)
      if (((places >> place) & 1) === 1) discardAt(state, seat, place);
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
  flow.tell?.({ is: 'passed', seat, step }, 'all', 'none');
}

/** A loser by little may be brave: everybody sees that it is possible, nobody whether it is so. */
export const consolation: StepRules<Plain<'consolation'>> = {
  settle(state, { seat }) {
    if (mayTake(state, seat, FIGHT) && mayEase(state, seat, FIGHT)) return false;
    state.todo.pop();
    return true;
  },
  moves: (state, { seat }) => (canEase(state, seat, FIGHT) ? [PASS, claim(FIGHT)] : [PASS]),
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
