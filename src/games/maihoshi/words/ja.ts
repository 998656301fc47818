import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { NONE } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { cards, sayEvent } from './events.ja.ts';
import { askOf, type Known, knownOf } from './known.ts';
import { cardPhrase, cardText, geishaPart, geishaText } from './nouns.ja.ts';
import { sayReason } from './reasons.ja.ts';

function sayMove(move: Move, view: View): Phrase {
  switch (move.do) {
    case 'choose':
      return phrase`${geishaPart(move.geisha)}を選ぶ`;
    case 'aside':
      return phrase`${cardPhrase(move.card)}を予約客として伏せる`;
    case 'guest':
      return phrase`${cardPhrase(move.card)}を客として出す`;
    case 'introduce':
      return phrase`${cardPhrase(move.card)}を紹介する`;
    case 'place':
      return phrase`${cardPhrase(move.card)}を宣伝に置く`;
    case 'discard':
      return phrase`${cardPhrase(move.card)}を捨てる`;
    case 'take':
      return phrase`${cardPhrase(move.card)}を取る`;
    case 'recall':
      return phrase`${cardPhrase(move.card)}を手札に取る`;
    case 'publicity':
      return move.count > 1 ? phrase`宣伝する（2枚引く）` : phrase`宣伝する`;
    case 'draw':
      return move.count === 0 ? phrase`引かない` : phrase`${move.count}枚引く`;
    case 'target':
      return phrase`${name(move.seat)}さん`;
    case 'bury':
      return phrase`山札の下へ：${listed(move.cards.map(cardPhrase), '、次に', '、次に')}`;
    case 'reveal': {
      const reserve = view.reserves[view.turn] ?? NONE;
      return reserve >= 0 ? phrase`予約客を使う：${cardPhrase(reserve)}` : phrase`予約客を使う`;
    }
    case 'use':
      return phrase`効果を使う`;
    case 'decline':
      return phrase`${declined(view)}`;
    case 'rest':
      return phrase`パス（0枚）`;
    case 'end':
      return phrase`手番を終える`;
    case 'top':
      return phrase`山札の上から取る`;
    case 'ready':
      return phrase`進む`;
  }
}

function declined(view: View): string {
  const step = view.steps.at(-1);
  if (view.stage === 'reserve') return '予約客を伏せない';
  if (step?.is === 'second') return '新しい予約客を伏せない';
  return step?.is === 'effect' && step.done > 0 ? 'これで終える' : '効果を使わない';
}

const ASKS: Readonly<Record<string, string>> = {
  geisha: '芸者を選んでください',
  reserve: '予約客を1枚伏せるか、伏せないかを決めてください',
  turn: '客を出すか、宣伝か、紹介を行ってください',
  settle: 'もう1枚取ってください',
  listen: '引く枚数を選んでください',
  place: '宣伝に置くカードを選んでください',
  discard: '捨てるカードを選んでください',
  introduce: 'もう1枚紹介するか、引いてください',
  look: '1枚取ってください',
  bury: '山札の下に入れる順を選んでください',
  second: '新しい予約客を伏せるか、伏せないかを決めてください',
  reserveOrEnd: '予約客を使うか、手番を終えてください',
  end: '手番を終えてください（予約客はまだ条件を満たしません）',
  closed: '休業中です。宣伝か紹介を行ってください',
};

function explained(known: Known): Phrase {
  switch (known.is) {
    case 'card':
      return phrase`${cardText(known.card)}${known.comes === null ? '' : known.comes ? '今、条件を満たしています。' : 'まだ条件を満たしていません。'}`;
    case 'geisha': {
      const text = geishaText(known.geisha);
      return known.seat === null
        ? phrase`${text}`
        : phrase`${text}${name(known.seat)}さんの芸者で、今の評判は${colours(known.reputation)}です。`;
    }
    case 'deck':
      return phrase`山札は${known.count}枚。ラウンドの途中で作り直すことはなく、なくなると最後の1巡が始まります。${known.under.length === 0 ? [] : phrase`下にあると分かっているのは、下から${cards(known.under)}です。`}`;
    case 'discard':
      return known.cards.length === 0
        ? phrase`捨て札は0枚です。`
        : phrase`捨て札は${known.cards.length}枚。新しい順に、${cards(known.cards)}。`;
    case 'hand':
      return phrase`${name(known.seat)}さんの手札は${known.count}枚。今終われば${known.points}点を失います。${known.seen.length === 0 ? [] : phrase`そのうち分かっているのは、${cards(known.seen)}です。`}`;
    case 'guests':
      return phrase`${name(known.seat)}さんの客は${known.count}人。今は${known.points}点です。`;
    case 'publicity':
      return phrase`${name(known.seat)}さんの宣伝。評判は${colours(known.reputation)}です。`;
    case 'reserve':
      if (known.card === NONE) return phrase`${name(known.seat)}さんに予約客はありません。`;
      return known.comes === null
        ? phrase`${name(known.seat)}さんの伏せた予約客です。`
        : phrase`${name(known.seat)}さんの伏せた予約客：${cardText(known.card)}${known.comes ? '今、条件を満たしています。' : 'まだ条件を満たしていません。'}`;
    case 'tokens':
      return known.count === null
        ? phrase`${name(known.seat)}さんの金子の合計は、終わりまで秘密です。`
        : phrase`${name(known.seat)}さんの合計は${known.count}点です。`;
    case 'door':
      return known.closed
        ? phrase`${name(known.seat)}さんは休業中。本人の手番が終わるまで、客も予約客も出せません。`
        : phrase`${name(known.seat)}さんは営業中です。`;
    case 'starter':
      return phrase`${name(known.seat)}さんがこのラウンドのスタートプレイヤーです。`;
    case 'lap':
      return known.last === null
        ? phrase`最後の1巡は、まだ始まっていません。`
        : phrase`最後の1巡です。全員が1手番ずつ行い、${name(known.last)}さんで終わります。`;
  }
}

const colours = ([red = 0, blue = 0, green = 0]: readonly number[]): string => `芸事${red}・接客${blue}・教養${green}`;

export const ja: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: (ask, view) => {
    const top = view.steps.at(-1);
    if (top?.is === 'effect') return phrase`${cardPhrase(top.card)}の効果を使うか決めてください`;
    if (ask.step === 'ready') return phrase`第${view.round}ラウンドの得点計算`;
    return phrase`${ASKS[askOf(ask, view)] ?? ''}`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`第${row.slice(-1)}ラウンド${row.startsWith('soFar') ? '（今のところ）' : ''}`,
  saySide: () => null,
  options: {
    geisha: {
      name: '芸者',
      values: {
        dealt: { name: '配る', sentence: '芸者を無作為に配り、最後まで替えません。' },
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
  custom: '最後に夜の町へ出かけた人',
};
