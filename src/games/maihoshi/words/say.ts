import type { Lang } from '../../../words/lang.ts';
import type { TableVoice } from '../../../words/voice.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import { log } from './log.ts';
import { sayReason } from './reasons.ts';
import { options, sayAsk, sayMove, sayRow, sayTie } from './table.ts';
import { explain } from './things.ts';

/** What the game says at its table, in one language. */
export const voiceIn = (lang: Lang): TableVoice<Move, View, Event, Reason> => ({
  ...log[lang],
  sayMove: (move, view) => sayMove(move, view)[lang],
  sayReason: (reason) => sayReason(reason)[lang],
  sayAsk: ({ seat }, view) => sayAsk(view, seat)[lang],
  tellsPoints: ({ is }) => is === 'roundThen' || is === 'handThen',
  explain: (of, view, arePointsCovered = false) => explain(of, view, arePointsCovered)[lang],
  sayRow: (row) => sayRow(row)[lang],
  sayTie: (view) => sayTie(view)?.[lang] ?? null,
  saySide: () => null,
  options: options[lang],
});
