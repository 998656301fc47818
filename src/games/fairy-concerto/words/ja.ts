import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { COMPOSER, type Counts } from '../rules/cards.ts';
import { paceOf } from '../rules/pace.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { type Known, knownOf, listed, type Now } from './known.ts';
import { card, fairies, fairy, fairyName, needs, players, ROW_NAMES, SOLOIST_SENTENCES, who } from './names.ja.ts';
import { sayReason } from './reasons.ja.ts';

function sayMove(move: Move): Phrase {
  if (!('take' in move)) return phrase`${card(move.keep)}を残す`;
  const away = move.remove === undefined ? phrase`` : phrase`、${fairy(move.remove)}を取り除く`;
  const kept = move.keep === undefined ? phrase`` : phrase`、楽譜は${card(move.keep)}`;
  return phrase`${players(move.take)}を加える${away}${kept}`;
}

function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'begun':
      return phrase`人気の妖精は${fairy(event.popular)}です。${event.left === null ? phrase`` : phrase`まだ引かれていないのは${fairies(event.left)}です。`}`;
    case 'sealed':
      return phrase`${name(event.seat)}さんはこっそり決めました。`;
    case 'revealed':
      return revealed(event);
    case 'drew':
      return phrase`${name(event.seat)}さんの作曲家は${listed(event.cards.map(card), 'と')}を引きました。`;
    case 'kept':
      return phrase`${name(event.seat)}さんは${card(event.card)}を残し、${card(event.away)}を捨てました。`;
    case 'passed':
      return event.seats === 2 ? phrase`2人の手札を入れ替えます。` : phrase`全員の手札を左どなりへ渡します。`;
    case 'drawn':
      return phrase`第${event.round + 1}ラウンド。手札は妖精${event.count}人です。`;
    case 'hand':
      return event.passed
        ? phrase`${name(event.seat)}さんに届いた手札は${fairies(event.hand)}です。`
        : phrase`${name(event.seat)}さんは${fairies(event.hand)}を引きました。`;
    case 'left':
      return phrase`まだ引かれていないのは${fairies(event.left)}です。`;
    case 'bach':
      return phrase`バッハには${players(event.took)}が加わります。${event.cards === 0 ? '' : `伏せた楽譜も${event.cards}枚増えます。`}`;
    case 'turned':
      return phrase`バッハの楽譜は${listed(event.cards.map(card), '')}でした。`;
    case 'ended':
      return ended(event);
  }
}

function revealed({ seat, took, removed, kept, away }: Extract<Event, { is: 'revealed' }>): Phrase {
  const gone = removed === null ? phrase`` : phrase`${fairy(removed)}は取り除きます。`;
  const cards =
    kept === null || away === null ? phrase`` : phrase`楽譜は${card(kept)}を残し、${card(away)}を捨てます。`;
  return phrase`${name(seat)}さんは${players(took)}を加えました。${gone}${cards}`;
}

function ended({ points: by, winners, bach }: Extract<Event, { is: 'ended' }>): Phrase {
  if (bach)
    return phrase`${name(0)}さん${by[0] ?? 0}点、バッハ${by[1] ?? 0}点。${who(winners[0], winners[0] !== 0)}の勝ちです。`;
  const best = by[winners[0] ?? 0] ?? 0;
  const victors = winners.flatMap((seat, at) => [...(at === 0 ? [] : ['と']), ...who(seat, false)]);
  return phrase`${best}点で${victors}の勝ちです。`;
}

/** How everybody stands in a contest. */
const standing = ({ by, bach }: Now): Phrase => {
  const each = by.flatMap((own, side) => phrase`${side === 0 ? '' : '、'}${who(side, bach && side > 0)}${own}点`);
  return phrase`いまは${each}。`;
};

const lacks = (missing: Counts): Phrase =>
  missing.every((count) => count === 0) ? phrase`もうそろっています` : phrase`あと${needs(missing)}です`;

function explained(known: Known): Phrase {
  switch (known.is) {
    case 'fairy':
      return phrase`${fairyName(known.kind)}の妖精。${known.popular ? '人気の種類です。' : ''}${known.kind === COMPOSER ? '楽譜を2枚引き、1枚を残します。' : ''}まだ見えていないのは${known.unseen}人です。`;
    case 'score':
      return known.keeper === null
        ? phrase`オーケストラに${needs(known.needs)}以上がいれば5点。`
        : phrase`${needs(known.needs)}以上で5点。${name(known.keeper.seat)}さんの楽譜で、${lacks(known.keeper.missing)}。`;
    case 'soloist':
      return phrase`ソリスト：${SOLOIST_SENTENCES[known.soloist] ?? ''}。1人もいない種類は数えません。${standing(known.now)}`;
    case 'pianist':
    case 'harpist':
      return phrase`${ROW_NAMES[known.is] ?? ''}：${known.kinds.map(fairyName).join('と')}の1組につき3点。${standing(known.now)}`;
    case 'popular':
      return phrase`人気の妖精：${fairyName(known.kind)}1人につき1点。${standing(known.now)}`;
    case 'conductor':
      return phrase`指揮者：いちばん多い種類の妖精1人につき2点。${standing(known.now)}`;
    case 'honours':
      return phrase`名誉：指揮者・ソリスト・ピアニスト・ハーピストの点がそれぞれいちばん高い人に2点。`;
    case 'faceDown':
      return phrase`バッハの伏せた楽譜。1枚につき3点です。`;
    case 'bag':
      return phrase`まだ引かれていない妖精が${known.count}人います。`;
    case 'deck':
      return phrase`楽譜の山札は${known.count}枚です。`;
    case 'discard':
      return known.cards.length === 0
        ? phrase`捨てられた楽譜はまだありません。`
        : phrase`捨てられた楽譜：${listed(known.cards.map(card), '')}。`;
    case 'removed':
      return phrase`取り除かれた妖精：${fairies(known.counts)}。`;
    case 'orchestra':
      return phrase`${who(known.side, known.bach)}：${fairies(known.counts)}。`;
  }
}

function asked(view: View, seat: number): Phrase {
  const seats = view.held.length;
  if (seats === 1)
    return phrase`${view.held[seat] ?? 0}人から${paceOf(seats).added[view.round] ?? 0}人を選んでください`;
  const also = (view.dealt[seat]?.length ?? 0) > 0 ? 'と、残す楽譜' : '';
  return seats === 2 ? phrase`加える妖精、除く妖精${also}を選んでください` : phrase`加える妖精${also}を選んでください`;
}

export const ja: TableVoice<Move, View, Event> = {
  sayMove,
  sayEvent,
  sayReason,
  sayAsk: ({ step, seat }, view) => {
    if (step === 'compose') return phrase`残す楽譜を選んでください`;
    return step === 'keep' ? phrase`配られた楽譜から、残す1枚を選んでください` : asked(view, seat);
  },
  explain: (of, view) => explained(knownOf(of, view)),
  sayRow: (row) => phrase`${ROW_NAMES[row] ?? ''}`,
  saySide: (side, { seats }) => (seats === 1 && side === seats ? phrase`バッハ` : null),
  options: {
    randomCards: {
      name: 'ランダムカード',
      values: {
        off: { name: '袋', sentence: '妖精は袋から引きます。残りは誰にもわかりません。' },
        on: {
          name: 'カード',
          sentence: '引いたあと、残りの種類と数が全員に見えます。2人のときは、相手の手札もわかります。',
        },
      },
    },
  },
};
