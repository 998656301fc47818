/** Where a place is as seen from another, for people who do not see the map. */
export interface CompassWords {
  eastward(steps: number): string;
  southward(steps: number): string;
  steps(each: readonly string[]): string;
}

/** Each number has its word on both sides: two that meet are heard as one. */
export const compassEn: CompassWords = {
  eastward: (steps) => `${Math.abs(steps)} ${steps > 0 ? 'east' : 'west'}`,
  southward: (steps) => `${Math.abs(steps)} ${steps > 0 ? 'south' : 'north'}`,
  steps: (each) => each.join(' and '),
};

export const compassJa: CompassWords = {
  eastward: (steps) => `${steps > 0 ? '東' : '西'}へ${Math.abs(steps)}つ`,
  southward: (steps) => `${steps > 0 ? '南' : '北'}へ${Math.abs(steps)}つ`,
  steps: (each) => each.join('、'),
};

export const wayTo = (words: CompassWords, east: number, south: number): string =>
  words.steps([...(east === 0 ? [] : [words.eastward(east)]), ...(south === 0 ? [] : [words.southward(south)])]);
