import type { Reason } from '../../../engine/game.ts';
import type { RuleId } from '../../../engine/ids.ts';
import { name, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { FIELDS, PERSONALITIES, TILES } from '../rules/cards.ts';
import { printed } from './cards.ja.ts';
import { kindName, tokens } from './names.ja.ts';

/** Why not, or what for, in one line each. */
const SAID: Readonly<Record<RuleId, string>> = {
  'turn.action': 'いま決めるのは別のことです。',
  'turn.marker': '前の手番と同じアクションは選べません。',
  'turn.costs': '全部は払えません。',
  'map.castle': '城に入れるのは、届けるときだけです。',
  'move.seekers': 'シーカーは1体一度まで、少なくとも1体は動きます。',
  'move.end': '別のヘックスで移動を終えます。',
  'move.load': '積めるのは、出発するヘックスにある物だけです。',
  'deliver.four': '出発するヘックスに、同じ物がちょうど4個必要です。',
  'deliver.reach': '城まで遠すぎるか、途中に相手がいます。',
  'deliver.joint': '2体で届けるのは、どちらも動いていないときだけです。',
  'deliver.trophy': 'いまはそのトロフィーを取れません。',
  'fight.each': 'そこに合戦はありません。',
  'fight.secret': 'パイは持っている分だけ、7まで。呪文はそこのシーカーの数までです。',
  'quest.when': 'そのシーカーは、いまクエストに出会いません。',
  'quest.sides': 'やさしく、大胆に、見送る、のどれかを選びます。',
  'quest.broken-bridge': '相手のいない別のポータルを選びます。',
  'gift.rival': 'マップ上に相手のシーカーがいません。',
  'seek.dice': 'その種類のダイスは残っていません。',
  'seek.place': 'ダイスの地形と違います。',
  'seek.quest': 'クエストは、シーカーもクエストもないヘックスに置きます。',
  'seek.short': 'ストックに残っていません。',
  'make.tokens': '使えるのは、自分のシーカーがいるヘックスの物だけです。',
  'make.no-spell': '引ける呪文がありません。',
  'make.power-up': '引いたのは別のパワーアップです。',
  'make.both': 'パワーアップを置く空きがありません。',
  'make.space': '作る系のパワーアップがありません。',
  'make.field': 'マップ上に自分のシーカーが必要です。',
  'trophy.friendly': 'トロフィーには友情3が必要です。',
  'trophy.one': 'この手番のトロフィーはもう取りました。',
  'trophy.once': 'そのトロフィーはもうあります。',
  'trophy.four': 'もう4つそろっています。',
  'trophy.held': '合戦と届け物のトロフィーはその時に、ほかは自分の手番に取ります。',
  'trophy.personality': '自分の性格では、そのトロフィーは取りやすくなりません。',
  'end.last': 'ゲームは終わりました。',
  'tile.supply-catapult': '届くのは2ヘックス以内で、城には投げられません。',
  'tile.forager': '動いたシーカーのいる、りんごもジェムもないヘックスだけです。',
  'tile.camp-wagon': 'そのシーカーにいまできることはありません。',
  'tile.herald': 'ストックにクエストがありません。',
  'secret.spells': 'その呪文は手札にありません。',
};

export function sayReason(reason: Reason): Phrase {
  const { rule, side = 0, things, data, points } = reason;
  const [, of = ''] = rule.split('.');
  const [place] = things ?? [];
  if (rule.startsWith('tile.') && place?.startsWith('tile:')) {
    const tile = TILES.flat().find((each) => each === of) ?? 'bakery';
    return phrase`${printed.tiles[tile].text}`;
  }
  const field = FIELDS.find((each) => each === of);
  if (rule.startsWith('trophy.') && field) return sayTrophy(reason, field);
  if (rule === 'turn.order') return phrase`いま決めるのは${name(side)}さんです。`;
  if (rule === 'end.last' && reason.side !== undefined)
    return phrase`4つ目のトロフィーです。4つない人は最後の手番をします。`;
  if (rule === 'camp.resupply') return phrase`キャンプで呪文1枚かパイ2。次はどのアクションも選べます。`;
  if (rule === 'fight.total') return phrase`合計${points ?? 0}。`;
  if (rule === 'seek.bonus')
    return points === 0
      ? phrase`${name(side)}さんへの贈り物。友情はもう増えません。`
      : phrase`${name(side)}さんへの贈り物で、友情+1。`;
  if (rule === 'gift.rival' && reason.side !== undefined && place) return phrase`${name(side)}さんに渡ります。`;
  if (rule === 'gift.rival' && place) return phrase`そこに相手のシーカーはいません。`;
  if (rule === 'tile.herald' && place) return phrase`クエストは地形に置きます。ポータルと城には置けません。`;
  if (rule === 'quest.when' && place) return phrase`${thing(place, 'そこ')}でクエストが待っています。`;
  if (rule === 'make.tokens' && points !== undefined)
    return phrase`${name(side)}さんのヘックスに合わせて${points}個あります。`;
  if (data === undefined) return phrase`${SAID[rule] ?? rule}`;
  if (rule === 'trophy.personality')
    return phrase`性格「${printed.people[PERSONALITIES[Number(data.field)] ?? 'baker'].name}」の人だけが、カードを見せて取れます。`;
  if (rule === 'fight.each')
    return phrase`${name(side)}さんとパイ合戦(パイ${Number(data.pies)}、呪文${Number(data.spells)}枚)。友情${Number(data.friendship) === 0 ? 'は減りません' : 'が1減ります'}。`;
  if (rule === 'move.steps' || rule === 'move.cargo') return saySteps(Number(data.steps), rule === 'move.cargo');
  if (rule === 'make.tokens')
    return phrase`そこでは${name(side)}さんが${tokens(Number(data.apples), Number(data.gems))}を使えます。`;
  if (rule === 'deliver.reach') return phrase`${kindName(Number(data.kind))}4個が、城まであと1歩です。`;
  if (rule === 'turn.costs') return phrase`${costs(data)}を払います。`;
  if (rule === 'turn.gains') {
    const friendship = Number(data.friendship);
    if (friendship === 0) return phrase`友情は${Number(data.stays)}のままです。`;
    return friendship < 0 ? phrase`友情を${-friendship}失います。` : phrase`友情+${friendship}。`;
  }
  return phrase`${SAID[rule] ?? rule}`;
}

function saySteps(steps: number, laden: boolean): Phrase {
  const who = laden ? '荷物のあるシーカー' : '荷物のないシーカー';
  return steps === 1 ? phrase`${who}は1歩だけです。` : phrase`${who}は${steps}歩までで、相手のところで止まります。`;
}

function sayTrophy({ side = 0, data, points }: Reason, field: (typeof FIELDS)[number]): Phrase {
  const words = printed.fields[field];
  if (data?.count !== undefined) return phrase`${words.name}:4つのうち${Number(data.count)}つ目のトロフィー。`;
  if (points !== undefined) return phrase`${name(side)}さん:${words.name}。`;
  if (data?.left === undefined) return phrase`必要なのは「${words.text}」です。`;
  const left = Number(data.left);
  const goal = field === 'apples' || field === 'gems' ? '届けるまで' : 'トロフィーまで';
  return left === 0 ? phrase`${words.name}:そろいます。` : phrase`${words.name}:${goal}あと${left}。`;
}

function costs(data: Readonly<Record<string, number | string>>): string {
  const of = (kind: string): number => Number(data[kind] ?? 0);
  const parts = [
    tokens(of('apples'), of('gems')),
    of('any') > 0 ? `りんごかジェム${of('any')}個` : '',
    of('pies') > 0 ? `パイ${of('pies')}` : '',
    of('spells') > 0 ? `呪文${of('spells')}枚` : '',
  ];
  return parts.filter(Boolean).join('、');
}
