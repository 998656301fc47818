import type { Sitter } from '../engine/log.ts';
import { fixtureNamed, fixtureNames } from '../games/fixtures.ts';
import type { Scene } from '../ui/stage/scene.ts';
import type { Lang } from '../words/lang.ts';
import { readFace } from './faces.ts';
import { loadGame } from './games.ts';
import type { Stored } from './matchStore.ts';
import { saveOf } from './scenes.ts';
import { shownGame } from './shownGame.ts';

export const EVERY_TOUCH = Symbol('every touch');

/** A move of a recorded game of which something is staged, for its first seat, which has just not seen it yet. */
export interface StagedMove {
  readonly game: string;
  readonly fixture: string;
  readonly moves: number;
  readonly scenes: readonly Scene[];
  /** By that seat: what it did behind a curtain it is not shown again. */
  readonly isOwn: boolean;
}

/**
 * The first move of each kind of event and scene in the recorded games of a title; of several one by another seat, and staged
 * alone. A touch only of the kind that is asked for by its name, or all of them.
 */
export async function stagedMoves(
  id: string,
  lang: Lang,
  touch: string | typeof EVERY_TOUCH = '',
): Promise<ReadonlyMap<string, StagedMove>> {
  const rules = await loadGame(id);
  const face = await readFace(id, lang);
  const found = new Map<string, StagedMove>();
  for (const fixture of fixtureNames(id)) {
    for (const { moment } of shownGame(rules, fixtureNamed(id, fixture), face).moments()) {
      const { frame, scenes, seat } = moment.shown;
      // To see the first move, one is shown the deal before it.
      if (frame.moveCount === 1) continue;
      const move: StagedMove = { game: id, fixture, moves: frame.moveCount, scenes, isOwn: seat === 0 };
      for (const { kind, size } of scenes)
        if ((size !== 'touch' || touch === EVERY_TOUCH || kind === touch) && isBetter(move, found.get(kind)))
          found.set(kind, move);
    }
  }
  return found;
}

const isBetter = (move: StagedMove, known: StagedMove | undefined): boolean =>
  !known || (known.isOwn && !move.isOwn) || (known.isOwn === move.isOwn && move.scenes.length < known.scenes.length);

/** The saved match of which this move is shown next. */
export function storedAt({ game, fixture, moves }: StagedMove): Stored {
  const { sitters, ...save } = saveOf(fixtureNamed(game, fixture), moves);
  const shown = Math.max(0, moves - 1);
  const seats = sitters.map((sitter, seat): Sitter => (seat === 0 ? sitter : { ...sitter, kind: 'bot', level: 0 }));
  return { id: 'staged', save: { ...save, sitters: seats, shown, seen: sitters.map(() => shown) } };
}
