import type { InBoth } from './phrase.ts';

const games = (count: number): string => (count === 1 ? 'one game' : `${count} games`);

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** What became of the games that were played on this device. */
const en = {
  title: (game: string): string => `${game}: records`,
  titleOfAll: 'Records',
  ofAll: 'Records of all games',
  archive: 'All finished games',
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
  average: 'Average',
  run: 'Most victories in a row',
  runNow: 'In a row now',
  /** `half`: half of the scores are that high or higher. */
  spread: (lowest: number, highest: number, half: number): string =>
    `Scores from ${lowest} to ${highest}, half of them ${half} or more`,
  sameScore: (score: number): string => `Every score so far: ${score}`,
  bySeats: 'By number of seats',
  byGame: 'Game by game',
  /** Over the columns of those tables. */
  head: { seats: 'Seats', game: 'Game', played: 'Played', won: 'Won', best: 'Best', average: 'Average' },
  scores: 'All scores as a table',
  scoresHead: { score: 'Score', times: 'Times' },
  bots: 'Against bots',
  botsHint: 'Beaten: ahead of every bot of that strength at the table.',
  botsHead: { strength: 'The bot', met: 'Played', beaten: 'Beaten' },
  medals: 'Medals',
  medalsHint: (strength: string): string => `Alone against bots of this strength or more: ${strength}`,
  medal: ['Bronze', 'Silver', 'Gold'],
  byLead: (lead: number): string => (lead < 2 ? 'win' : `win by ${lead} or more`),
  /** Beside what has been reached. */
  reached: '✓ reached',
  /** At the end of a game that brought one. */
  medalWon: (medal: string, how: string): string => `${medal} medal: ${how}`,
  duels: 'Between two',
  duelsHint: 'How often each of them came out ahead where both sat at the table.',
  duel: (met: number, even: number): string => `${games(met)}${even > 0 ? `, ${even} even` : ''}`,
  evenings: 'Evenings',
  /** Beside a name. */
  wins: (count: number): string => (count === 1 ? '1 victory' : `${count} victories`),
  onlyBots: 'Bots alone',
  remove: 'Remove',
  /** Which result it is, for a screen reader. */
  removeOf: (game: string, who: string): string => `Remove from the records: ${game}, ${who}`,
  removed: 'The result stands in no record any more.',
  undo: 'Undo',
  more: (count: number): string => `Show ${count} more`,
  /** Beside the winner. */
  victory: 'won',
  /** Beside the side that gave up. */
  gaveUp: 'gave up',
};

export type RecordsWords = typeof en;

const ja: RecordsWords = {
  title: (game) => `${game}の成績`,
  titleOfAll: '成績',
  ofAll: 'すべてのゲームの成績',
  archive: '終わったゲームの一覧',
  none: 'この端末で最後まで遊んだゲームはまだありません。最初のひとつから、ここに残ります。',
  notRead: '今は成績を読めませんでした。成績は無事です。',
  counted: 'どのゲームを数えるか',
  all: 'すべて',
  seats: (count) => (count === 1 ? 'ひとり' : `${count}人`),
  played: '遊んだ回数',
  won: '勝ち',
  share: (won, played) => `${won}回・${percent(won, played)}％`,
  best: '最高点',
  average: '平均点',
  run: '最長の連勝',
  runNow: '今の連勝',
  spread: (lowest, highest, half) => `得点は${lowest}点から${highest}点、半分は${half}点以上`,
  sameScore: (score) => `これまでの得点はすべて${score}点`,
  bySeats: '人数ごと',
  byGame: 'ゲームごと',
  head: { seats: '人数', game: 'ゲーム', played: '回数', won: '勝ち', best: '最高', average: '平均' },
  scores: '得点の表',
  scoresHead: { score: '得点', times: '回数' },
  bots: 'ボットとの対戦',
  botsHint: 'そのテーブルにいた同じ強さのボット全員を上回ると、1回と数えます。',
  botsHead: { strength: 'ボット', met: '回数', beaten: '勝ち' },
  medals: 'メダル',
  medalsHint: (strength) => `ボットだけを相手に、強さ「${strength}」以上で`,
  medal: ['銅', '銀', '金'],
  byLead: (lead) => (lead < 2 ? '勝つ' : `${lead}点以上の差で勝つ`),
  reached: '✓ 達成',
  medalWon: (medal, how) => `${medal}メダル：${how}`,
  duels: '直接対決',
  duelsHint: '同じテーブルで、どちらが上の成績だったかを数えます。',
  duel: (met, even) => `${met}回${even > 0 ? `、うち互角${even}回` : ''}`,
  evenings: '遊んだ日',
  wins: (count) => `${count}勝`,
  onlyBots: 'ボットだけ',
  remove: '外す',
  removeOf: (game, who) => `成績から外す：${game}、${who}`,
  removed: 'この結果を成績から外しました。',
  undo: '元に戻す',
  more: (count) => `ほか${count}件を表示`,
  victory: '勝ち',
  gaveUp: '降参',
};

export const recordsWords: InBoth<RecordsWords> = { en, ja };

/** What one can set out to reach alone in a title: data of the game, from which medals are told of the ends that are kept. */
export interface Targets {
  /** Every other seat is a bot of this level or a stronger one. */
  readonly level: number;
  /** A victory by so many points brings the first medal, the second, the third. */
  readonly leads: readonly [bronze: number, silver: number, gold: number];
  /** Rivals of the rules, the mildest first, as an option of a game for one names them. */
  readonly ladder?: { readonly option: string; readonly values: readonly string[] };
}
