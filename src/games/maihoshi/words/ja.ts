import { listed, peopleJa } from '../../../words/lists.ts';
import { name, phrase } from '../../../words/phrase.ts';
import { deeds } from './deeds.ja.ts';
import type { Words } from './en.ts';
import { events } from './events.ja.ts';
import { names } from './names.ja.ts';
import { reasons } from './reasons.ja.ts';
import { turns } from './turns.ja.ts';

export const ja: Words = {
  names,
  events,
  turns,
  reasons,
  deeds,

  tie: {
    decided: (equals, winner, cards) =>
      phrase`${peopleJa(equals)}は同点です。手札が${cards}枚でいちばん少ない${name(winner)}さんの勝ちです。`,
    shared: (equals, winners) =>
      winners.length === equals.length
        ? phrase`${peopleJa(winners)}は同点で、残った手札の枚数も同じなので、${winners.length}人の引き分けです。`
        : phrase`${peopleJa(equals)}は同点です。手札も同じ枚数でいちばん少ない${peopleJa(winners)}の引き分けです。`,
  },
  options: {
    geisha: {
      name: '芸者',
      values: {
        dealt: { name: '配る', sentence: '芸者をランダムに配り、最後まで替えません。' },
        chosen: {
          name: '選ぶ',
          sentence: '始める前に1人ずつ選び、最後まで替えません。スタートプレイヤーが最後に選びます。',
        },
        management: { name: 'マネージメント', sentence: 'ラウンドごとに、手札を見てから芸者を選び直します。' },
      },
    },
    tokens: {
      name: '金子トークン',
      values: {
        secret: { name: '秘密', sentence: '合計は終わりまで見せません。' },
        open: { name: '公開', sentence: '合計をいつでも見られます。' },
      },
    },
  },

  withCard: {
    aside: (card) => phrase`${card}を予約客として伏せる`,
    guest: (card) => phrase`${card}を客として出す`,
    introduce: (card) => phrase`${card}を紹介する`,
    place: (card) => phrase`${card}を宣伝に置く`,
    discard: (card) => phrase`${card}を捨てる`,
    take: (card) => phrase`${card}を取る`,
    recall: (card) => phrase`${card}を手札に取る`,
  },
  plainly: {
    reveal: '予約客を使う',
    use: '効果を使う',
    rest: 'パス（0枚）',
    end: '手番を終える',
    top: '山札の上から取る',
    ready: '進む',
  },
  engage: (geisha) => phrase`${geisha}を選ぶ`,
  publicity: '宣伝する',
  publicityOfTwo: '宣伝する（2枚引く）',
  draw: (count) => `${count}枚引く`,
  drawNone: '引かない',
  target: (seat) => phrase`${name(seat)}さん`,
  bury: (cards) => phrase`山札の下へ：${listed(cards, '、次に', '、次に')}`,
  revealSeen: (card) => phrase`予約客を使う：${card}`,
  noReserve: '予約客を伏せない',
  noNewReserve: '新しい予約客を伏せない',
  noMore: 'これで終える',
  skipEffect: '効果を使わない',

  asks: {
    geisha: '芸者を1人選んでください',
    reserve: '予約客にする手札を1枚まで選んでください',
    settle: 'もう1枚取ってください',
    listen: '宣伝で引く枚数を選んでください',
    place: '宣伝に置くカードを1枚選んでください',
    discard: '捨てるカードを1枚選んでください',
    introduce: 'もう1枚紹介するか、引くか',
    bury: '山札の下に入れる順を選んでください',
    second: '新しい予約客を1枚まで選んでください',
    reserveOrEnd: '予約客を使うか、手番を終えるか',
    end: '予約客は条件を満たしません。手番を終えます',
  },
  askTurn: ({ isLast, isClosed, hasHand, hasGuest, hasReserve, extra }) => {
    const ways = [...(hasGuest ? ['客を出す'] : []), '宣伝', hasHand ? '紹介' : 'パス'];
    const list = `${ways.join(ways.length > 2 ? '・' : 'か')}${hasReserve ? '（予約客も使えます）' : ''}${extra > 0 ? `（このあと、もう${extra}手番）` : ''}`;
    if (isClosed) return `${isLast ? '休業中の最後の手番' : '休業中'}：${list}`;
    return `${isLast ? '最後の手番です' : '行動を1つ'}：${list}`;
  },
  askEbb: (given, ability) =>
    given > 1
      ? `${given}枚引くか、「${ability}」で${given - 1}枚引くか`
      : `${given}枚引くか、「${ability}」で引かないか`,
  askCounted: (round) => `第\u2060${round}\u2060ラウンドの得点計算`,
  askLook: (count) => `${count}枚から1枚取ってください`,

  round: (round) => `第\u2060${round}\u2060ラウンド`,
  roundSoFar: (round) => `第\u2060${round}\u2060ラウンド（今のところ）`,

  isBridged: (ability, has) => `今の評判は${has}ですが、「${ability}」を使えば条件を満たします。`,
  isMet: '今、条件を満たしています。',
  isUnmet: (has, isBest) => `まだ条件を満たしていません（今${isBest ? 'いちばん高い' : 'の'}評判は${has}）。`,
  brings: (points) => `客として、今は+${points}点です。`,
  isSpent: '特殊能力は、このラウンドではもう使いました。',
  geishaAt: (text, seat, reputation) => phrase`${text}${name(seat)}さんの芸者で、今の評判は${reputation}です。`,
  deck: (count) => `山札は${count}枚。ラウンドの途中で作り直すことはなく、なくなると最後の1巡になります。`,
  underDeck: (cards) => phrase`下にあると分かっているのは、下から${cards}です。`,
  countOf: (folk, count) => `${folk}${count}`,
  unseen: (each) => `まだ見えていないカード（山札、ほかの手札、伏せた予約客）：${each.join('、')}。`,
  discardEmpty: '捨て札はありません。',
  discardPile: (count, cards) => phrase`捨て札は${count}枚。新しい順に、${cards}。`,
  hand: (seat, count, points) => phrase`${name(seat)}さんの手札は${count}枚。今ラウンドが終わると−${points}点です。`,
  seenInHand: (cards) => phrase`そのうち分かっているのは、${cards}です。`,
  guests: (seat, count, points, enough) =>
    phrase`${name(seat)}さんの客は${count}人。今は${points}点です。いずれかのプレイヤーの客が${enough}人になると、最後の1巡になります。`,
  sum: (seat, { earned, penalty, total }) =>
    phrase`${name(seat)}さんのこのラウンドの得点は、今のところ、客の分${earned}−残り手札${penalty}で、${total}点です。ラウンドの得点は0点を下回りません。`,
  bonusAlready: (points) => `別に、ボーナス${points}点があります。`,
  publicityRow: (seat, reputation, own) => phrase`${name(seat)}さんの宣伝。評判は${reputation}です。${own}`,
  ownReputation: (reputation) => phrase`そのうち芸者の分は${reputation}、残りは宣伝の分です。`,
  hasNoReserve: (seat) => phrase`${name(seat)}さんに予約客はいません。`,
  reserveDown: (seat) => phrase`${name(seat)}さんの伏せた予約客です。`,
  reserveSeen: (seat, text) => phrase`${name(seat)}さんの伏せた予約客：${text}`,
  tokensSecret: (seat) => phrase`${name(seat)}さんの金子トークンの合計は、終わりまで秘密です。`,
  tokens: (seat, count) => phrase`${name(seat)}さんの金子トークンは、合計${count}点です。`,
  doorClosed: (seat) =>
    phrase`${name(seat)}さんは休業状態です。自分の手番の終わりに回復するまで、客も予約客も出せません。`,
  doorOpen: (seat) => phrase`${name(seat)}さんは営業中です。`,
  starter: (seat) => phrase`${name(seat)}さんがこのラウンドのスタートプレイヤーです。`,
  noLap: 'まだ、最後の1巡ではありません。',
  lap: (last) => phrase`最後の1巡です。全員が1手番ずつ行い、${name(last)}さんで終わります。`,
};
