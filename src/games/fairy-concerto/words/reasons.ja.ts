import type { Reason } from '../../../engine/game.ts';
import type { RuleId, ThingId } from '../../../engine/ids.ts';
import { type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { countsOf } from '../rules/cards.ts';
import { listed } from './known.ts';
import { fairyName, needs, ROW_NAMES, who } from './names.ja.ts';

const REFUSALS: Readonly<Record<RuleId, string>> = {
  'end.twelve': 'オーケストラはもう完成しています。',
  'draft.reveal': 'もう選び終わりました。全員が選ぶまで秘密です。',
  'draft.choose': '手札の妖精を1人選びます。',
  'draft.pass': 'ここでは、取り除く妖精はいません。',
  'two.choose': '2人のときは、加える妖精と取り除く妖精を1人ずつ選びます。',
  'bach.rest': '選ばなかった妖精はすべてバッハのものになります。',
};

const LACKS: Readonly<Record<string, string>> = {
  all: 'その妖精は手札にいません。',
  another: '手札に、その種類の妖精はそんなにいません。',
};

export function sayReason(reason: Reason): Phrase {
  const { rule, data, things = [] } = reason;
  if (data?.change !== undefined) return changed(reason);
  if (rule === 'score.cards') return ofScoreCard(reason);
  if (data?.row !== undefined) return counted(reason);
  switch (rule) {
    case 'draft.composer':
      return data?.count === undefined
        ? phrase`まず${who(reason.side, false)}が、${cards(things)}のどちらを残すか選びます。`
        : phrase`作曲家${Number(data.count)}人。1人につき楽譜を2枚引き、1枚を残します。`;
    case 'draft.keep':
      return data?.late === 1
        ? phrase`はじめに配られた楽譜は、もう選び終わりました。`
        : phrase`配られた楽譜からも1枚選びます：${cards(things)}。`;
    case 'draft.choose':
      return phrase`${LACKS[data?.lacks ?? ''] ?? REFUSALS[rule] ?? ''}`;
    case 'bach.keep':
      return things.length === 0
        ? phrase`先に妖精を選びます。配られた楽譜は、そのあとで選びます。`
        : phrase`いまは、配られた楽譜から1枚選びます：${cards(things)}。`;
    case 'two.removed':
      return phrase`${fairyName(Number(data?.kind))}がゲームから去ります。`;
    case 'bach.rounds':
      return phrase`このラウンドで仲間になるのは、手札のうち${Number(data?.count)}人です。`;
    default:
      return phrase`${REFUSALS[rule] ?? rule}`;
  }
}

const card = (of: ThingId): Part => thing(of, `「${needs(countsOf(of.slice(of.indexOf(':') + 1)))}」`);
const cards = (things: readonly ThingId[]): Phrase => listed(things.map(card), 'か');

function changed({ points: change = 0, data, side }: Reason): Phrase {
  const of = data?.row === undefined ? who(side, data?.bach === 1) : phrase`${ROW_NAMES[data.row] ?? ''}`;
  return phrase`${of}が${Math.abs(change)}点${change < 0 ? '減ります' : '増えます'}。`;
}

function ofScoreCard({ things = [], data, side, points: worth = 0 }: Reason): Phrase {
  const of = cards(things);
  if (data?.missing === undefined) return phrase`${who(side, false)}：${of}で${worth}点。`;
  const missing = Number(data.missing);
  return missing === 0 ? phrase`${of}はもうそろっています。${worth}点です。` : phrase`${of}まであと${missing}人です。`;
}

function counted(reason: Reason): Phrase {
  const { side, data, points: worth = 0 } = reason;
  return phrase`${who(side, data?.bach === 1)}：${basis(reason)}で${worth}点。`;
}

const HONOURS: Readonly<Record<string, string>> = {
  conductor: '指揮者',
  soloist: 'ソリスト',
  pianist: 'ピアニスト',
  harpist: 'ハーピスト',
};

function basis({ rule, data = {} }: Reason): string {
  const count = Number(data.count);
  switch (rule) {
    case 'soloist.fewest':
      return `いちばん少ない種類が${Number(data.fewest)}人`;
    case 'soloist.spread':
      return `いちばん多い種類${Number(data.most)}人と少ない種類${Number(data.fewest)}人の差`;
    case 'soloist.widest':
      return `いちばん大きい組が${Number(data.widest)}種類`;
    case 'soloist.groups':
      return `${Number(data.groups)}組`;
    case 'score.pianist':
    case 'score.harpist':
      return `${count}組`;
    case 'bach.cards':
      return `伏せた楽譜${count}枚`;
    case 'score.honours':
      return `${String(data.honours)
        .split(' ')
        .map((honour) => HONOURS[honour] ?? '')
        .join('・')}の名誉`;
    default:
      return `${fairyName(Number(data.kind))}${count}人`;
  }
}
