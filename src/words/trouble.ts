import type { InBoth } from './phrase.ts';

/** What can go wrong with everything at once, whatever screen is open. */
export interface TroubleWords {
  brokenCards(count: number): string;
  readonly storeClosed: string;
  readonly lost: string;
}

export const troubleWords: InBoth<TroubleWords> = {
  en: {
    brokenCards: (count) =>
      `${count === 1 ? 'One game' : `${count} games`} on this device cannot be shown here. Nothing of it was deleted.`,
    storeClosed: 'The device closed the app’s store. What was saved is safe. Load the app anew to go on.',
    lost: 'The table stopped answering. Every saved move is safe. Load the app anew.',
  },
  ja: {
    brokenCards: (count) => `この端末の${count}件のゲームを、ここに表示できません。何も消していません。`,
    storeClosed: '端末が保存場所を閉じました。保存した手は無事です。アプリを読み込み直してください。',
    lost: 'テーブルが応答しません。保存した手は無事です。アプリを読み込み直してください。',
  },
};
