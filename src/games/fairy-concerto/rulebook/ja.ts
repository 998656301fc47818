import type { RulebookWords } from '../../../words/rulebook.ts';
import type { ruleList } from '../rules/ids.ts';
import { play } from './ja.play.ts';
import { score } from './ja.score.ts';

export const ja: RulebookWords<typeof ruleList> = {
  titles: {
    orchestra: 'ゲームの概要と内容物',
    setup: '準備',
    draft: 'ドラフト（3人・4人）',
    two: '2人プレイ',
    bach: 'ソロプレイ（対バッハ）',
    score: '最終得点計算',
    random: 'ランダムカード',
    cards: 'カード一覧',
    house: 'この版でのルールの読み方',
  },
  rules: { ...play, ...score },
};
