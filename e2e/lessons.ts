import type { AnyGame, AnyMove } from '../src/engine/game.ts';
import type { Sitter } from '../src/engine/log.ts';
import { append, openMatch } from '../src/engine/match.ts';
import type { AnyGuide } from '../src/words/guide.ts';
import type { Phrase } from '../src/words/phrase.ts';

/** A piece of a phrase that has no name and no picture in it. */
export const pieceOf = (said: Phrase): string =>
  said.reduce<string>(
    (longest, part) => (typeof part === 'string' && part.length > longest.length ? part : longest),
    '',
  );

/** Where each scripted move stands among all that are legal then: the learner alone looks, with the own eyes. */
export function placesOf(game: AnyGame, { setup, seed, script }: AnyGuide): number[] {
  const sitters = sittersOf(setup.seats);
  const { id, edition } = game.facts;
  let match = openMatch(game, { game: id, edition, seed, setup, sitters, log: [] });
  return script.flatMap(({ next }) => {
    if (next === 'free') return [];
    const is = (move: AnyMove): boolean => game.moveId(move) === game.moveId(next.move);
    const place = game.moves(match.state, next.seat).findIndex(is);
    match = append(match, { seat: next.seat, move: next.move });
    return [place];
  });
}

const sittersOf = (seats: number): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Seat ${seat}`, emblem: 'crane' }));
