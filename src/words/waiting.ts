import { namesOf, peopleJa } from './lists.ts';
import { type InBoth, name, type Phrase, phrase } from './phrase.ts';

/** What a ticket says: a match that waits on the shelf. */
const en = {
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

export type WaitingWords = typeof en;

const ja: WaitingWords = {
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

export const waitingWords: InBoth<WaitingWords> = { en, ja };
