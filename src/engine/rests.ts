import { type Match, openMatch } from './match.ts';

/**
 * The moments at which no choice lies sealed while others still make theirs, as the numbers of moves made: between them
 * whoever looks knows more than those who choose. While several are asked at once, each answer leaves one fewer.
 */
export function restsOf({ game, record }: Pick<Match, 'game' | 'record'>): readonly number[] {
  const rests: number[] = [];
  let asked = 0;
  openMatch(game, record, (state, moves) => {
    const now = game.asks(state).length;
    if (now === 0 || now >= asked) rests.push(moves);
    asked = now;
  });
  return rests;
}
