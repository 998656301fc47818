import { icon, phrase } from '../../../words/phrase.ts';
import type { AidWords } from './aid.en.ts';

const apple = icon('apple', 'リンゴ');
const gem = icon('gem', '宝石');
const quest = icon('quest', 'クエスト');
const pie = icon('pie', 'パイ');
const heart = icon('heart', '友情');
const spell = icon('spell', '呪文');

export const aid: AidWords = [
  {
    title: '手番：アクション1つ（アクションマーカーのある所は不可）',
    lines: [
      phrase`移動：勇者コマ1体につき2歩まで、${apple}${gem}を運ぶなら1歩。そのあとパイ投げ競争、${quest}。`,
      phrase`発見：ダイスを振り、${apple}${gem}${quest}を出た地形へ。相手のいるマスの${apple}${gem}1個ごとに${heart}+1。`,
      phrase`制作：支配している${apple}2個→${pie}2枚、${gem}2個→${spell}1枚、${apple}と${gem}1個ずつ→パワーアップ。`,
    ],
  },
  {
    title: 'トロフィー：1手番に1つ、友情レベル3以上で',
    lines: [
      phrase`${heart}8・${pie}8枚・${spell}3枚・${quest}2つ解決・パワーアップ移動と制作`,
      phrase`${apple}4個か${gem}4個をエバーフリー城へ配達（隣のマスか魔法の門から）・パイ投げ競争に勝つ`,
      phrase`個性カードで、1つだけ取りやすくなる。`,
    ],
  },
  {
    title: 'パイ投げ競争',
    lines: [
      phrase`攻撃側は${heart}−1。${pie}は7枚まで、${spell}は勇者コマ1体につき1枚。同じ合計なら攻撃側の勝ち。`,
      phrase`負けた勇者コマはキャンプ地へ。1体につき${spell}1枚か${pie}2枚、次はどのアクションも可。`,
    ],
  },
  {
    title: '終わり',
    lines: [
      phrase`だれかが4つ目を取ると、4つ未満のプレイヤーに最後の手番。トロフィーはいくつでも取れる。`,
      phrase`4つあるプレイヤーのうち${heart}が高いプレイヤーの勝ち。同じなら支配している${apple}と${gem}の多いプレイヤー。`,
    ],
  },
];
