import { type InBoth, many, name, namesOf, type Phrase, peopleJa, phrase } from './phrase.ts';

/** What a ticket says: a match that waits on the shelf. */
const waitingEn = {
  /** Before the game's name, for a screen reader. */
  resume: 'Go on with',
  /** The same, of one that is over. */
  see: 'See the table of',
  ended: 'Finished',
  /** In place of a title that was left off when this app was built. */
  notInBuild: 'Not in this build',
  /** On the button that opens what can be done with a match. */
  manage: (game: string, who: string): string => `Rename or delete ${game}: ${who}`,
  /** Between the names of those who sit: "Aya, Ben". */
  comma: ', ',
  bot: (named: string): string => `${named} (bot)`,
  /** Whose moment it is, or how it ended. */
  turn: (seat: number): Phrase => phrase`${name(seat)}’s turn`,
  thinking: (seat: number): Phrase => phrase`${name(seat)} is thinking`,
  uncovered: ['Something was turned over'] as Phrase,
  won: (seats: readonly number[]): Phrase => phrase`${namesOf(seats, ', ', ' and ')} won`,
  draw: ['A draw'] as Phrase,
  over: ['The game is over'] as Phrase,
  /** A rival that the rules play, as Bach, has won. */
  lost: ['Not won this time'] as Phrase,
  elsewhere: ['Open in another tab'] as Phrase,
  /** It goes on from a moment of another game. */
  branch: 'Branch',
  daily: (date: string): string => `Daily deal, ${date}`,
  early: 'Ended early',
  ahead: (seats: readonly number[]): Phrase => phrase`${namesOf(seats, ', ', ' and ')} ahead`,
  gaveUp: (names: string): string => `${names} gave up`,
  unsaved: (moves: number): string =>
    moves === 1 ? '1 move not saved' : moves > 1 ? `${moves} moves not saved` : 'Not saved',
  /** Victories so far, in the order of the seats. */
  series: (won: readonly number[]): string => `Series ${won.join('\u00a0:\u00a0')}`,
};

export type WaitingWords = typeof waitingEn;

const waitingJa: WaitingWords = {
  resume: '続きをする：',
  see: '卓を見る：',
  ended: '終わったゲーム',
  notInBuild: 'この版にないゲーム',
  manage: (game, who) => `名前の変更・削除：${game}、${who}`,
  comma: '、',
  bot: (named) => `${named}（ボット）`,
  turn: (seat) => phrase`${name(seat)}さんの番`,
  thinking: (seat) => phrase`${name(seat)}さんが考えています`,
  uncovered: ['公開されたものがあります'],
  won: (seats) => phrase`${peopleJa(seats)}の勝ち`,
  draw: ['引き分け'],
  over: ['終わったゲーム'],
  lost: ['今回は勝てませんでした'],
  elsewhere: ['別のタブで開いています'],
  branch: '分岐',
  daily: (date) => `${date}の一局`,
  early: '途中で終了',
  ahead: (seats) => phrase`${peopleJa(seats)}がリード`,
  gaveUp: (names) => `${names}さんが降参`,
  unsaved: (moves) => (moves > 0 ? `${moves}手が未保存` : '未保存'),
  series: (won) => `対戦成績 ${won.join('\u00a0:\u00a0')}`,
};

export const waitingWords: InBoth<WaitingWords> = { en: waitingEn, ja: waitingJa };

/** How long ago a match was touched. */
const agoEn = {
  now: 'now',
  minutes: (count: number): string => `${many(count, 'minute')} ago`,
  hours: (count: number): string => `${many(count, 'hour')} ago`,
  days: (count: number): string => `${many(count, 'day')} ago`,
  months: (count: number): string => `${many(count, 'month')} ago`,
  years: (count: number): string => `${many(count, 'year')} ago`,
};

export const agoWords: InBoth<typeof agoEn> = {
  en: agoEn,
  ja: {
    now: '今',
    minutes: (count) => `${count}分前`,
    hours: (count) => `${count}時間前`,
    days: (count) => `${count}日前`,
    months: (count) => `${count}か月前`,
    years: (count) => `${count}年前`,
  },
};

/** What can be done with a match that waits on the shelf. */
const ticketEn = {
  name: 'Name of this game',
  nameHint: 'Left empty, it goes by the name on its box.',
  rename: 'Rename',
  notNamed: 'The name could not be saved just now. The game is safe. Please try again.',
  again: 'Play again',
  againHint: 'The same seats and a new deal. This game stays here.',
  notStarted: 'The table could not be laid out. Nothing was lost. Please try again.',
  replay: 'Replay',
  replayHint: 'Walk through the game from its first move.',
  /** Which game it went on from; null: that one had no name. */
  branchOf: (title: string | null, moves: number): string =>
    `Branched from ${title === null ? 'an earlier game' : `“${title}”`} ${
      moves === 0 ? 'before its first move' : `after its move ${moves}`
    }. It counts in no record.`,
  source: 'The game it went on from',
  toBranch: (moves: number): string =>
    `The game that went on ${moves === 0 ? 'before its first move' : `after move ${moves}`}`,
  remove: 'Delete',
  removeHint: 'From this device. It can be undone until you leave the screen.',
};

export type TicketWords = typeof ticketEn;

const ticketJa: TicketWords = {
  name: 'このゲームの名前',
  nameHint: '空のままなら、箱の名前になります。',
  rename: '名前をつける',
  notNamed: '今は名前を保存できませんでした。ゲームは無事です。もう一度お試しください。',
  again: 'もう一度遊ぶ',
  againHint: '同じ席、新しい配りで。このゲームは残ります。',
  notStarted: 'テーブルを用意できませんでした。失われたものはありません。もう一度お試しください。',
  replay: 'リプレイ',
  replayHint: '最初から一手ずつ見返します。',
  branchOf: (title, moves) =>
    `${title === null ? '前のゲーム' : `「${title}」`}の${
      moves === 0 ? '最初の手の前' : `${moves}手目のあと`
    }から分岐したゲームです。記録には数えません。`,
  source: '分岐する前のゲーム',
  toBranch: (moves) => `${moves === 0 ? '最初の手の前' : `${moves}手目のあと`}から分岐したゲーム`,
  remove: '削除',
  removeHint: 'この端末から消えます。画面を離れるまでは元に戻せます。',
};

export const ticketWords: InBoth<TicketWords> = { en: ticketEn, ja: ticketJa };

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** The games that are over, all in one place; and deleted ones, as long as they can be brought back. */
const archiveEn = {
  title: 'Finished games',
  /** The way there from the shelf. */
  all: (count: number): string => `Finished games (${count})`,
  records: 'Records',
  none: 'No finished game is kept on this device. Games come here when they are over.',
  game: 'Game',
  person: 'Who played',
  any: 'All',
  found: games,
  /** On the box before a game, for a screen reader. */
  select: (game: string, who: string): string => `Select ${game}: ${who}`,
  /** Before the game’s name, for a screen reader. */
  open: 'Open',
  uncounted: 'Counts in no record',
  more: (count: number): string => `Show ${count} more`,
  selected: (count: number): string => `${count} selected`,
  selectAll: (count: number): string => `Select all ${count}`,
  selectNone: 'Select none',
  remove: 'Delete',
  deleted: (count: number): string => `${games(count)} deleted.`,
  undo: 'Undo',
};

export type ArchiveWords = typeof archiveEn;

const archiveJa: ArchiveWords = {
  title: '終わったゲーム',
  all: (count) => `終わったゲーム（${count}件）`,
  records: '成績',
  none: 'この端末に、終わったゲームはありません。ゲームが終わると、ここに並びます。',
  game: 'ゲーム',
  person: '遊んだ人',
  any: 'すべて',
  found: (count) => `${count}件`,
  select: (game, who) => `選択：${game}、${who}`,
  open: '開く：',
  uncounted: '記録には数えません',
  more: (count) => `ほか${count}件を表示`,
  selected: (count) => `${count}件を選択中`,
  selectAll: (count) => `${count}件すべて選択`,
  selectNone: '選択をやめる',
  remove: '削除する',
  deleted: (count) => `${count}件を削除しました。`,
  undo: '元に戻す',
};

export const archiveWords: InBoth<ArchiveWords> = { en: archiveEn, ja: archiveJa };
