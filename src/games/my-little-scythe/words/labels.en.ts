import type { SpaceState } from './labels.ts';

const states: Readonly<Record<SpaceState, string>> = {
  open: 'can be chosen',
  shut: 'cannot be chosen now',
  barred: 'the marker is here: not twice in a row',
  closed: 'opened by a Make power-up',
};

export const labelWords = {
  map: 'Map',
  seekersOf: (names: string): string => `seekers: ${names}`,
  campOf: (name: string, seekers: string): string => `Camp of ${name}, ${seekers}`,
  canGo: (label: string): string => `${label}; can be chosen`,
  chosen: (label: string): string => `${label}; chosen`,
  trophies: 'Trophies',
  trophy: (field: string, text: string, taken: string): string => `${field} trophy, ${text}: ${taken}`,
  takenBy: (names: string): string => `taken by ${names}`,
  notTaken: 'not taken',
  open: '; can be chosen',
  take: 'Take',
  lastTurns: 'Last turns',
  actions: 'Actions',
  states,
  stateOf: (space: string, state: string): string => `${space}: ${state}`,
  stock: 'What this seat has',
  friendship: (count: number): string => `Friendship ${count} of 10`,
  pies: (pies: string): string => `${pies}, 10 at most`,
  handOf: (spells: string, values: string): string => `${spells}: ${values}`,
  noneSolved: 'No quest solved',
  solved: (count: number, titles: string): string => `${count} ${count === 1 ? 'quest' : 'quests'} solved: ${titles}`,
  noTile: (pile: string): string => `No ${pile} power-up yet`,
  personHidden: 'Secret personality',
  dice: 'Dice',
  die: (die: string, land: string): string => `${die}: ${land}`,
  apples: 'Apples to carry',
  gems: 'Gems to carry',
  picksUp: 'To put it down again, take the step back',
  loaded: 'None yet',
  allOfThem: 'That is all that lies there',
  keepOne: 'Keep one',
  under: (first: string, second: string): string => `Under the pile: ${first}, then ${second}`,
  swap: 'Other order under the pile',
  fold: 'See the map',
  unfold: 'Back to the card',
  choices: 'Choices',
};

export type LabelWords = typeof labelWords;
