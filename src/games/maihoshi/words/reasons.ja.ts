import { listed } from '../../../words/lists.ts';
import { name, phrase } from '../../../words/phrase.ts';
import type { ReasonWords } from './reasons.en.ts';

const signed = (points: number): string => `${points > 0 ? '+' : '−'}${Math.abs(points)}`;

export const reasons: ReasonWords = {
  cards: (each) => listed(each, '、', '、'),

  refusals: {
    'setup.geisha': 'その芸者は、もうほかのプレイヤーが選んでいます。',
    'setup.order': 'まず、全員が芸者を選びます。',
    'setup.reserve': '予約客として伏せる手札を1枚選ぶか、伏せないことにします。',
    'turn.action': '行動は、1手番に必ず1つ行います。',
    'turn.guest': '行動で客として出せるのは、手札のカードだけです。',
    'turn.publicity': 'まず、宣伝に置くカードを手札から選びます。',
    'publicity.empty': '引くカードも置くカードもありません。',
    'turn.introduce': '手札を2枚まで紹介し、同じ枚数を引きます。',
    'reserve.use': '今使える予約客はいません。予約客を使えるのは、1手番に1度です。',
    'reserve.fresh': 'この手番に伏せた予約客は、次の手番から使えます。',
    'effect.order': 'まず、手札を1枚捨てます。',
    'settle.failed': '山札の上の1枚か、自分の宣伝から1枚を取ります。',
    'round.next': 'ラウンドは終わりました。全員が結果を見たら、次のラウンドを配ります。',
  },
  over: 'ゲームは終わりました。',
  othersTurn: (seat) => phrase`今は${name(seat)}さんの番です。`,
  undecided: (seat) => phrase`${name(seat)}さんが、まだ予約客を決めていません。`,
  closed: (seat) => phrase`${name(seat)}さんは休業中です。この手番は客も予約客も出せません。`,
  unmet: (requirement, has, isBest) =>
    phrase`条件は${requirement}。今${isBest ? 'いちばん高い' : 'の'}評判は${has}です。`,
  lacks: {
    guests: (seat) => phrase`${name(seat)}さんには客がいません。`,
    publicity: (seat) => phrase`${name(seat)}さんの宣伝にはカードがありません。`,
  },
  lacksOther: {
    guests: (seat) => phrase`${name(seat)}さんには、ほかの客がいません。`,
    publicity: (seat) => phrase`${name(seat)}さんの宣伝にはカードがありません。`,
  },
  effect: (folk) => `${folk.name}：${folk.demands ?? folk.effect}`,
  ability: ({ ability, effect }) => `「${ability}」${effect}`,
  engages: (reputation, { effect }) => phrase`${reputation}。${effect}`,

  income: (seat, points, cards) => phrase`${name(seat)}さん：${cards}の収入${signed(points)}点。`,
  brokerage: (seat, points, cards) => phrase`${name(seat)}さん：${cards}の効果で、宣伝の分${signed(points)}点。`,
  dance: (seat, points, cards) => phrase`${name(seat)}さん：赤の客（${cards}）で${signed(points)}点。`,
  handLeft: (seat, points, held) => phrase`${name(seat)}さん：残った手札${held}枚で${signed(points)}点。`,
  floor: (seat, points) =>
    phrase`${name(seat)}さん：ラウンドの得点は0より下がらないので、ここまでを0点とします（${signed(points)}点）。`,
  bonus: (seat, points) => phrase`${name(seat)}さん：あがりのボーナス${signed(points)}点。`,

  roundThen: ({ points, earned, penalty, total }) =>
    earned < penalty && points === 0
      ? `0点のまま（客\u2060${earned}\u2060−残り手札\u2060${penalty}\u2060＝\u2060−\u2060${penalty - earned}）。`
      : `${points === 0 ? '±0' : signed(points)}：このラウンドは、客\u2060${earned}\u2060−残り手札\u2060${penalty}\u2060＝\u2060${earned < penalty ? `−\u2060${penalty - earned}、0点として数えます` : `${total}点です`}。`,
  losesMore: (seat, held, points) =>
    phrase`${name(seat)}さんの手札が${held}枚になり、ラウンドの終わりに引かれる点が${points}点増えます。`,
  losesLess: (seat, held, points) =>
    phrase`${name(seat)}さんの手札が${held}枚になり、ラウンドの終わりに引かれる点が${points}点減ります。`,
  reputationThen: (reputation) => phrase`評判は${reputation}になります。`,
  reputationLeft: (seat, reputation) => phrase`${name(seat)}さんの評判は${reputation}になります。`,
  metThen: (cards) => phrase`条件を満たすようになる：${cards}。`,
  unmetThen: (cards) => phrase`条件を満たさなくなる：${cards}。`,
  bridges: ({ ability }) => `「${ability}」を使います（1ラウンドに1度）。`,
  draws: (count, left) => `${count === 0 ? '引かずに' : `${count}枚引き`}、山札は残り${left}枚です。`,
  emptiesDeck: '山札がなくなり、最後の1巡になります。',
  crowds: '客が決まった人数になり、最後の1巡になります。',
  goesOut: (points) => `あがり。ボーナス${points}点で、ラウンドが終わります。`,
  closes: (seat) => phrase`${name(seat)}さんは、次の手番の終わりまで客も予約客も出せません。`,
  closesOwn: (seat) => phrase`${name(seat)}さんは、この手番の終わりまで客も予約客も出せません。`,
  passes: {
    'introduce.rest': '何もせずにパスします。',
    'end.idle': '1巡のあいだ全員がパスしたので、最後の1巡になります。',
  },
  passesFirst: {
    'introduce.rest': 'パスします。手番を終える前に、まだ予約客を使えます。',
    'end.idle': '予約客も使わなければ、1巡のあいだ全員がパスしたので、最後の1巡になります。',
  },
  wouldCome: (points) => `今の評判なら、使わなくてもラウンドの終わりに客になります（${signed(points)}点）。`,
  wouldReturn: (points) =>
    `今の評判のままなら、ラウンドの終わりに手札に戻り${points < 0 ? `、さらに1枚増えます（${signed(points)}点）` : 'ます'}。`,
};
