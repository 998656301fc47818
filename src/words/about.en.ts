import type { AboutWords } from './about.ts';
import { BROWSERS } from './browsers.ts';

export const aboutEn: AboutWords = {
  title: 'About',
  version: (number) => `Enza ${number}`,
  browsers: `Runs in Safari ${BROWSERS.safari}, Chrome and Edge ${BROWSERS.chromium}, Firefox ${BROWSERS.firefox} and newer ones.`,
  keepsToItself: 'No account, no server, no tracker: nothing leaves this device unless you share it.',
  phones:
    'Own phones at one table are a trial: seen to work in Chromium 156 and Firefox 153, between each other too, and not tried on iPhones. They need one Wi-Fi that lets devices see each other, https, and Enza from one address on every phone.',
  whatIsNew: 'What is new',
  news: {
    '1.0.0': [
      'The first boxes stand on the shelf.',
      'Each box teaches its game at the table. Every day each has one deal that is the same for everybody; there are series of three, records, and after the end a curve of how the game turned.',
      'Sound, if you want it: soft cues on the table, and at the end of a concert the orchestra that you built.',
      'From the log you can look back at the table after any move. A screen of its own walks through a whole match, and one that is over can be played on from any point.',
      'The lamp gives a hint in two steps, with its reason; the log says why a bot did what it did.',
      'For those who have one, a keyboard plays everything; buttons stand for either hand; points can stay hidden until the end.',
      'For people who sit face to face the table turns, to the other side or to whoever plays.',
      'Games can be named, exported and imported.',
      'A finished game is shared as a picture, as text or as a file that opens in Enza; a deal as a link or a QR code.',
      'Texts can be made larger, and the screen can stay awake.',
    ],
  },
  thanks: 'Whose games these are',
  thanksHint:
    'Enza is made by people who like them. It is not an official app, and nothing in it was drawn or written by their designers.',
  designed: (game, by) => `${game}: designed by ${by}.`,
  notNamed: (game) => `${game}: our sources do not name its designer.`,
  licences: 'Licences',
  own: 'Enza is free software under the MIT licence.',
  others: 'It is built with these libraries. Thank you.',
  report: 'Copy a report',
  reportHint: (isAddressed: boolean) =>
    `It has the version, browser, language, number of games and the last troubles; no names, no deals. Send it, with what you did just before, to ${isAddressed ? 'this address:' : 'those who host this Enza for you.'}`,
  copied: 'Copied.',
  notCopied: 'The device did not allow copying. This is the report:',
};
