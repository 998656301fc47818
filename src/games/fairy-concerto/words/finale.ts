import type { InBoth } from '../../../words/phrase.ts';

export interface FinaleWords {
  readonly title: string;
  /** However somebody is called in a sentence. */
  person(name: string): string;
  readonly bach: string;
  step(nth: number, of: number, row: string): string;
  /** Where a side gets nothing. */
  nothing(name: string): string;
  honour(row: string): string;
  total(name: string, points: number): string;
  readonly before: string;
  readonly next: string;
  readonly skip: string;
  readonly again: string;
  readonly concert: string;
  readonly whose: string;
  readonly play: string;
  readonly stop: string;
  readonly silent: string;
  readonly turnOn: string;
  ready(name: string): string;
  playing(name: string): string;
}

export const finaleWords: InBoth<FinaleWords> = {
  en: {
    title: 'How the points came about',
    person: (name) => name,
    bach: 'Bach',
    step: (nth, of, row) => `${nth} of ${of} · ${row}`,
    nothing: (name) => `${name}: nothing.`,
    honour: (row) => `Takes the honour: ${row}`,
    total: (name, points) => `${name} now has ${points}`,
    before: 'One step back',
    next: 'Next step',
    skip: 'Skip',
    again: 'Count again',
    concert: 'The concert',
    whose: 'Whose orchestra plays',
    play: 'Play the concert',
    stop: 'Stop',
    silent: 'Sound is off.',
    turnOn: 'Turn sound on',
    ready: (name) => `${name}’s orchestra is ready.`,
    playing: (name) => `${name}’s orchestra plays.`,
  },
  ja: {
    title: '点の内訳',
    person: (name) => `${name}さん`,
    bach: 'バッハ',
    step: (nth, of, row) => `${nth}／${of} · ${row}`,
    nothing: (name) => `${name}：なし。`,
    honour: (row) => `名誉を獲得：${row}`,
    total: (name, points) => `${name}、ここまで${points}点`,
    before: '一つ戻る',
    next: '次へ',
    skip: '飛ばす',
    again: '数え直す',
    concert: 'コンサート',
    whose: '誰のオーケストラか',
    play: 'コンサートを聴く',
    stop: '止める',
    silent: '音は切ってあります。',
    turnOn: '音を出す',
    ready: (name) => `${name}のオーケストラが待っています。`,
    playing: (name) => `${name}のオーケストラが演奏しています。`,
  },
};
