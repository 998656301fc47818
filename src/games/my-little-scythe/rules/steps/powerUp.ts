import type { Seat } from '../../../../engine/ids.ts';
import { MAKE_PILE, MOVE_PILE, NO_TILE, TILE_SPACE, type Tile } from '../cards.ts';
import { keep as keepMove, pileOf } from '../move.ts';
import type { Draft, Flow, Pile, State } from '../state.ts';
import { note } from '../trophies.ts';
import { neverSettles, type StepRules } from './step.ts';

const TILES_DRAWN = 3;

/** Every seat draws from a pile once at most, and two of three go back: there are always three. */
function draw(state: State, { seat, marks }: Pile, pile: number, flow: Flow): void {
  state.todo.pop();
  state.drawn = (state.piles[pile] as Tile[]).splice(0, TILES_DRAWN);
  state.todo.push({ step: 'draft', seat, pile, marks });
  flow.tell?.({ is: 'drew', seat, pile, tiles: [...state.drawn] }, { only: [seat] }, [seat]);
  flow.tell?.({ is: 'drew', seat, pile, tiles: [] }, { but: [seat] }, 'none');
}

const openSlots = ({ tiles }: State, seat: Seat): number[] =>
  [MOVE_PILE, MAKE_PILE].filter((pile) => tiles[seat * 2 + pile] === NO_TILE);

export const pile: StepRules<Pile> = {
  settle(state, pending, flow) {
    const [only, ...others] = openSlots(state, pending.seat);
    if (only === undefined || others.length > 0) return false;
    draw(state, pending, only, flow);
    return true;
  },
  moves: (state, { seat }) => openSlots(state, seat).map(pileOf),
  play: (state, pending, { of }, flow) => draw(state, pending, of, flow),
};

/** One is kept; the others go under the pile, the named one first. */
export const draft: StepRules<Draft> = {
  settle: neverSettles,
  moves: ({ drawn }) =>
    drawn.flatMap((tile) => drawn.flatMap((under) => (under === tile ? [] : [keepMove(tile, under)]))),
  play(state, { seat, pile, marks }, { of: tile, at: under }, flow) {
    state.todo.pop();
    const rest = state.drawn.filter((each) => each !== tile && each !== under);
    state.drawn = [];
    (state.piles[pile] as Tile[]).push(under, ...rest);
    (state.draws[pile] as number[]).push(seat, tile, under, ...rest);
    state.tiles[seat * 2 + pile] = tile;
    if (marks && pile === MAKE_PILE) state.marker[seat] = TILE_SPACE;
    if (seat === state.turn) note(state);
    flow.tell?.({ is: 'kept', seat, pile, tile }, 'all');
  },
};
