import type { Facts } from '../../engine/game.ts';

/** As far as who it suits hangs on it. First bundle: keep it short. */
interface Known {
  readonly facts: Pick<Facts, 'seats' | 'minutes'>;
}

export const MINUTES = [15, 30, 60] as const;

/** How much there is to think about, as far as its length tells. */
export function weightOf({ minutes: { longest } }: Known['facts']): 'light' | 'middle' | 'heavy' {
  const [light, middle] = MINUTES;
  return longest <= light ? 'light' : longest <= middle ? 'middle' : 'heavy';
}

export type Company = 'alone' | 'two' | 'many';

/** The box that suits each company best: made for one, for two and no more, for most; of like ones the shortest. */
export function suited<One extends Known>(all: readonly One[]): [Company, One][] {
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
