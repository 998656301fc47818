import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import type { PassingFrame, TableNews } from '../../protocol/shown.ts';
import { isActing, type Moment, released } from './moment.ts';
import { linesShown } from './said.ts';

/** All that the page outside the stage draws and says of the table: no part of it looks further. */
export interface Page {
  readonly drawn: TableNews;
  readonly board: PassingFrame;
  readonly says: readonly AnyEvent[];
  /** The log as far as it has been shown. */
  readonly lines: readonly LogLine[];
}

/** How many moves the log may tell of; null: all of them. What the stage has not shown yet is not told. */
function movesTold(moment: Moment): number | null {
  const { moveCount } = moment.shown.frame;
  if (isActing(moment)) return moveCount - 1;
  return moment.kind === 'showing' ? moveCount : null;
}

/** What the page was before, it stays as far as it can: lines that are as many are the same. */
export function pageOf(moment: Moment, ribbon: readonly LogLine[], before: Page | null): Page {
  const { drawn, kind } = moment;
  const { frame } = moment.shown;
  const { board, says } = kind === 'showing' ? released(moment) : { board: frame, says: frame.events };
  const told = linesShown(ribbon, movesTold(moment));
  const isSame = before?.lines.length === told.length && before.lines.every((line, at) => line === told[at]);
  return { drawn, board, says, lines: isSame ? before.lines : told };
}
