import { many } from '../../../words/lists.ts';
import { type InBoth, type Part, type Phrase, phrase } from '../../../words/phrase.ts';

const en = {
  title: 'Final scoring',
  /** A player's name, as it stands in a sentence. */
  person: (name: string): string => name,
  bach: 'Bach',
  step: (nth: number, of: number, row: string): string => `${nth} of ${of} · ${row}`,
  /** Where a side gets nothing; Bach goes by his name alone. */
  nothing: (who: Part): Phrase => phrase`${who}: 0 points.`,
  honour: (row: string): string => `Takes the honour: ${row}`,
  total: (name: string, points: number): string => `${name} now has ${points}`,
  /** Beside a total that still grows. */
  soFar: 'so far',
  before: 'Step back',
  next: 'Next step',
  skip: 'Skip',
  again: 'Count again',
  concert: 'The concert',
  /** How it was decided. */
  wonBy: (by: number, row: string, most: number): string => `By ${many(by, 'point')}. Widest lead: ${row}, +${most}.`,
  whose: 'Whose orchestra?',
  play: 'Play the concert',
  stop: 'Stop',
  silent: 'Sound is off.',
  turnOn: 'Turn sound on',
  ready: (name: string): string => `${name}’s orchestra is ready.`,
  playing: (name: string): string => `${name}’s orchestra plays.`,
  applause: (name: string): string => `Applause for ${name}’s orchestra.`,
};

export type FinaleWords = typeof en;

const ja: FinaleWords = {
  title: '最終得点計算',
  person: (name) => `${name}さん`,
  bach: 'バッハ',
  step: (nth, of, row) => `${nth}／${of} · ${row}`,
  nothing: (who) => phrase`${who}${typeof who === 'string' ? '' : 'さん'}：0点。`,
  honour: (row) => `名誉コマを獲得：${row}`,
  total: (name, points) => `${name}、ここまで${points}点`,
  soFar: 'ここまで',
  before: '一つ戻る',
  next: '次へ',
  skip: 'スキップ',
  again: '数え直す',
  concert: 'コンサート',
  wonBy: (by, row, most) => `${by}点差です。いちばん差がついたのは${row}（＋${most}点）でした。`,
  whose: '誰の演奏を聴く？',
  play: '演奏を聴く',
  stop: '止める',
  silent: '音はオフです。',
  turnOn: '音を出す',
  ready: (name) => `${name}のオーケストラの準備が整いました。`,
  playing: (name) => `${name}のオーケストラが演奏しています。`,
  applause: (name) => `${name}のオーケストラに拍手。`,
};

export const finaleWords: InBoth<FinaleWords> = { en, ja };
