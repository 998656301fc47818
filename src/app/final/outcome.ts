import type { AnyReason, Result, Setup } from '../../engine/game.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { type Phrase, plain } from '../../words/phrase.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { sideName } from '../table/sides.tsx';

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

/** A reason with whose it is, where the game's own words do not say so: the pad has all of them in one list. */
export function reasonOf(reason: AnyReason, setup: Setup, voice: AnyVoice, { final }: TableWords): Phrase {
  const said = voice.sayReason(reason);
  const { side } = reason;
  if (side === undefined) return said;
  const who = side < setup.seats ? final.player(side) : sideName(side, setup, voice);
  const nameless = (): string => '';
  const isNamed =
    side < setup.seats
      ? said.some((part) => typeof part !== 'string' && 'name' in part && part.name === side)
      : plain(said, nameless).includes(plain(who, nameless));
  return isNamed ? said : final.whose(who, said);
}

/** The ends that were counted before these eyes: nobody wants a count again who only had a look at something else. */
const counted = new Set<string>();

export const wasCounted = (news: TableNews): boolean => counted.has(endOf(news));

export function noteCounted(news: TableNews): void {
  counted.add(endOf(news));
}

/** An end that was taken back counts as a new one when it is reached again. */
const endOf = ({ match, logLength }: TableNews): string => `${match} ${logLength}`;
