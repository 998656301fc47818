import type { ShelfEntry } from '../protocol/shown.ts';
import { saveKind } from '../saves/format.ts';
import { boxOf } from './boxes.ts';

/** The kinds of saves of those that are still played. */
export function kindsPlayed(cards: readonly ShelfEntry[]): readonly string[] {
  return cards.flatMap(({ game, floor }) => {
    const box = floor.kind === 'over' ? undefined : boxOf(game);
    return box ? [saveKind(box.facts)] : [];
  });
}
