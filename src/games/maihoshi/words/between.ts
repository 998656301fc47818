import type { InBoth } from '../../../words/phrase.ts';

/** What is said when a round is counted and before one begins, fetched with what is drawn then. */
export interface BetweenWords {
  readonly choose: string;
  scored(round: number): string;
  out(name: string): string;
  readonly lapOver: string;
  begins(name: string, round: number): string;
  first(name: string): string;
  /** A card that is offered is waved away. */
  readonly noThanks: string;
  wins(names: readonly string[], tokens: number): string;
  /** What parted equal totals, or did not. */
  readonly byHands: string;
  readonly tied: string;
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
    first: (name) => `${name} begins`,
    begins: (name, round) => `${name} begins round ${round}.`,
    noThanks: 'No, thank you!',
    wins: (names, tokens) =>
      names.length > 1 ? `${names.join(' & ')} share it: ${tokens}` : `${names.join('')} wins with ${tokens}`,
    byHands: 'as many tokens, fewer cards in hand',
    tied: 'as many tokens, as many cards in hand',
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
    first: (name) => `${name}さんから`,
    begins: (name, round) => `第\u2060${round}\u2060ラウンドは${name}さんから始めます。`,
    noThanks: '結構です！',
    wins: (names, tokens) => {
      const who = names.map((name) => `${name}さん`).join('と');
      return names.length > 1 ? `${who}の引き分け　${tokens}点` : `${who}の勝ち　${tokens}点`;
    },
    byHands: '同点。残った手札が少ない',
    tied: '同点。残った手札も同じ枚数',
    income: '収入',
    effects: '加点',
    penalty: '手札',
    bonus: 'ボーナス',
    points: '金子',
  },
};
