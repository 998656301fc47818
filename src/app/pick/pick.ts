import type { Facts } from '../../engine/game.ts';
import type { Mood } from '../../ui/face.ts';
import { firstPlan, type Game, type Plan, withCount } from '../box/plan.ts';

/** What a table wants. */
export interface Wish {
  readonly people: number;
  readonly minutes: number;
  readonly mood: Mood | 'any';
}

export interface Candidate {
  readonly facts: Pick<Facts, 'seats' | 'minutes'>;
  /** Undefined until its lid is there. */
  readonly mood: Mood | undefined;
}

export const botsFor = ({ seats }: Candidate['facts'], people: number): number => Math.max(0, seats.fewest - people);
export const isLonger = ({ minutes }: Candidate['facts'], wish: Wish): boolean => minutes.longest > wish.minutes;

/** Those with room for everybody, what suits best first: the time they have, then the mood, no bots, and the time well used. */
export function ranked<One extends Candidate>(all: readonly One[], wish: Wish): One[] {
  const missed = ({ facts, mood }: One): number[] => [
    Math.max(0, facts.minutes.longest - wish.minutes),
    wish.mood === 'any' || mood === wish.mood ? 0 : 1,
    botsFor(facts, wish.people),
    -facts.minutes.longest,
  ];
  return all
    .filter(({ facts }) => facts.seats.most >= wish.people)
    .map((one) => ({ one, missed: missed(one) }))
    .sort((left, right) => {
      const at = left.missed.findIndex((much, index) => much !== right.missed[index]);
      return at < 0 ? 0 : (left.missed[at] ?? 0) - (right.missed[at] ?? 0);
    })
    .map(({ one }) => one);
}

/** The seats laid out for so many people, named as they were last; bots fill up to as many as the game needs. */
export function seatsFor(game: Game, remembered: unknown, people: number): Plan {
  const plan = withCount(firstPlan(game, remembered), game, Math.max(people, game.facts.seats.fewest));
  return {
    ...plan,
    chairs: plan.chairs.map((chair, seat) => ({ ...chair, kind: seat < people ? 'person' : 'bot' })),
  };
}
