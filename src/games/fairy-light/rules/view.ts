import { type Eyes, perView, type Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { BACKS, DECKS, isBack, type Kind, type Light, sideOf } from './cards.ts';
import { rowsOf } from './forest.ts';
import { CHOSEN, isDark, lightOf, NOT_YET, type State, type View } from './state.ts';

/** A hand, or cards that it laid face down. */
export const conceals = (view: View, seat: Seat): boolean => hiddenOf(view, lightOf(view, seat)) > 0;

/** How many cards of a side these eyes cannot see, the stock left out. */
const hiddenOf = ({ open, held, grid }: View, light: Light): number =>
  (open[light] === null ? (held[light] as number) : 0) + grid.filter((kind) => kind === BACKS[light]).length;

export function view(state: State, eyes: Eyes): View {
  const own = eyes === 'onlooker' ? null : lightOf(state, eyes);
  const hides = (light: Light | null): light is Light => light !== null && light !== own && isDark(state);
  return {
    variant: state.variant,
    step: state.step,
    sunAt: state.sunAt,
    first: state.first,
    turn: state.turn,
    // rule: dark.down, dark.peek
    grid: state.grid.map((kind) => {
      const side = sideOf(kind);
      return hides(side) ? (BACKS[side] as Kind) : kind;
    }),
    open: state.open.map((cards, light) => (hides(light) ? null : [...cards])),
    held: state.open.map((cards) => cards.length),
    stock: state.stock.map((cards) => cards.length),
    sealed: state.sealed.map((bits, light) => (bits !== NOT_YET && hides(light) ? CHOSEN : bits)),
  };
}

/** The cards of a side that these eyes cannot place: what they have not seen lie or be held. */
export function unseen({ grid, open }: Pick<View, 'grid' | 'open'>, side: Light): Kind[] {
  const left = [...(DECKS[side] as readonly Kind[])];
  for (const kind of [...grid, ...(open[side] ?? [])]) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What is alike in all guesses. */
const outline = perView((seen: View) => ({
  unplaced: seen.open.map((_, side) => unseen(seen, side)),
  rows: rowsOf(seen.grid),
  isOpen: !seen.grid.some(isBack),
}));

/**
 * Deals what the seat cannot know anew. Subtraction is all that anybody knows: whatever went back in an exchange was
 * shuffled in, so every order of what is left is equally likely.
 */
export function guess(seen: View, rng: Rng): State {
  const { unplaced, rows, isOpen } = outline(seen);
  const left = unplaced.map((kinds) => rng.shuffle(kinds.slice()));
  const next = (side: Light): Kind => (left[side] as Kind[]).pop() as Kind;
  const grid = isOpen
    ? seen.grid.slice()
    : seen.grid.map((kind) => (isBack(kind) ? next(sideOf(kind) as Light) : kind));
  const open = seen.open.map((cards, side) =>
    cards ? [...cards] : Array.from({ length: seen.held[side] ?? 0 }, () => next(side)),
  );
  return {
    variant: seen.variant,
    step: seen.step,
    sunAt: seen.sunAt,
    first: seen.first,
    turn: seen.turn,
    grid,
    rows: rows.slice(),
    open,
    stock: left,
    sealed: seen.sealed.map((bits) => (bits === CHOSEN ? rng.below(8) : bits)),
  };
}
