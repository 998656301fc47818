import { icon, phrase } from '../../../words/phrase.ts';
import type { aid as english } from './aid.en.ts';

export const aid: typeof english = {
  turn: {
    title: '手番：3つから1つ',
    lines: [
      phrase`座敷：条件を満たす手札を客として出し、効果を使える（${icon('any', '')}はいずれかの評判でよい）。`,
      phrase`宣伝：1枚引いて1枚置く。宣伝力の分、${icon('red', '芸事')}${icon('blue', '接客')}${icon('green', '教養')}の評判が上がる。`,
      phrase`紹介：2枚まで捨てて、同じ枚数を引く。`,
      phrase`ほかに1手番に1度、条件を満たす予約客を使える。`,
      phrase`休業状態：座敷も予約客の使用もできず、宣伝か紹介だけ。`,
    ],
  },
  roundEnd: {
    title: 'ラウンドの終わり',
    lines: [
      phrase`手札も予約客もなくなる（あがり）：すぐに終わり、ボーナス5点（第3ラウンドは10点）。`,
      phrase`いずれかのプレイヤーの客が5・6・7人（第1・2・3ラウンド）、または山札がなくなる：最後の1巡。`,
    ],
  },
  scoring: {
    title: '得点',
    lines: [
      phrase`客の収入−残った手札（1、3、6、10、15…）。0点未満にはならない。`,
      phrase`予約客は条件を満たせば客に、満たさなければ手札に戻り、もう1枚増える。`,
    ],
  },
  signs: {
    title: '印',
    lines: [
      phrase`${icon('lock', '錠')} 今は客として出せない手札`,
      phrase`${icon('filter', '印')} 1枚引いて1枚捨てる ・ ${icon('target-draw', '印')} 1人が1枚引く ・ ${icon('others-draw', '印')} ほかの全員が引く`,
      phrase`${icon('advertise', '印')} 宣伝 ・ ${icon('chain', '印')} 客をもう1枚 ・ ${icon('extra-turn', '印')} もう1手番`,
      phrase`${icon('close', '印')} 1人を休業状態に ・ ${icon('guard', '印')} 最も新しい間は選ばれない`,
      phrase`${icon('sink-newest-guest', '印')} 最も新しい客を山札の下へ ・ ${icon('take-newest-guest', '印')} 自分の座敷へ`,
      phrase`${icon('return-newest-publicity', '印')} 最も新しい宣伝を手札へ ・ ${icon('set-reserve', '印')} 予約客を伏せる`,
      phrase`${icon('look', '印')} 3枚見て1枚取る ・ ${icon('place-free', '印')} 客を2枚まで出す ・ ${icon('scoring-per-publicity', '印')} 宣伝1枚につき+1（4まで）`,
    ],
  },
};
