import type { Seat } from '../../../../engine/ids.ts';
import { MAKE_PILE, PILES, type Pile as PileOf, TILE_SPACE, type Tile } from '../cards.ts';
import { drawFrom, keep as keepMove } from '../move.ts';
import type { Draft, Pile, SeenDraft } from '../pending.ts';
import { frozen } from '../places.ts';
import { seatAt } from '../seekers.ts';
import type { Draw, Flow, State, Table } from '../state.ts';
import { note } from '../trophies.ts';
import { answer, NO_MOVES, neverSettles, type StepRules } from './step.ts';

const TILES_DRAWN = 3;

const replaced = <Of>([move, make]: readonly [Of, Of], pile: PileOf, now: Of): readonly [Of, Of] =>
  frozen<[Of, Of]>(pile === MAKE_PILE ? [move, now] : [now, make]);

/** Every seat draws from a pile once at most, and two of three go back: there are always three. */
function draw(state: State, { seat, marks }: Pile, pile: PileOf, flow: Flow): void {
  state.todo.pop();
  const tiles = frozen(state.piles[pile].slice(0, TILES_DRAWN));
  state.piles = replaced(state.piles, pile, frozen(state.piles[pile].slice(TILES_DRAWN)));
  state.todo.push({ step: 'draft', seat, pile, marks, tiles });
  flow.tell?.({ is: 'drew', seat, pile, tiles }, { only: [seat] }, [seat]);
  flow.tell?.({ is: 'drew', seat, pile, tiles: null }, { but: [seat] }, 'none');
}

const openSlots = (table: Table, seat: Seat): PileOf[] =>
  PILES.filter((pile) => seatAt(table, seat).tiles[pile] === null);

export const pile: StepRules<Pile> = {
  settle(state, pending, flow) {
    const [only, ...others] = openSlots(state, pending.seat);
    if (only === undefined || others.length > 0) return false;
    draw(state, pending, only, flow);
    return true;
  },
  moves: (table, { seat }) => openSlots(table, seat).map(drawFrom),
  play: (state, pending, move, flow) => draw(state, pending, answer(move, 'draw').pile, flow),
};

/** One is kept; the others go under the pile, the named one first. */
export const draft: StepRules<Draft, SeenDraft> = {
  settle: neverSettles,
  moves: (_table, { tiles }) =>
    tiles === null
      ? NO_MOVES
      : tiles.flatMap((tile) => tiles.flatMap((under) => (under === tile ? [] : [keepMove(tile, under)]))),
  play(state, { seat, pile: from, marks, tiles }, move, flow) {
    const { tile, under } = answer(move, 'keep');
    state.todo.pop();
    const own = seatAt(state, seat);
    const last = tiles.find((each) => each !== tile && each !== under) ?? under;
    const drawn: Draw = frozen({ seat, kept: tile, under: frozen<[Tile, Tile]>([under, last]) });
    state.piles = replaced(state.piles, from, frozen([...state.piles[from], ...drawn.under]));
    state.draws = replaced(state.draws, from, frozen([...state.draws[from], drawn]));
    own.tiles = replaced(own.tiles, from, tile);
    if (marks && from === MAKE_PILE) own.marker = TILE_SPACE;
    if (seat === state.turn) note(state);
    flow.tell?.({ is: 'kept', seat, pile: from, tile }, 'all');
  },
};
