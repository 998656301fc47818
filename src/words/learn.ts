import type { InBoth } from './phrase.ts';

/** What the shell says round a guided first game. */
const en = {
  /** On the box: begins it, or goes on with it. */
  learn: 'Learn',
  /** The short one about curtain and eye. */
  passing: 'Passing the phone',
  guide: 'Guide',
  /** Which of all that is said it is. */
  place: (at: number, of: number): string => `${at} / ${of}`,
  goOn: 'Go on',
  /** Leads to what a bubble points at. */
  show: 'Take me there',
  leave: 'Leave',
  applause: 'Bravo',
  /** After the last word. */
  playOn: 'Play on',
  /** Another move than the script's was chosen. */
  strayed: 'That is allowed as well. For now, please follow the hand.',
};

export type LearnWords = typeof en;

const ja: LearnWords = {
  learn: '手ほどき',
  passing: '1台を回して遊ぶ',
  guide: '手ほどき',
  place: (at, of) => `${at} / ${of}`,
  goOn: '次へ',
  show: 'そこへ移る',
  leave: 'やめる',
  applause: 'お見事',
  playOn: '続けて遊ぶ',
  strayed: 'それもできますが、今は手の示すとおりに。',
};

export const learnWords: InBoth<LearnWords> = { en, ja };
