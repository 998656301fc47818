import type { InBoth } from '../../../words/phrase.ts';

/** What is said between two rounds, fetched with what is drawn then. */
export interface BetweenWords {
  readonly choose: string;
  scored(round: number): string;
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
    income: 'Income',
    effects: 'Effects',
    penalty: 'Hand',
    bonus: 'Bonus',
    points: 'Tokens',
  },
  ja: {
    choose: '選べる芸妓',
    scored: (round) => `第${round}ラウンド`,
    income: '収入',
    effects: '効果',
    penalty: '手札',
    bonus: 'ボーナス',
    points: '得点',
  },
};
