/** How far a place lies from another, for those who see no map. */
export interface CompassWords {
  eastward(steps: number): string;
  southward(steps: number): string;
  steps(each: readonly string[]): string;
}

export const compassEn: CompassWords = {
  eastward: (steps) => `${Math.abs(steps)} ${steps > 0 ? 'east' : 'west'}`,
  southward: (steps) => `${Math.abs(steps)} ${steps > 0 ? 'south' : 'north'}`,
  steps: (each) => each.join(', '),
};

export const compassJa: CompassWords = {
  eastward: (steps) => `${steps > 0 ? '東' : '西'}${Math.abs(steps)}`,
  southward: (steps) => `${steps > 0 ? '南' : '北'}${Math.abs(steps)}`,
  steps: (each) => each.join('・'),
};

export const wayTo = (words: CompassWords, east: number, south: number): string =>
  words.steps([...(east === 0 ? [] : [words.eastward(east)]), ...(south === 0 ? [] : [words.southward(south)])]);
