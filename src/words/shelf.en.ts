import { span } from './span.ts';

/** All that the first screen says. First bundle: keep it short. */
export const shelfEn = {
  /** The app's own. */
  name: 'Enza',
  motto: 'Round one table',
  goOn: 'Your games',
  more: (count: number): string => `Show ${count} more`,
  games: 'On the shelf',
  daily: 'Daily deal',
  /** What Enza is, and which box suits whom, for a first visit. */
  enza: 'Five tabletop games for one device: alone with bots, or together, passing it round.',
  suits: { alone: 'Best alone', two: 'Best for two', many: 'Best for many' },
  weights: { light: 'light', middle: 'medium', heavy: 'big' },
  suited: (who: string, game: string, minutes: number, weight: string): string =>
    `${who}: ${game}, ${minutes}\u00a0min, ${weight}. `,
  freeTable: 'The table is free. Take a box from the shelf.',
  pick: 'Pick for us',
  players: (fewest: number, most: number): string => `${span(fewest, most)}\u00a0players`,
  /** How a box can be played, on its label. */
  alone: 'alone',
  withBots: 'alone with bots',
  together: 'together',
  minutes: (shortest: number, longest: number): string => `${span(shortest, longest)}\u00a0min`,
  settings: 'Settings',
  /** On the switch to the other language, in that language. */
  otherLang: '日本語',
  toDark: 'Dark',
  toLight: 'Light',
  back: 'Back',
  toShelf: 'To the shelf',
  close: 'Close',
  loading: 'Unpacking the box',
  notLoaded: 'This part did not come. Your games are safe. Is the network there?',
  again: 'Try again',
};
