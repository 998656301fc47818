import { name, phrase } from '../../../words/phrase.ts';
import type { DeedWords } from './deeds.en.ts';

export const deeds: DeedWords = {
  asks: {
    filter: '1枚引いて1枚捨てますか',
    advertise: '効果で宣伝を1回行いますか',
    'target-draw': '1枚引くプレイヤーを1人選んでください',
    chain: '客としてもう1枚出せます',
    close: '休業状態にするプレイヤーを1人選んでください',
    'sink-newest-guest': '最も新しい客を山札の下へ：1人選んでください',
    'return-newest-publicity': '最も新しい宣伝を手札へ：1人選んでください',
    'extra-turn': 'もう1手番行いますか',
    'take-newest-guest': '最も新しい客を自分の座敷へ：1人選んでください',
    look: '山札の上を見ますか',
    'others-draw': 'ほかの全員に1枚引かせますか',
    'set-reserve': '予約客にする手札を1枚選べます',
    'place-free': '客として2枚まで出せます',
  },
  oneMore: '客としてもう1枚出せます',
  uses: {
    filter: '1枚引く',
    advertise: '宣伝を行う',
    'extra-turn': 'もう1手番行う',
    look: '山札の上を見る',
    'others-draw': 'ほかの全員が1枚引く',
  },
  on: {
    'target-draw': (seat) => phrase`${name(seat)}さんが1枚引く`,
    close: (seat) => phrase`${name(seat)}さんを休業状態にする`,
  },
  takes: {
    'sink-newest-guest': (seat, card) => phrase`${name(seat)}さんの${card}を山札の下へ`,
    'return-newest-publicity': (seat, card) => phrase`${name(seat)}さんの${card}を手札へ戻す`,
    'take-newest-guest': (seat, card) => phrase`${name(seat)}さんの${card}を自分の座敷へ`,
  },
};
