import type { InBoth } from '../../../words/phrase.ts';

/** What is said when a round is counted and before one begins, fetched with what is drawn then. */
export interface BetweenWords {
  readonly choose: string;
  scored(round: number): string;
  out(name: string): string;
  readonly lapOver: string;
  begins(name: string, round: number): string;
  readonly income: string;
  readonly effects: string;
  readonly penalty: string;
  readonly bonus: string;
  readonly points: string;
}

export const betweenWords: InBoth<BetweenWords> = {
  en: {
    choose: 'Geisha to choose from',
    scored: (round) => `Round ${round}`,
    out: (name) => `${name} went out.`,
    lapOver: 'The final turns are over.',
    begins: (name, round) => `${name} begins round ${round}.`,
    income: 'Income',
    effects: 'Extra',
    penalty: 'Hand',
    bonus: 'Bonus',
    points: 'Tokens',
  },
  ja: {
    choose: '選べる芸者',
    scored: (round) => `第\u2060${round}\u2060ラウンド`,
    out: (name) => `${name}さんがあがりました。`,
    lapOver: '最後の1巡が終わりました。',
    begins: (name, round) => `第\u2060${round}\u2060ラウンドは${name}さんから始めます。`,
    income: '収入',
    effects: '加点',
    penalty: '手札',
    bonus: 'ボーナス',
    points: '金子',
  },
};
