import type { Outcome } from '../../saves/format.ts';
import { ahead, peopleOf } from './tally.ts';

/** What a person has made of bots of one strength. */
export interface Bout {
  readonly strength: number;
  readonly games: number;
  /** The person ended above all of them at that table. */
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

/** Two people who sat at one table. */
export interface Duel {
  /** By name, so that two people are one pair. */
  readonly names: readonly [string, string];
  /** How often each of them ended above the other. */
  readonly ahead: readonly [number, number];
  readonly even: number;
}

/** The people of this device against everybody, those first who met most. */
export function duelsOf(outcomes: readonly Outcome[]): Duel[] {
  const duels = new Map<string, Duel>();
  for (const outcome of outcomes) {
    const { result } = outcome;
    const people = peopleOf(outcome)
      .map(({ sitter: { name }, seat, isOwn }) => ({ name, seat, isOwn }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const [index, one] of people.entries()) {
      for (const other of people.slice(index + 1)) {
        if (!one.isOwn && !other.isOwn) continue;
        const key = JSON.stringify([one.name, other.name]);
        const before = duels.get(key) ?? { names: [one.name, other.name], ahead: [0, 0], even: 0 };
        duels.set(key, after(before, ahead(result, one.seat, other.seat)));
      }
    }
  }
  return [...duels.values()].sort((one, other) => metIn(other) - metIn(one));
}

export const metIn = ({ ahead: [one, other], even }: Duel): number => one + other + even;

function after({ names, ahead: [one, other], even }: Duel, lead: number): Duel {
  const above = (is: boolean): number => (is ? 1 : 0);
  return { names, ahead: [one + above(lead > 0), other + above(lead < 0)], even: even + above(lead === 0) };
}
