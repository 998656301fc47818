import { CARDS, NONE } from '../rules/cards.ts';
import { folkJa } from './folk.ja.ts';
import type { Labels } from './labels.ts';
import { cardName, geishaName, geishaText } from './nouns.ja.ts';

const colours = ([red = 0, blue = 0, green = 0]: readonly number[]): string => `芸事${red}・接客${blue}・教養${green}`;

export const labels: Labels = {
  street: 'ラウンドの様子',
  round: 'ラウンド',
  roundOf: (round, all) => `全${all}ラウンドの第${round}ラウンド`,
  deck: (count) => `山札${count}枚`,
  discard: (count) => `捨て札${count}枚`,
  lap: '最後の1巡',
  lapBy: (name) => `最後の1巡。${name}さんで終わります`,
  tokens: (count) => `あなたの合計${count}点`,
  soFar: ({ income, effects, penalty, bonus, points }) =>
    `このラウンドは今、収入など${income + effects}点、手札の分−${penalty}点、${bonus > 0 ? `ボーナス${bonus}点、` : ''}合わせて${points}点`,
  guests: (name, count, enough) => `${name}さんの座敷：客${count}人、${enough}人で最後の1巡`,
  publicity: (name) => `${name}さんの宣伝`,
  newest: (card) => `${card}、最も新しい`,
  reserve: (name, card) => {
    if (card === NONE) return `${name}さんに予約客はありません`;
    return `${name}さんの伏せた予約客${card >= 0 ? `：${cardName(card)}` : ''}`;
  },
  held: (name, count) => `${name}さんの手札${count}枚`,
  geisha: (geisha, name, spent) => `${name}さんの芸者、${geishaName(geisha)}${spent ? '。特殊能力は使用済み' : ''}`,
  geishaName,
  geishaText,
  reputation: (name, values) => `${name}さんの評判：${colours(values)}`,
  closed: '休業',
  closedAt: (name) => `${name}さんは休業中`,
  hand: 'あなたの手札',
  cardName,
  card: (card, comes) => {
    const { requirement, income, folk } = CARDS[card] ?? { requirement: 0, income: 0, folk: '' };
    return [
      `${cardName(card)}、条件${requirement}、収入${income}`,
      ...(comes === null ? [] : [comes ? '客として出せます' : 'まだ客として出せません']),
      folkJa[folk]?.effect ?? '',
    ].join('。');
  },
  actions: 'できること',
  guest: '座敷',
  advertise: '宣伝',
  advertiseTwo: '宣伝 2枚引く',
  introduce: '紹介',
  useReserve: '予約客',
  about: (card) => `${card}の説明`,
  looked: '山札の上のカード',
};
