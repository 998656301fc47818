import type { InBoth } from './phrase.ts';

/** What the shell says round a guided first game. */
const en = {
  /** On the box: begins it, or goes on with it. */
  learn: 'Learn',
  guide: 'Guide',
  goOn: 'Go on',
  /** Leads to what a bubble points at. */
  show: 'Take me there',
  leave: 'Leave the guide',
  /** Over the table, while a partner's secret would be seen on it. */
  decides: (name: string): string => `${name} decides in secret.`,
  /** Another move than the script's was chosen. */
  strayed: 'That is allowed as well. For now, please follow the mark.',
};

export type LearnWords = typeof en;

const ja: LearnWords = {
  learn: '手ほどき',
  guide: '手ほどき',
  goOn: '次へ',
  show: 'そこへ移る',
  leave: '手ほどきをやめる',
  decides: (name) => `${name}さんが秘密に選んでいます。`,
  strayed: 'それもできますが、今は印のとおりに進めましょう。',
};

export const learnWords: InBoth<LearnWords> = { en, ja };
