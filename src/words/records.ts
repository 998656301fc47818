import type { InBoth } from './phrase.ts';

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** What became of the games that were played on this device. */
const en = {
  title: (game: string): string => `${game}: records`,
  none: 'No game has been played to its end on this device yet. The first one will be written down here.',
  notRead: 'The records could not be read just now. They are safe.',
  /** Which games are counted: those of every number of seats, or of one. */
  counted: 'Which games',
  all: 'All',
  seats: (count: number): string => (count === 1 ? 'Alone' : `${count} seats`),
  played: 'Played',
  won: 'Won',
  share: (won: number, played: number): string => `${won} (${percent(won, played)} %)`,
  best: 'Best score',
  run: 'Most victories in a row',
  runNow: 'In a row now',
  /** `half`: half of the scores are that high or higher. */
  spread: (lowest: number, highest: number, half: number): string =>
    `Scores from ${lowest} to ${highest}, half of them ${half} or more`,
  sameScore: (score: number): string => `A score of ${score} each time`,
  last: 'The last games',
  /** Beside whoever won. */
  victory: 'won',
  /** Beside whoever gave up. */
  gaveUp: 'gave up',
};

export type RecordsWords = typeof en;

const ja: RecordsWords = {
  title: (game) => `${game}の成績`,
  none: 'この端末で最後まで遊んだゲームはまだありません。最初のひとつから、ここに残ります。',
  notRead: '今は成績を読めませんでした。成績は無事です。',
  counted: 'どのゲームを数えるか',
  all: 'すべて',
  seats: (count) => (count === 1 ? 'ひとり' : `${count}人`),
  played: '遊んだ回数',
  won: '勝ち',
  share: (won, played) => `${won}回・${percent(won, played)}％`,
  best: '最高点',
  run: '最長の連勝',
  runNow: '今の連勝',
  spread: (lowest, highest, half) => `得点は${lowest}点から${highest}点、半分は${half}点以上`,
  sameScore: (score) => `得点はいつも${score}点`,
  last: '最近のゲーム',
  victory: '勝ち',
  gaveUp: '降参',
};

export const recordsWords: InBoth<RecordsWords> = { en, ja };
