import { claim, defineChecks, type Eyes, type Setup } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Kind, Light } from './rules/cards.ts';
import { EMPTY, FACES, firstKindOf, isStart, MOON, SIDE_KINDS, STARTS, SUN, sideOf } from './rules/cards.ts';
import { highest, lowest, places, rowsOf } from './rules/forest.ts';
import { CELLS, SIDE, START } from './rules/grid.ts';
import { type Rule, rules } from './rules/ids.ts';
import { EXCHANGES, ORDERS } from './rules/moves.ts';
import { cottons, hearts } from './rules/sheet.ts';
import { copy, type Event, HAND, isDark, lightOf, type Move, NOT_YET, type State } from './rules/state.ts';

/** Stocks in another order; in the dark also the other's hand, face-down cards and sealed choice are others. */
export function twin(state: State, eyes: Eyes, rng: Rng): State {
  const other = copy(state);
  const own = eyes === 'onlooker' ? null : lightOf(state, eyes);
  for (const side of [SUN, MOON]) {
    if (isDark(state) && side !== own) redeal(other, side, rng);
    else rng.shuffle(other.stock[side] as Kind[]);
  }
  return other;
}

function redeal(state: State, side: Light, rng: Rng): void {
  const open = state.open[side] as Kind[];
  const stock = state.stock[side] as Kind[];
  const laid = state.grid.flatMap((kind, cell) => (kind !== EMPTY && sideOf(kind) === side ? [cell] : []));
  const cards = rng.shuffle([...open, ...stock, ...laid.map((cell) => state.grid[cell] as Kind)]);
  const next = (): Kind => cards.pop() as Kind;
  state.open[side] = open.map(next);
  state.stock[side] = stock.map(next);
  for (const cell of laid) state.grid[cell] = next();
  if (state.sealed[side] !== NOT_YET) state.sealed[side] = rng.below(8);
}

const VARIANTS = Object.keys(HAND);

/** The start cards that lie in no forest are the hearts. */
function census(state: State): Record<string, number> {
  const count: Record<string, number> = { hearts: STARTS };
  for (const { mark } of FACES.slice(STARTS)) count[mark] = 0;
  for (const kind of [...state.grid, ...state.open.flat(), ...state.stock.flat()]) {
    if (kind === EMPTY) continue;
    const name = FACES[kind]?.mark ?? 'unknown';
    count[name] = (count[name] ?? 0) + 1;
    if (isStart(kind)) count.hearts = (count.hearts ?? 0) - 1;
  }
  return count;
}

const span = (bits: number): number => highest(bits) - lowest(bits) + 1;

function holds(state: State): void {
  const { grid, rows, open, stock, step, variant } = state;
  const taken = grid.filter((kind) => kind !== EMPTY).length;
  claim(grid.length === CELLS && isStart(grid[START] ?? EMPTY), 'the start card lies elsewhere');
  claim(rowsOf(grid).join() === rows.join(), 'the rows are not those of the forest');
  const columns = rows.reduce((all, row) => all | row, 0);
  const lines = rows.reduce((all, row, at) => (row === 0 ? all : all | (1 << at)), 0);
  claim(span(columns) <= SIDE && span(lines) <= SIDE, 'the forest is more than five across');
  const left = open.map((cards, side) => cards.length + (stock[side]?.length ?? 0));
  const [sun = 0, moon = 0] = left;
  claim(taken + sun + moon === 1 + 24, 'not all cards are there');
  claim((step === 'over') === (sun + moon === 0), 'the end comes with the last card');
  claim(step === 'place' || step === 'over' || taken === 1, 'cards were placed before play began');
  if (step === 'place') {
    const ahead = (left[state.first] ?? 0) - (left[1 - state.first] ?? 0);
    claim(ahead === (state.turn === state.first ? 0 : -1), 'the turns do not alternate');
    claim(places(rows).length > 0, 'there is no place');
  }
  open.forEach((cards, side) => {
    claim(cards.length === Math.min(HAND[variant], left[side] ?? 0), 'too few or too many cards are open');
  });
  claim(
    state.sealed.every((bits) => bits >= NOT_YET && bits < EXCHANGES.length),
    'a sealed choice is none',
  );
  const [suns, moons] = hearts(grid);
  claim(suns + moons <= cottons(grid).length, 'there are more hearts than Cottons');
  if (step === 'over') {
    claim(taken === SIDE * SIDE && span(columns) === SIDE && span(lines) === SIDE, 'the forest is not full');
    claim(cottons(grid).length === 9, 'there are not nine Cottons');
  }
}

/** The left-most card everywhere, every other kind in one place, and whatever belongs to another step. */
function wishes(state: State, seat: number): readonly Move[] {
  const light = lightOf(state, seat);
  const [card = firstKindOf(light)] = state.open[light] ?? [];
  const [place = START] = places(state.rows);
  return [
    ...Array.from({ length: CELLS }, (_, cell) => ({ place: cell, card })),
    ...Array.from({ length: SIDE_KINDS }, (_, kind) => ({ place, card: firstKindOf(light) + kind })),
    { place, card: firstKindOf(1 - light) },
    ...EXCHANGES,
    ...ORDERS,
  ];
}

const features: readonly string[] = [
  ...VARIANTS.map((variant) => `variant:${variant}`),
  ...FACES.slice(0, STARTS).map(({ mark }) => `start:${mark}`),
  ...FACES.slice(STARTS).map(({ mark }) => `card:${mark}`),
  ...[0, 1, 2, 3].map((count) => `exchange:${count}`),
  ...[0, 1, 2, 3].map((count) => `exchange:dark-${count}`),
  ...[0, 1, 2].map((count) => `exchange:forked-${count}`),
  'order:kept',
  'order:changed',
  'first:0',
  'first:1',
  'first:chance',
  'sun:0',
  'sun:1',
  'order:none',
  'frame:rows',
  'frame:columns',
  'heart:0',
  'heart:1',
  'heart:nobody',
  'turned',
  'win:0',
  'win:1',
  'win:nobody',
];

function met(state: State, move: Move, events: readonly Event[], setup: Setup): string[] {
  const shown = [
    `variant:${state.variant}`,
    `start:${FACES[state.grid[START] ?? EMPTY]?.mark}`,
    `first:${setup.first}`,
    `sun:${state.sunAt}`,
  ];
  if ('place' in move) {
    shown.push(`card:${FACES[move.card]?.mark}`);
  } else if ('exchange' in move) {
    const prefix = state.variant === 'standard' ? '' : `${state.variant}-`;
    shown.push(`exchange:${prefix}${move.exchange.length}`);
    if (state.variant === 'standard' && state.step !== 'order') shown.push('order:none');
  } else shown.push(move.order.join() === '0,1,2' ? 'order:kept' : 'order:changed');
  for (const event of events) {
    if (event.is === 'framed') shown.push(`frame:${event.axis}`);
    if (event.is === 'turned') shown.push('turned');
    if (event.is === 'scored') shown.push(`heart:${event.heart ?? 'nobody'}`);
    if (event.is === 'ended') shown.push(`win:${event.winner ?? 'nobody'}`);
  }
  return shown;
}

const saidOnly: Readonly<Partial<Record<Rule, string>>> = {
  'forest.aim': 'a summary',
  'score.example': 'an example',
  'house.list': 'a summary',
};

export const checks = defineChecks<State, Move, Event>({ rules, saidOnly, census, holds, wishes, twin, features, met });
