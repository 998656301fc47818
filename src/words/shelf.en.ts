import { namesOf, span } from './lists.ts';
import { name, phrase } from './phrase.ts';
import type { ShelfWords } from './shelf.ts';

export const shelfEn: ShelfWords = {
  name: 'Enza',
  motto: 'Round one table',
  goOn: 'Still on the table',
  more: (count) => `Show ${count} more`,
  games: 'On the shelf',
  freeTable: 'The table is free. Take a box from the shelf.',
  players: (fewest, most) => `${span(fewest, most)}\u00a0players`,
  minutes: (shortest, longest) => `${span(shortest, longest)}\u00a0min`,
  waits: {
    turn: (seat) => phrase`${name(seat)}’s turn`,
    thinking: (seat) => phrase`${name(seat)} is thinking`,
    uncovered: ['Something was turned over'],
    won: (seats) => phrase`${namesOf(seats, ', ', ' and ')} won`,
    draw: ['A draw'],
    over: ['The game is over'],
    elsewhere: ['Open in another tab'],
  },
  comma: ', ',
  bot: (named) => `${named} (bot)`,
  resume: 'Go on with',
  brokenCards: (count) =>
    `${count === 1 ? 'One game' : `${count} games`} on this device cannot be shown here. Nothing of it was deleted.`,
  storeClosed: 'The device closed the app’s store. What was saved is safe. Load the app anew to go on.',
  manage: (game, who) => `Name or clear away ${game}: ${who}`,
  installing: 'Getting ready to work offline',
  offlineReady: 'Ready to work offline',
  updateReady: 'A newer Enza is ready.',
  update: 'Change over',
  settings: 'Settings',
  otherLang: '日本語',
  toDark: 'Dark',
  toLight: 'Light',
  back: 'Back',
  close: 'Close',
  loading: 'Unpacking the box',
  notLoaded: 'This part could not be fetched. Your games are safe. Check the network and try again.',
  again: 'Try again',
  lost: 'The table stopped answering. Every saved move is safe. Load the app anew.',
};
