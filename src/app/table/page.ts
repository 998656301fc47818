import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import type { PassingFrame, TableNews } from '../../protocol/shown.ts';
import { isActing, type Moment, released } from './moment.ts';

/** All that the page outside the stage draws and says of the table: no part of it looks further. */
export interface Page {
  readonly drawn: TableNews;
  readonly board: PassingFrame;
  readonly says: readonly AnyEvent[];
  /** The log as far as it has been shown. */
  readonly lines: readonly LogLine[];
}

/** How many moves the log may tell of; null: all of them. What the stage has not shown yet is not told. */
export function movesTold(moment: Moment): number | null {
  const { moveCount } = moment.shown.frame;
  if (isActing(moment)) return moveCount - 1;
  return moment.kind === 'showing' ? moveCount : null;
}

/** `lines`: those of the moves that may be told. */
export function pageOf(moment: Moment, lines: readonly LogLine[]): Page {
  const { drawn, kind } = moment;
  const { frame } = moment.shown;
  const { board, says } = kind === 'showing' ? released(moment) : { board: frame, says: frame.events };
  return { drawn, board, says, lines };
}
