import type { ShelfWords } from './shelf.ts';
import { span } from './span.ts';

export const shelfEn: ShelfWords = {
  name: 'Enza',
  motto: 'Round one table',
  goOn: 'Still on the table',
  more: (count) => `Show ${count} more`,
  games: 'On the shelf',
  freeTable: 'The table is free. Take a box from the shelf.',
  players: (fewest, most) => `${span(fewest, most)}\u00a0players`,
  minutes: (shortest, longest) => `${span(shortest, longest)}\u00a0min`,
  settings: 'Settings',
  otherLang: '日本語',
  toDark: 'Dark',
  toLight: 'Light',
  back: 'Back',
  close: 'Close',
  loading: 'Unpacking the box',
  notLoaded: 'This part did not come. Your games are safe. Is the network there?',
  again: 'Try again',
};
