import type { Facts } from '../../engine/game.ts';
import type { Mood } from '../../ui/gameBox.ts';
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

export const MINUTES = [15, 30, 60] as const;

/** How much there is to think about, as far as its length tells. */
export function weightOf({ minutes: { longest } }: Candidate['facts']): 'light' | 'middle' | 'heavy' {
  const [light, middle] = MINUTES;
  return longest <= light ? 'light' : longest <= middle ? 'middle' : 'heavy';
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

export type Company = 'alone' | 'two' | 'many';

/** The box that suits each company best: made for one, for two and no more, for most; of like ones the shortest. */
export function suited<One extends Pick<Candidate, 'facts'>>(all: readonly One[]): [Company, One][] {
  const best = (who: Company, fits: (seats: Facts['seats']) => number): [Company, One][] => {
    const worth = ({ facts: { seats, minutes } }: One): number => fits(seats) * LONG_MINUTES - minutes.longest;
    const [first] = [...all].sort((one, other) => worth(other) - worth(one));
    return first ? [[who, first]] : [];
  };
  return [
    ...best('alone', ({ fewest }) => -fewest),
    ...best('two', ({ fewest, most }) => -Math.abs(fewest - 2) - most),
    ...best('many', ({ most }) => most),
  ];
}

/** Longer than any game takes: a seat weighs more than all of it. */
const LONG_MINUTES = 1000;

/** The seats laid out for so many people, named as they were last; bots fill up to as many as the game needs. */
export function seatsFor(game: Game, remembered: unknown, people: number): Plan {
  const plan = withCount(firstPlan(game, remembered), game, Math.max(people, game.facts.seats.fewest));
  return {
    ...plan,
    chairs: plan.chairs.map((chair, seat) => ({ ...chair, kind: seat < people ? 'person' : 'bot' })),
  };
}
