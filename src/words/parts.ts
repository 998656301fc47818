import type { InBoth } from './phrase.ts';

/** What the shared parts of a board say by themselves; whatever belongs to a game comes from the game. */
export interface PartsWords {
  readonly areas: {
    /** The row of names that leads from one area to another. */
    readonly whose: string;
    area(name: string, toMove: boolean): string;
    shown(name: string, nth: number, count: number): string;
  };
}

export const partsWords: InBoth<PartsWords> = {
  en: {
    areas: {
      whose: 'Whose area',
      area: (name, toMove) => `${name}’s area${toMove ? ', to move' : ''}`,
      shown: (name, nth, count) => `${name}’s area, ${nth} of ${count}`,
    },
  },
  ja: {
    areas: {
      whose: '誰の場か',
      area: (name, toMove) => `${name}の場${toMove ? '、手番' : ''}`,
      shown: (name, nth, count) => `${name}の場、${count}つのうち${nth}つ目`,
    },
  },
};
