import type { InBoth } from './phrase.ts';

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

/** The games that are over, all in one place; and deleted ones, as long as they can be brought back. */
const en = {
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

export type ArchiveWords = typeof en;

const ja: ArchiveWords = {
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

export const archiveWords: InBoth<ArchiveWords> = { en, ja };
