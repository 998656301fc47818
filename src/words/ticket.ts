import type { InBoth } from './phrase.ts';

/** What can be done with a match that waits on the shelf. */
const en = {
  name: 'Name of this game',
  nameHint: 'Left empty, it goes by the name on its box.',
  rename: 'Name it',
  notNamed: 'The name could not be written just now. The game is safe. Please try again.',
  again: 'Play again',
  againHint: 'The same seats and a new deal. This game stays here.',
  notStarted: 'The table could not be laid out. Nothing was lost. Please try again.',
  remove: 'Clear away',
  removeHint: 'Its moves are deleted from this device.',
  /** Null: nobody knows what it is called. */
  removeQuestion: (game: string | null): string => (game === null ? 'Clear this game away?' : `Clear “${game}” away?`),
  removeWarning: 'Its moves are deleted from this device and cannot be brought back.',
  removeYes: 'Clear away',
  removeNo: 'Keep it',
};

export type TicketWords = typeof en;

const ja: TicketWords = {
  name: 'このゲームの名前',
  nameHint: '空のままなら、箱の名前になります。',
  rename: '名前をつける',
  notNamed: '今は名前を書き込めませんでした。ゲームは無事です。もう一度お試しください。',
  again: 'もう一度遊ぶ',
  againHint: '同じ席、新しい配りで。このゲームは残ります。',
  notStarted: '用意できませんでした。失われたものはありません。もう一度お試しください。',
  remove: '片づける',
  removeHint: 'この端末から棋譜が消えます。',
  removeQuestion: (game) => (game === null ? 'このゲームを片づけますか' : `「${game}」を片づけますか`),
  removeWarning: 'この端末から棋譜が消え、元には戻せません。',
  removeYes: '片づける',
  removeNo: '残しておく',
};

export const ticketWords: InBoth<TicketWords> = { en, ja };
