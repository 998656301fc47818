import type { Lang } from './lang.ts';
import type { InBoth } from './phrase.ts';

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
  readonly pace: string;
  readonly paceHint: string;
  readonly paces: Readonly<Record<'slow' | 'steady' | 'quick' | 'atOnce', string>>;
  readonly forced: string;
  readonly forcedHint: string;
  readonly forcedPlays: Readonly<Record<'on' | 'off', string>>;
  readonly textSize: string;
  percent(size: number): string;
  readonly awake: string;
  readonly awakeHint: string;
  readonly awakes: Readonly<Record<'on' | 'off', string>>;
  readonly sound: string;
  readonly soundHint: string;
  readonly sounds: Readonly<Record<'on' | 'off', string>>;
  readonly buzz: string;
  readonly buzzHint: string;
  readonly buzzes: Readonly<Record<'on' | 'off', string>>;
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
    pace: 'Pace of the others',
    paceHint: 'How long each move of bots and of people before you is shown.',
    paces: { slow: 'Leisurely', steady: 'Steady', quick: 'Quick', atOnce: 'At once' },
    forced: 'Only one way',
    forcedHint: 'A decision that can go only one way.',
    forcedPlays: { on: 'Goes by itself', off: 'Waits for a tap' },
    textSize: 'Size of texts',
    percent: (size) => `${size} %`,
    awake: 'Screen',
    awakeHint: 'While a game is open and somebody touches it now and then.',
    awakes: { on: 'Stays awake', off: 'Sleeps as ever' },
    sound: 'Sound',
    soundHint: 'Small and soft, when something happens on the table.',
    sounds: { on: 'To be heard', off: 'Silent' },
    buzz: 'Touch',
    buzzHint: 'One short buzz when you make a move or open the curtain.',
    buzzes: { on: 'To be felt', off: 'Still' },
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
    pace: 'ほかの人の速さ',
    paceHint: 'ボットの手や、見ていなかった間の手を、一手ずつ見せる長さです。',
    paces: { slow: 'ゆっくり', steady: 'ふつう', quick: 'はやく', atOnce: 'すぐに' },
    forced: '選べないとき',
    forcedHint: '選べる手がひとつしかないときの進め方です。',
    forcedPlays: { on: '自動で進める', off: 'タップを待つ' },
    textSize: '文字の大きさ',
    percent: (size) => `${size}％`,
    awake: '画面',
    awakeHint: 'ゲームを開いていて、ときどき触れている間のことです。',
    awakes: { on: 'つけたまま', off: 'いつもどおり消す' },
    sound: '音',
    soundHint: '卓上で何かが起きたときに、小さく鳴ります。',
    sounds: { on: '鳴らす', off: '鳴らさない' },
    buzz: '振動',
    buzzHint: '手を決めたときと幕を開けたときに、短く一度だけ震えます。',
    buzzes: { on: '震える', off: '震えない' },
  },
};
