import { phrase } from '../../../words/phrase.ts';
import type { LabelWords } from './labels.en.ts';

export const labels: LabelWords = {
  street: 'ラウンドの様子',
  round: 'ラウンド',
  roundOf: (round, all, first) => `全${all}ラウンドの第${round}ラウンド、スタートプレイヤーは${first}さん`,
  deck: (count) => `山札${count}枚`,
  discard: (count) => `捨て札${count}枚`,
  lap: '最後の1巡',
  lapBy: (name) => `最後の1巡。${name}さんの手番で終わります`,
  tokens: (count) => `あなたの金子トークンは合計${count}点`,
  soFar: (earned, penalty, bonus, points) =>
    `このラウンドは今、客の分${earned}点、残り手札−${penalty}点、${bonus}合わせて${points}点`,
  bonusSoFar: (bonus) => `ボーナス${bonus}点、`,
  guests: (name, count, enough) => `${name}さんの座敷：客${count}人、${enough}人で最後の1巡`,
  publicity: (name) => `${name}さんの宣伝`,
  newest: (card) => `${card}、最も新しい`,
  noReserve: (name) => `${name}さんに予約客はいません`,
  reserveDown: (name) => `${name}さんの伏せた予約客`,
  reserveSeen: (name, card) => `${name}さんの伏せた予約客：${card}`,
  held: (name, count) => `${name}さんの手札${count}枚`,
  geisha: (geisha, name) => `${name}さんの芸者、${geisha}`,
  geishaSpent: (geisha, name) => `${name}さんの芸者、${geisha}。特殊能力は使用済み`,
  reputation: (name, values) => `${name}さんの評判：${values}`,
  closed: '休業',
  closedAt: (name) => `${name}さんは休業状態`,
  hand: 'あなたの手札',
  card: (card, requirement, income) => `${card}、条件${requirement}、収入${income}`,
  fresh: '新しく加わった手札',
  comes: '客として出せます',
  comesNotYet: 'まだ客として出せません',
  sentences: (each) => each.join('。'),
  actions: 'できること',
  guest: '客を出す',
  advertise: '宣伝',
  advertiseTwo: '宣伝 2枚引く',
  introduce: '紹介',
  useReserve: '予約客',
  introduceWhich: (held) => {
    if (held === 0) return '手札がありません。';
    return held === 1 ? '手札の1枚を選べます。' : '手札を1枚か2枚選んでください。';
  },
  introduceBoth: (one, other) => phrase`${one}と${other}を紹介する`,
  newCards: (count) => (count === 1 ? '捨てて、1枚引く。' : '2枚捨てて、2枚引く。'),
  drawsTwo: '2枚引き、1枚置いて、1枚捨てる。',
  putBack: 'カードを戻す',
  looked: '山札の上のカード',
};
