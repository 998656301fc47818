import type { InBoth, Lang } from './phrase.ts';

export interface SettingsWords {
  readonly title: string;
  readonly language: string;
  readonly languages: Readonly<Record<Lang, string>>;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly motion: string;
  readonly motionHint: string;
  readonly motions: Readonly<Record<'full' | 'off', string>>;
  readonly confirm: string;
  readonly confirmHint: string;
  readonly confirms: Readonly<Record<'on' | 'off', string>>;
  version(number: string): string;
}

export const settingsWords: InBoth<SettingsWords> = {
  en: {
    title: 'Settings',
    language: 'Language',
    languages: { en: 'English', ja: '日本語' },
    theme: 'Light',
    themes: { system: 'Like the device', light: 'Paper by day', dark: 'Lamp at night' },
    motion: 'Motion',
    motionHint: 'If the device asks for less motion, it is always still.',
    motions: { full: 'Moves', off: 'Still' },
    confirm: 'Confirm moves',
    confirmHint: 'The first tap shows what a move would bring, the second makes it.',
    confirms: { on: 'Show, then move', off: 'Move at once' },
    version: (number) => `Enza ${number}`,
  },
  ja: {
    title: '設定',
    language: '言語',
    languages: { en: 'English', ja: '日本語' },
    theme: '明るさ',
    themes: { system: '端末に合わせる', light: '昼の紙', dark: '夜の灯り' },
    motion: '動き',
    motionHint: '端末で動きを減らす設定にしていれば、いつも動きません。',
    motions: { full: '動かす', off: '動かさない' },
    confirm: '手の確認',
    confirmHint: '一度目のタップで結果を見て、二度目で決めます。',
    confirms: { on: '見てから決める', off: 'すぐに決める' },
    version: (number) => `円座 ${number}`,
  },
};
