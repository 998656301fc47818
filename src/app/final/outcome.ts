import type { Result } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { sideName } from '../table/sideName.ts';

/** Whether the people at the table have something to be glad about: one of them won, it is a draw, or only bots played. */
export function isWon({ winners }: Result, { sitters }: Pick<TableNews, 'sitters'>): boolean {
  if (winners.length === 0) return sitters.length > 1;
  const arePersons = sitters.some(({ kind }) => kind === 'person');
  return !arePersons || winners.some((side) => sitters[side]?.kind === 'person');
}

/** Who won, or was ahead when the table ended it, in one sentence. */
export function outcome(
  { winners }: Result,
  { setup, sitters, early }: Pick<TableNews, 'setup' | 'sitters' | 'early'>,
  voice: AnyVoice,
  { final }: TableWords,
): Phrase {
  const isCut = early?.how === 'counted';
  if (winners.length === 0) return isCut ? final.even : sitters.length > 1 ? final.draw : final.lost;
  const sides = winners.map((side) => (side < sitters.length ? final.player(side) : sideName(side, setup, voice)));
  return (isCut ? final.ahead : final.won)(final.sides(sides), winners.length > 1);
}
