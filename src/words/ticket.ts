import type { InBoth } from './phrase.ts';

/** What can be done with a match that waits on the shelf. */
const en = {
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

export type TicketWords = typeof en;

const ja: TicketWords = {
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

export const ticketWords: InBoth<TicketWords> = { en, ja };
