import { parted } from '../../../words/lists.ts';
import { name, phrase, thing } from '../../../words/phrase.ts';
import type { ReasonWords } from './reasons.en.ts';

const seekerWith = (laden: boolean): string => (laden ? 'トークンを運ぶ勇者コマ' : 'トークンを運ばない勇者コマ');

export const reasons: ReasonWords = {
  refusals: {
    'turn.action': '先にほかのことを決めます。',
    'turn.marker': 'アクションマーカーがあるので選べません。',
    'turn.costs': 'コストを全部は支払えません。',
    'map.castle': '城に入れるのは、配達するときだけです。',
    'move.seekers': '勇者コマは1体につき1回まで、最低1体は移動させます。',
    'move.end': '別のマスで移動を終えます。',
    'move.load': '運べるのは、移動を始めるマスにあるものだけです。',
    'deliver.four': '移動を始めるマスに、同じ種類のトークンがちょうど4個必要です。',
    'deliver.reach': '城まで遠すぎるか、途中に相手がいます。',
    'deliver.joint': '2体で配達するのは、どちらも動いていないときだけです。',
    'deliver.trophy': 'いまはそのトロフィーを取れないので、配達できません。',
    'fight.each': 'そこにパイ投げ競争はありません。',
    'fight.secret': 'パイは持っている枚数まで、多くても7枚です。呪文はここにいる自分の勇者コマの数までです。',
    'quest.when': 'その勇者コマは、いまクエストに出会いません。',
    'quest.sides': '青のクエスト、赤のクエスト、なにもしない、のどれかを選びます。',
    'quest.broken-bridge': '別のマスにある、相手のいない魔法の門を選びます。',
    'gift.rival': 'マップ上に相手の勇者コマがいません。',
    'seek.dice': 'その種類のダイスは残っていません。',
    'seek.place': 'ダイスに出た地形ではありません。',
    'seek.quest': 'クエストトークンは、勇者コマもクエストトークンもないマスに置きます。',
    'seek.short': 'サプライに残っていません。',
    'make.tokens': '使えるのは、支配しているトークンだけです。',
    'make.no-spell': '引ける呪文カードがありません。',
    'make.power-up': '引いたのは別のパワーアップです。',
    'make.both': 'パワーアップを置く空きがありません。',
    'make.space': '制作のパワーアップを持っていません。',
    'make.field': 'マップ上に自分の勇者コマが必要です。',
    'trophy.friendly': 'トロフィーには友情3が必要です。',
    'trophy.one': 'この手番は、もうトロフィーを取りました。',
    'trophy.once': 'そのトロフィーはもう持っています。',
    'trophy.four': 'もう4つそろっています。',
    'trophy.held': 'パイ投げ競争と配達のトロフィーはそのときに、ほかは自分の手番に取ります。',
    'trophy.personality': '自分の個性カードでは、そのトロフィーは取りやすくなりません。',
    'end.last': 'ゲームは終わりました。',
    'tile.supply-catapult': '投げられるのは2マス以内で、城は除きます。',
    'tile.forager': '移動した勇者コマがいて、リンゴも宝石もないマスだけです。',
    'tile.camp-wagon': 'その勇者コマにいまできることはありません。',
    'tile.herald': 'サプライにクエストトークンがありません。',
    'secret.spells': 'その呪文は手札にありません。',
  },
  othersTurn: (seat) => phrase`いま決めるのは${name(seat)}さんです。`,
  steps: (laden, steps) =>
    `${seekerWith(laden)}は${steps > 1 ? `${steps}歩までで、相手のところで止まります` : '1歩だけです'}。`,
  nobodyThere: 'そこに相手の勇者コマはいません。',
  offTerrain: 'クエストトークンは地形のマスに置きます。魔法の門と城には置けません。',
  needs: (what) => `必要なのは「${what}」です。`,
  total: (points) => `合計${points}。`,
  takes: (field, count) => `${field}：4つのうち${count}つ目のトロフィー。`,
  byPersonality: (person) => `個性カード「${person}」のプレイヤーだけが、カードを見せて取れます。`,
  lastTurns: '4つ目のトロフィーです。4つ未満のプレイヤーが最後の手番を行います。',
  toTake: (field, has, wants) => `${field}：${has}（トロフィーは${wants}から）。`,
  toDeliver: (field, has, wants) => `${field}：${has}個（配達は${wants}個）。`,
  walks: (steps, laden) =>
    `勇者コマは1体につき${steps}歩まで。リンゴや宝石を運ぶなら${laden}歩${laden === 1 ? 'だけ' : 'まで'}。`,
  rolls: (apples, gems, quests) => {
    const left = [
      ...(apples > 0 ? [`リンゴ${apples}個`] : []),
      ...(gems > 0 ? [`宝石${gems}個`] : []),
      ...(quests > 0 ? ['クエスト1個'] : []),
    ];
    const bonus = apples + gems > 0 ? '相手のいるマスにリンゴか宝石を置くと、1個につき友情+1。' : '';
    return [...parted(left, '、'), `のダイスを振り、出た地形に置きます。${bonus}`];
  },
  brings: (gain) => `${gain}を得ます。`,
  bringsNothing: '空きか残りがないので、何も得られません。',
  aPowerUp: 'パワーアップ1枚',
  aQuestToPlace: 'クエストトークン1個（好きなマスに置く）',
  prize: '勝てば、パイ投げ競争のトロフィーを取れます。',
  noPrize: {
    'trophy.friendly': 'トロフィーなし：友情が3に足りません。',
    'trophy.once': 'トロフィーなし：もう持っています。',
    'trophy.four': 'トロフィーなし：もう4つあります。',
    'trophy.one': 'トロフィーなし：この手番にもう取りました。',
  },
  routs: '負けた勇者コマはキャンプ地に帰り、呪文1枚かパイ2枚を補給します。使ったパイと呪文は失います。',
  staysBehind: (tokens) => phrase`置いていく：${tokens}。`,
  resupplies: '呪文1枚かパイ2枚を補給し、次の手番はどのアクションも選べます。',
  costs: (price) => `${price}を払います。`,
  unpaid: (price, has, isControlled) =>
    `コストは${price}ですが、${has === '' ? 'ひとつも' : `${has}しか`}${isControlled ? '支配して' : '持って'}いません。`,
  wares: (count) => `リンゴか宝石${count}個`,
  befriends: (by, now) =>
    by === 0 ? `友情は${now}のままです。` : `友情が${Math.abs(by)}${by < 0 ? '下' : '上'}がります。`,
  gift: (seat, points) => phrase`${name(seat)}さんへの贈り物で、友情${points === 0 ? 'はもう増えません' : '+1'}。`,
  givesTo: (seat) => phrase`${name(seat)}さんに渡ります。`,
  questWaits: (at) => phrase`${thing(at, 'そこ')}でクエストが待っています。`,
  fights: (rival, pies, spells, friendship) =>
    phrase`${name(rival)}さん（パイ${pies}、呪文${spells}）とパイ投げ競争、友情${friendship === 0 ? 'はそのまま' : '−1'}。`,
  willHave: (tokens) => phrase`行き先：${tokens}。`,
  atDoor: (tokens) => phrase`${tokens}は城まで1歩。`,
  taken: (seat, field) => phrase`${name(seat)}さん：${field}。`,
  decides:
    'トロフィー4つのプレイヤーが何人もいるので、友情の高いプレイヤー、同じならリンゴと宝石の多いプレイヤーの勝ちです。',
  controls: (seat, tokens) => phrase`${name(seat)}さんが支配しているトークンは${tokens}個です。`,
};
