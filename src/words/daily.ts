import type { InBoth } from './phrase.ts';

const signed = (lead: number): string => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '±0');

/** The deal of the day, and the calendar of those that were. */
const en = {
  title: 'Daily deal',
  pitch:
    'One game of every title a day, dealt the same for everybody, against bots of middle strength and without hints. A move that was answered or has shown something new is not taken back.',
  today: (date: string): string => `Today, ${date}`,
  late: 'Played late, it stands here and does not count for the streak.',
  notRead: 'The calendar could not be read just now. Nothing is lost. Please come back in a moment.',
  unread: (count: number): string =>
    `Results on this device that cannot be read and stand in no day: ${count}. They are kept as they are.`,
  /** Who sits opposite. */
  against: (bots: number): string =>
    bots === 0 ? 'Alone, against the rules of the game' : bots === 1 ? 'Against one bot' : `Against ${bots} bots`,
  play: 'Play',
  goOn: 'Go on',
  seeTable: 'See the table',
  /** Which game a button is about, for a screen reader. */
  of: (button: string, game: string): string => `${button}: ${game}`,
  notStarted: 'The table could not be laid out. Nothing was lost. Please try again.',
  playsAs: 'Who plays',
  won: 'Won',
  lost: 'Not won',
  points: (points: readonly number[]): string => points.join(' : '),
  overPar: (points: number): string =>
    points === 0 ? 'exactly par' : points > 0 ? `${points} better than par` : `${-points} short of par`,
  par: (par: number, leads: readonly number[]): string =>
    `Par ${signed(par)} · the strongest bot: ${leads.map(signed).join(', ')}`,
  parHint:
    'What counts is how far ahead you end. The strongest bot plays each deal three times in your seat; the middle of its leads is par.',
  parComing: (game: number, of: number): string =>
    `The strongest bot plays this deal for the par: game ${game} of ${of}.`,
  streak: (days: number): string =>
    days === 0 ? 'No streak yet' : days === 1 ? 'A streak of one day' : `A streak of ${days} days`,
  longest: (days: number): string => `the longest was ${days}`,
  streakHint: 'One game a day is enough. A missed day is forgiven, two in a row are not.',
  calendar: 'Calendar',
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  /** On a day: `played` of so many titles, and how many of them at par or better. */
  day: (date: string, played: number, of: number, atPar: number): string =>
    played === 0 ? `${date}: nothing played` : `${date}: ${played} of ${of} played, ${atPar} at par or better`,
  signs: 'A bar for each title: short if it was played, tall at par or better.',
  share: 'Share the day',
  /** As it is read elsewhere. */
  shared: (date: string, lines: readonly string[]): string => [`Enza · Daily deal · ${date}`, ...lines].join('\n'),
  outcome: (parts: readonly string[]): string => parts.join(' · '),
  sharedLine: (game: string, outcome: string): string => `${game}: ${outcome}`,
};

export type DailyWords = typeof en;

const ja: DailyWords = {
  title: '日替わりの一局',
  pitch:
    '毎日、どの箱にも一局ずつ、みんなに同じ配りがあります。相手は中くらいの強さのボットで、ヒントはありません。相手が動いたあとや、新しいことが見えたあとの手は戻せません。',
  today: (date) => `今日・${date}`,
  late: '後日に遊んだ一局はここに残りますが、連続には数えません。',
  notRead: '今はカレンダーを読めませんでした。失われたものはありません。少ししてから、またどうぞ。',
  unread: (count) => `この端末に、読めない結果が${count}件あります。どの日にも載りませんが、そのまま残っています。`,
  against: (bots) => (bots === 0 ? 'ひとりで、ゲームのルールを相手に' : `ボット${bots}人を相手に`),
  play: '遊ぶ',
  goOn: '続きをする',
  seeTable: '卓を見る',
  of: (button, game) => `${button}：${game}`,
  notStarted: 'テーブルを用意できませんでした。失われたものはありません。もう一度お試しください。',
  playsAs: '遊ぶ人',
  won: '勝ち',
  lost: '勝てず',
  points: (points) => points.join(' 対 '),
  overPar: (points) => (points === 0 ? '基準どおり' : points > 0 ? `基準より${points}点上` : `基準より${-points}点下`),
  par: (par, leads) => `基準${signed(par)}・最強ボットは${leads.map(signed).join('、')}`,
  parHint:
    '比べるのは、終わったときの点差です。いちばん強いボットが同じ席で同じ配りを3回遊び、その点差の真ん中が基準になります。',
  parComing: (game, of) => `いちばん強いボットが同じ配りを遊んで、基準を出しています（${of}局中${game}局目）。`,
  streak: (days) => (days === 0 ? '連続の記録はまだありません' : `連続${days}日`),
  longest: (days) => `最長は${days}日`,
  streakHint: '一日に一局でつながります。休みは一日まで大目に見て、二日続くと途切れます。',
  calendar: 'カレンダー',
  monthBefore: '前の月',
  monthAfter: '次の月',
  day: (date, played, of, atPar) =>
    played === 0 ? `${date}：まだ遊んでいません` : `${date}：${of}局中${played}局、うち基準以上${atPar}局`,
  signs: '棒は箱ひとつずつ。遊ぶと短く立ち、基準以上なら高くなります。',
  share: 'この日の結果を送る',
  shared: (date, lines) => [`円座・日替わりの一局・${date}`, ...lines].join('\n'),
  outcome: (parts) => parts.join('・'),
  sharedLine: (game, outcome) => `${game}：${outcome}`,
};

export const dailyWords: InBoth<DailyWords> = { en, ja };
