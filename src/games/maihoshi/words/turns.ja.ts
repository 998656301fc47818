import { listed } from '../../../words/lists.ts';
import { name, phrase } from '../../../words/phrase.ts';
import type { TurnWords } from './turns.en.ts';

export const turns: TurnWords = {
  joined: (deeds) => listed(deeds, '、', '、'),

  engaged: (geisha) => phrase`芸者は${geisha}`,
  guest: (card) => phrase`客に${card}`,
  reserve: (card) => phrase`予約客の${card}を公開`,
  publicity: (card) => phrase`宣伝に${card}`,
  introduced: (cards) => phrase`${listed(cards, '・', '・')}を紹介`,
  discarded: (card) => phrase`${card}を捨てる`,
  passed: 'パス',
  noAction: '行動はパス',
  drew: (count) => `${count}枚引く`,
  using: (ability) => `「${ability}」を使用`,
  drewNone: (ability) => `引かない（${ability}）`,
  otherDrew: (seat, count) => phrase`${name(seat)}さんに${count}枚引かせる`,
  looked: (count) => `山札の${count}枚を見る`,
  newReserve: '新しい予約客',
  closedOwn: '自分を休業状態に',
  closed: (seat) => phrase`${name(seat)}さんを休業状態に`,
  sankOwn: (card) => phrase`${card}を山札の下へ`,
  sank: (seat, card) => phrase`${name(seat)}さんの${card}を山札の下へ`,
  returnedOwn: (card) => phrase`${card}を手札へ`,
  returned: (seat, card) => phrase`${name(seat)}さんの${card}を手札へ`,
  moved: (from, card) => phrase`${name(from)}さんの${card}を自分の座敷へ`,
  again: 'もう1手番',
  calledLap: '最後の1巡へ',
  wentOut: 'あがり',
};
