import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { NONE } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { cards, sayEvent } from './events.ja.ts';
import { type Known, knownOf } from './known.ts';
import { cardPhrase, cardText, geishaPart, geishaText } from './nouns.ja.ts';
import { sayReason } from './reasons.ja.ts';

function sayMove(move: Move, view: View): Phrase {
  switch (move.do) {
    case 'choose':
      return phrase`${geishaPart(move.geisha)}を選ぶ`;
    case 'aside':
      return phrase`${cardPhrase(move.card)}を控えとして伏せる`;
    case 'guest':
      return phrase`${cardPhrase(move.card)}を座敷に招く`;
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
      return reserve >= 0 ? phrase`控えを使う：${cardPhrase(reserve)}` : phrase`控えを使う`;
    }
    case 'use':
      return phrase`効果を使う`;
    case 'decline':
      return phrase`${declined(view)}`;
    case 'rest':
      return phrase`だれも紹介しない`;
    case 'end':
      return phrase`手番を終える`;
    case 'top':
      return phrase`山札の上から取る`;
  }
}

function declined(view: View): string {
  const step = view.steps.at(-1);
  if (view.stage === 'reserve') return '控えを置かない';
  if (step?.is === 'second') return '新しい控えを置かない';
  return step?.is === 'effect' && step.done > 0 ? 'これで終える' : '効果を使わない';
}

const ASKS: Readonly<Record<string, string>> = {
  geisha: '芸妓を選んでください',
  reserve: '控えを1枚伏せるか、置かないかを決めてください',
  turn: '座敷・宣伝・紹介のどれかを行ってください',
  settle: 'もう1枚取ってください',
  listen: '引く枚数を選んでください',
  place: '宣伝に置くカードを選んでください',
  discard: '捨てるカードを選んでください',
  introduce: 'もう1枚紹介するか、引いてください',
  look: '1枚取ってください',
  bury: '山札の下に入れる順を選んでください',
  second: '新しい控えを伏せるか、置かないかを決めてください',
};

function explained(known: Known): Phrase {
  switch (known.is) {
    case 'card':
      return phrase`${cardText(known.card)}${known.comes === null ? '' : known.comes ? '今、条件を満たしています。' : 'まだ条件を満たしていません。'}`;
    case 'geisha': {
      const text = geishaText(known.geisha);
      return known.seat === null
        ? phrase`${text}`
        : phrase`${text}${name(known.seat)}さんの芸妓で、今の評判は${colours(known.reputation)}です。`;
    }
    case 'deck':
      return phrase`山札は${known.count}枚。ラウンドの途中で作り直すことはなく、なくなると最後の1周が始まります。${known.under.length === 0 ? [] : phrase`下にあると分かっているのは、下から${cards(known.under)}です。`}`;
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
      return known.laid
        ? phrase`${name(known.seat)}さんの伏せた控えです。`
        : phrase`${name(known.seat)}さんに控えはありません。`;
    case 'tokens':
      return known.count === null
        ? phrase`${name(known.seat)}さんの合計点は、終わりまで秘密です。`
        : phrase`${name(known.seat)}さんの合計は${known.count}点です。`;
    case 'door':
      return known.closed
        ? phrase`${name(known.seat)}さんは休業中。本人の手番が終わるまで、客も控えも招けません。`
        : phrase`${name(known.seat)}さんは営業中です。`;
    case 'starter':
      return phrase`${name(known.seat)}さんがこのラウンドの親です。`;
    case 'lap':
      return known.last === null
        ? phrase`最後の1周は、まだ始まっていません。`
        : phrase`最後の1周です。全員がちょうど1手番ずつ行い、${name(known.last)}さんで終わります。`;
  }
}

const colours = ([red = 0, blue = 0, green = 0]: readonly number[]): string => `芸事${red}・接客${blue}・教養${green}`;

export const ja: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ step }, { steps, acted }) => {
    const top = steps.at(-1);
    if (top?.is === 'effect') return phrase`${cardPhrase(top.card)}の効果を使うか決めてください`;
    return step === 'turn' && acted ? phrase`控えを使うか、手番を終えてください` : phrase`${ASKS[step] ?? ''}`;
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`第${row.slice(-1)}ラウンド`,
  saySide: () => null,
  options: {
    geisha: {
      name: '芸妓',
      values: {
        dealt: { name: '配る', sentence: '芸妓を無作為に配り、最後まで替えません。' },
        chosen: { name: '選ぶ', sentence: '始める前に1人ずつ選び、最後まで替えません。親が最後に選びます。' },
        management: { name: '経営', sentence: 'ラウンドごとに、手札を見てから芸妓を選び直します。' },
      },
    },
    tokens: {
      name: '合計点',
      values: {
        secret: { name: '秘密', sentence: '合計点は終わりまで見せません。' },
        open: { name: '公開', sentence: '合計点をいつでも見られます。' },
      },
    },
  },
  custom: '最後に夜の町へ出かけた人',
};
