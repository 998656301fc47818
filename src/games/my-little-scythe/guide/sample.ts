import type { AnyMove } from '../../../engine/game.ts';
import type { Entry } from '../../../engine/log.ts';
import { type Match, openMatch } from '../../../engine/match.ts';
import { game } from '../rules/index.ts';
import { guide } from './index.ts';

const SITTERS = [
  { kind: 'person', name: 'Aya', emblem: 'crane' },
  { kind: 'bot', level: 1, name: 'Nao', emblem: 'pine' },
] as const;

const scripted = (count: number): Entry[] =>
  guide.script
    .slice(0, count)
    .flatMap(({ next }) => (next === 'free' ? [] : [{ seat: next.seat, move: next.move as unknown as AnyMove }]));

/** The guided match after so many moves, or after another log; every move is judged by the rules on the way. */
export const matchAfter = (count: number, log: readonly Entry[] = scripted(count)): Match => {
  const { seed, setup } = guide;
  const { id, edition } = game.facts;
  return openMatch(game, { game: id, edition, seed, setup, sitters: SITTERS, log });
};
