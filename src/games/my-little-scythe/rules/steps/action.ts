import type { Seat } from '../../../../engine/ids.ts';
import { MAKE_SPELL, MOVE, NO_TILE, SEEK_A, SEEK_B, SPACES, type Space, TILE_SPACE } from '../cards.ts';
import { deedOfMake, deedOfTile } from '../deeds.ts';
import { act, type Move } from '../move.ts';
import type { SpaceFault } from '../reasons.ts';
import type { Flow, Plain, State } from '../state.ts';
import { canDrawSpell } from '../tracks.ts';
import { deedFault, startDeed } from './deed.ts';
import { roll } from './seek.ts';
import { neverSettles, type StepRules } from './step.ts';

/** Why the space cannot be chosen; null if it can. */
export function spaceFault(state: State, seat: Seat, space: Space): SpaceFault | null {
  if (state.marker[seat] === space) return 'turn.marker';
  if (space === MOVE || space === SEEK_A || space === SEEK_B) return null;
  if (space === TILE_SPACE) {
    const tile = state.tiles[seat * 2 + 1] as number;
    return tile === NO_TILE ? 'make.space' : deedFault(state, seat, deedOfTile(tile));
  }
  if (space === MAKE_SPELL && !canDrawSpell(state)) return 'make.no-spell';
  return deedFault(state, seat, deedOfMake(space));
}

function start(state: State, seat: Seat, space: Space, flow: Flow): void {
  if (space === MOVE) {
    state.todo.push(
      { step: 'after', seat },
      { step: 'quests', seat, left: 3 },
      { step: 'fights', seat },
      { step: 'move', seat },
    );
  } else if (space === SEEK_A || space === SEEK_B) roll(state, seat, space, flow);
  else {
    const tile = state.tiles[seat * 2 + 1] as number;
    startDeed(state, seat, space === TILE_SPACE ? deedOfTile(tile) : deedOfMake(space), flow);
  }
}

export const action: StepRules<Plain<'action'>> = {
  settle: neverSettles,
  moves(state, { seat }) {
    const made: Move[] = [];
    for (let space = 0; space < SPACES.length; space++) {
      if (spaceFault(state, seat, space) === null) made.push(act(space));
    }
    return made;
  },
  play(state, { seat }, { of: space }, flow) {
    state.todo.pop();
    state.marker[seat] = space;
    const tile = space === TILE_SPACE ? (state.tiles[seat * 2 + 1] as number) : NO_TILE;
    flow.tell?.({ is: 'acted', seat, space, tile }, 'all', 'none');
    start(state, seat, space, flow);
  },
};
