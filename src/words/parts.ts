import type { InBoth } from './phrase.ts';

/** What the shared parts of a board say by themselves; whatever belongs to a game comes from the game. */
export interface PartsWords {
  readonly areas: {
    /** The row of names that leads from one area to another. */
    readonly whose: string;
    area(name: string, toMove: boolean): string;
    shown(name: string, nth: number, count: number): string;
  };
  readonly frame: {
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
    /** What the keys do. */
    readonly keys: string;
  };
  readonly ghost: {
    turn(way: number, ways: number): string;
    readonly takeAway: string;
  };
  readonly stepper: {
    less(what: string): string;
    more(what: string): string;
  };
}

export const partsWords: InBoth<PartsWords> = {
  en: {
    areas: {
      whose: 'Whose area',
      area: (name, toMove) => `${name}’s area${toMove ? ', to move' : ''}`,
      shown: (name, nth, count) => `${name}’s area, ${nth} of ${count}`,
    },
    frame: {
      nearer: 'Nearer',
      farther: 'Farther',
      whole: 'The whole board',
      keys: 'Plus and minus bring the board nearer and farther, 0 shows the whole, arrows move it.',
    },
    ghost: {
      turn: (way, ways) => `Turn it (way ${way} of ${ways})`,
      takeAway: 'Take it away again',
    },
    stepper: {
      less: (what) => `${what}: one less`,
      more: (what) => `${what}: one more`,
    },
  },
  ja: {
    areas: {
      whose: '誰の場か',
      area: (name, toMove) => `${name}の場${toMove ? '、手番' : ''}`,
      shown: (name, nth, count) => `${name}の場、${count}つのうち${nth}つ目`,
    },
    frame: {
      nearer: '近づける',
      farther: '遠ざける',
      whole: '盤面全体を見る',
      keys: 'プラスとマイナスで拡大と縮小、0で全体、矢印キーで移動します。',
    },
    ghost: {
      turn: (way, ways) => `向きを変える（${ways}通りのうち${way}つ目）`,
      takeAway: '取り下げる',
    },
    stepper: {
      less: (what) => `${what}を1減らす`,
      more: (what) => `${what}を1増やす`,
    },
  },
};
