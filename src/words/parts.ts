import type { InBoth } from './phrase.ts';

/** Texts of the shared parts of a board; a game gives its own. */
const en = {
  areas: {
    /** The row of names that leads from one area to another. */
    whose: 'Whose area',
    area: (name: string, toMove: boolean): string => `${name}’s area${toMove ? ', to move' : ''}`,
    turn: (name: string): string => `Turn ${name}’s area round`,
    shown: (name: string, nth: number, count: number): string => `${name}’s area, ${nth} of ${count}`,
  },
  frame: {
    nearer: 'Nearer',
    farther: 'Farther',
    whole: 'The whole board',
    /** What the keys do. */
    keys: 'Plus and minus bring the board nearer and farther, 0 shows the whole, arrows move it.',
  },
  hand: 'Your cards',
  ghost: {
    turn: (way: number, ways: number): string => `Turn it (way ${way} of ${ways})`,
    takeAway: 'Take it away again',
  },
  stepper: {
    less: (what: string): string => `${what}: one less`,
    more: (what: string): string => `${what}: one more`,
  },
};

export type PartsWords = typeof en;

const ja: PartsWords = {
  areas: {
    whose: '誰の場か',
    area: (name, toMove) => `${name}の場${toMove ? '、手番' : ''}`,
    turn: (name) => `${name}の場の向きを変える`,
    shown: (name, nth, count) => `${name}の場、${count}つのうち${nth}つ目`,
  },
  frame: {
    nearer: '近づける',
    farther: '遠ざける',
    whole: 'ボード全体を見る',
    keys: 'プラスとマイナスで拡大と縮小、0で全体、矢印キーで移動します。',
  },
  hand: 'あなたの手札',
  ghost: {
    turn: (way, ways) => `向きを変える（${ways}通りのうち${way}つ目）`,
    takeAway: '取り下げる',
  },
  stepper: {
    less: (what) => `${what}を1減らす`,
    more: (what) => `${what}を1増やす`,
  },
};

export const partsWords: InBoth<PartsWords> = { en, ja };
