import type { Seat } from '../../../../engine/ids.ts';
import { ALL_SPACES, MAKE_PILE, MAKE_SPELL, MOVE, SEEK_A, SEEK_B, type Space, TILE_SPACE } from '../cards.ts';
import { type DeedIndex, deedOfMake, deedOfTile } from '../deeds.ts';
import { act, type Move } from '../move.ts';
import type { Plain } from '../pending.ts';
import type { SpaceFault } from '../reasons.ts';
import { seatAt } from '../seekers.ts';
import { canDrawSpell } from '../spells.ts';
import { BOTH, type Flow, type State, type Table } from '../state.ts';
import { deedFault, startDeed } from './deed.ts';
import { roll } from './seek.ts';
import { answer, neverSettles, type StepRules } from './step.ts';

/** What is done on a space of making; null: that is none, or one that no power-up has opened. */
export function deedOfSpace(table: Table, seat: Seat, space: Space): DeedIndex | null {
  if (space === MOVE || space === SEEK_A || space === SEEK_B) return null;
  if (space !== TILE_SPACE) return deedOfMake(space);
  const tile = seatAt(table, seat).tiles[MAKE_PILE];
  return tile === null ? null : deedOfTile(tile);
}

/** Why the space cannot be chosen; null if it can. */
export function spaceFault(table: Table, seat: Seat, space: Space): SpaceFault | null {
  const { marker } = seatAt(table, seat);
  if (marker !== null && marker === space) return 'turn.marker';
  if (space === MAKE_SPELL && !canDrawSpell(table)) return 'make.no-spell';
  const deed = deedOfSpace(table, seat, space);
  if (deed !== null) return deedFault(table, seat, deed);
  return space === TILE_SPACE ? 'make.space' : null;
}

function start(state: State, seat: Seat, space: Space, flow: Flow): void {
  if (space === MOVE) {
    state.todo.push(
      { step: 'after', seat },
      { step: 'quests', seat, left: BOTH },
      { step: 'fights', seat },
      { step: 'move', seat },
    );
  } else if (space === SEEK_A || space === SEEK_B) roll(state, seat, space, flow);
  else {
    const deed = deedOfSpace(state, seat, space);
    if (deed !== null) startDeed(state, seat, deed, flow);
  }
}

export const action: StepRules<Plain<'action'>> = {
  settle: neverSettles,
  moves(table, { seat }) {
    const made: Move[] = [];
    for (const space of ALL_SPACES) if (spaceFault(table, seat, space) === null) made.push(act(space));
    return made;
  },
  play(state, { seat }, move, flow) {
    const { space } = answer(move, 'act');
    state.todo.pop();
    const own = seatAt(state, seat);
    own.marker = space;
    const tile = space === TILE_SPACE ? own.tiles[MAKE_PILE] : null;
    flow.tell?.({ is: 'acted', seat, space, tile }, 'all', 'none');
    start(state, seat, space, flow);
  },
};
