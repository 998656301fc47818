import { defineGame, type Foresight, type Result, type Seat, type Setup } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { firstSeat, looksOf } from '../../../engine/seating.ts';
import { facts } from '../facts.ts';
import { DECKS, EMPTY, FACES, isBack, type Kind, type Light, MOON, STARTS, SUN } from './cards.ts';
import { closes, record, rowsOf } from './forest.ts';
import { CELLS, type Cell, cellThing, line, START } from './grid.ts';
import type { Adds, Counted, Reason, Sums } from './ids.ts';
import { asks, moveId, moves, why } from './moves.ts';
import { play } from './play.ts';
import { balance, cottons, heartOf, hearts, sheet, unturned, winner } from './sheet.ts';
import type { Event, Move, PlaceCard, State, Variant, View } from './state.ts';
import { bySeat, copy, HAND, lightOf, NOT_YET, seatOf } from './state.ts';
import { conceals, guess, view } from './view.ts';

export function deal(setup: Setup, rng: Rng): State {
  const variant = (setup.options.variant ?? 'standard') as Variant;
  // rule: setup.sides
  const sunAt = looksOf(facts, setup).indexOf('sun');
  // rule: setup.first
  const first = lightOf({ sunAt }, firstSeat(setup, rng));
  const grid = new Array<number>(CELLS).fill(EMPTY);
  // rule: setup.start
  grid[START] = rng.below(STARTS);
  // rule: setup.sides, free.open
  const decks = DECKS.map((deck) => (variant === 'free' ? [...deck] : rng.shuffle([...deck])));
  return {
    variant,
    step: variant === 'free' ? 'place' : 'exchange',
    sunAt,
    first,
    turn: first,
    grid,
    rows: rowsOf(grid),
    // rule: setup.open
    open: decks.map((deck) => deck.slice(0, HAND[variant])),
    stock: decks.map((deck) => deck.slice(HAND[variant]).reverse()),
    sealed: decks.map(() => NOT_YET),
  };
}

/** All hearts first, then those that turn, gains before losses; what is added to others; what closes. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  if ('place' in move) return placed(view, lightOf(view, seat), move);
  if ('order' in move || move.exchange.length === 0) return [];
  return [{ is: 'exchanges', rule: 'setup.exchange', side: seat, count: move.exchange.length }];
}

function placed(view: View, own: Light, { place, card }: PlaceCard): Foresight<Reason> {
  const { grid } = view;
  const after = [...grid];
  after[place] = card;
  const turns: { readonly gain: number; readonly turn: Counted }[] = [];
  const adds: Adds[] = [];
  for (const cell of cottons(after)) {
    const was = cell === place ? { suns: 0, moons: 0 } : balance(grid, cell);
    const now = balance(after, cell);
    const suns = now.suns - was.suns;
    const moons = now.moons - was.moons;
    if (suns === 0 && moons === 0) continue;
    const kind = after[cell] as Kind;
    const things = [cellThing(cell)];
    const heart = heartOf(now);
    const before = heartOf(was);
    if (heart !== before || cell === place)
      turns.push({
        gain: worth(heart, own) - worth(before, own),
        turn: {
          is: 'counted',
          rule: 'score.majority',
          ...(heart === null ? { points: 0 } : { side: seatOf(view, heart), points: 1 }),
          things,
          card: kind,
          ...now,
          hidden: unturned(after, cell),
        },
      });
    else adds.push({ is: 'adds', rule: ruleOfSight(kind, cell, place), things, card: kind, suns, moons, now });
  }
  const axis = closes(rowsOf(grid), place);
  return [
    ...sum(grid, after),
    ...turns.sort((one, other) => other.gain - one.gain).map(({ turn }) => turn),
    ...adds,
    ...(turns.length + adds.length === 0 ? [unseen(grid)] : []),
    ...(axis ? [{ is: 'closes', rule: 'place.frame', axis } as const] : []),
  ];
}

const worth = (heart: Light | null, own: Light): number => (heart === null ? 0 : heart === own ? 1 : -1);

function sum(before: readonly Kind[], after: readonly Kind[]): Sums[] {
  // With cards face down, what is known is no score.
  if (after.some(isBack)) return [];
  const was = hearts(before);
  const now = hearts(after);
  const more = now.map((count, light) => count - (was[light] ?? 0));
  return more.every((count) => count === 0) ? [] : [{ is: 'sums', rule: 'score.most', hearts: now, more }];
}

const unseen = (grid: readonly Kind[]): Reason => ({ is: 'unseen', rule: 'score.near', hidden: grid.some(isBack) });

/** Whether a Cotton sees that cell as its neighbour or along a ray. */
const ruleOfSight = (kind: Kind, cell: Cell, seen: Cell): Adds['rule'] =>
  FACES[kind]?.rays.some((towards) => line(cell, towards).includes(seen)) ? 'score.ray' : 'score.near';

/** What the log begins with: what is played, who plays what, who begins, and what lies open. */
const opening = (view: View): Event[] => [
  {
    is: 'begins',
    variant: view.variant,
    sun: seatOf(view, SUN),
    moon: seatOf(view, MOON),
    first: seatOf(view, view.first),
  },
  { is: 'started', card: view.grid[START] ?? EMPTY },
  ...dealtIn(view),
];

function dealtIn(view: View): Event[] {
  const { variant, open, first } = view;
  if (variant === 'free' || variant === 'dark')
    return [{ is: 'hands', cards: HAND[variant], isSecret: variant === 'dark' }];
  const begins = seatOf(view, first);
  return [begins, 1 - begins].map((seat) => ({ is: 'laid', seat, cards: cardsOf(open[lightOf(view, seat)]) }));
}

const cardsOf = (cards: readonly Kind[] | null | undefined): Kind[] => [...(cards ?? [])];

function result(state: State): Result {
  const won = hearts(state.grid);
  const light = winner(won);
  return { points: bySeat(state, won), winners: light === null ? [] : [seatOf(state, light)] };
}

export const game = defineGame<State, Move, View, Event, Reason>({
  facts,
  deal,
  asks,
  moves,
  play,
  view,
  opening,
  conceals,
  guess: (seen, _seat, rng) => guess(seen, rng),
  result,
  copy,
  moveId,
  sheet,
  foresee,
  why,
  record,
});
