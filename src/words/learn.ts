import type { InBoth } from './phrase.ts';

/** What the shell says round a guided first game. */
export interface LearnWords {
  /** On the box: begins it, or goes on with it. */
  readonly learn: string;
  readonly guide: string;
  readonly goOn: string;
  /** Leads to what a bubble points at. */
  readonly show: string;
  readonly leave: string;
  /** Another move than the script's was chosen. */
  readonly strayed: string;
}

export const learnWords: InBoth<LearnWords> = {
  en: {
    learn: 'Learn',
    guide: 'Guide',
    goOn: 'Go on',
    show: 'Take me there',
    leave: 'Leave the guide',
    strayed: 'That is allowed as well. For now, please follow the mark.',
  },
  ja: {
    learn: '手ほどき',
    guide: '手ほどき',
    goOn: '次へ',
    show: 'そこへ移る',
    leave: '手ほどきをやめる',
    strayed: 'それもできる手です。今は印のとおりに進めましょう。',
  },
};
