import type { ScoreSheet } from '../../engine/game.ts';
import type { Seat } from '../../engine/ids.ts';
import { NOTHING_TO_UNDO } from '../../engine/undo.ts';
import type { TableNews } from '../../protocol/shown.ts';

/** Of the news all that the frames which wait have not shown yet stays unsaid. */
export function heldBack(news: TableNews, asked: readonly Seat[], sheet: ScoreSheet): TableNews {
  const untold = {
    ask: null,
    offers: NO_OFFERS,
    peek: false,
    peekers: NO_SEATS,
    redo: false,
    result: null,
    early: null,
  };
  return { ...news, ...untold, floor: { kind: 'bots', seats: asked }, sheet, undo: NOTHING_TO_UNDO };
}

/** Whom the open table asks, where several persons share it. */
export const askedOpenly = ({ floor, here }: TableNews): Seat | null =>
  floor.kind === 'open' && here.length > 1 ? floor.seat : null;

export const asksPerson = ({ floor: { kind } }: TableNews): boolean =>
  kind !== 'bots' && kind !== 'away' && kind !== 'over' && kind !== 'elsewhere';

const NO_OFFERS: TableNews['offers'] = [];
const NO_SEATS: readonly Seat[] = [];
