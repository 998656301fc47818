import type { InBoth } from './phrase.ts';

/** How the app moves in on a device, and how a newer one comes. */
export interface MovingWords {
  readonly installing: string;
  readonly offlineReady: string;
  readonly updateReady: string;
  readonly update: string;
}

export const movingWords: InBoth<MovingWords> = {
  en: {
    installing: 'Getting ready to work offline',
    offlineReady: 'Ready to work offline',
    updateReady: 'A newer Enza is ready.',
    update: 'Change over',
  },
  ja: {
    installing: 'オフラインの準備をしています',
    offlineReady: 'オフラインで遊べます',
    updateReady: '新しい円座が届きました。',
    update: '入れ替える',
  },
};
