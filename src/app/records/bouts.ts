import type { Outcome } from '../../saves/format.ts';
import { ahead } from './ahead.ts';
import { peopleOf } from './own.ts';

/** What a person has made of bots of one strength. */
export interface Bout {
  readonly strength: number;
  readonly games: number;
  /** The person came out above all of them at that table. */
  readonly beaten: number;
}

/** Weakest first. `strengthOf`: of a level, which is another in another game; below 0: it does not count. */
export function boutsOf(
  outcomes: readonly Outcome[],
  name: string,
  strengthOf: (game: string, level: number) => number,
): Bout[] {
  const bouts = new Map<number, Bout>();
  for (const outcome of outcomes) {
    const { game, sitters, result } = outcome;
    const own = peopleOf(outcome).find(({ isOwn, sitter }) => isOwn && sitter.name === name)?.seat;
    if (own === undefined) continue;
    const bots = sitters.flatMap((sitter, seat) =>
      sitter.kind === 'bot' ? [{ seat, strength: strengthOf(game, sitter.level) }] : [],
    );
    for (const strength of new Set(bots.map((bot) => bot.strength))) {
      if (strength < 0) continue;
      const isAbove = bots.every((bot) => bot.strength !== strength || ahead(result, own, bot.seat) > 0);
      const { games, beaten } = bouts.get(strength) ?? { games: 0, beaten: 0 };
      bouts.set(strength, { strength, games: games + 1, beaten: beaten + (isAbove ? 1 : 0) });
    }
  }
  return [...bouts.values()].sort((one, other) => one.strength - other.strength);
}
