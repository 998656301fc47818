import { type InBoth, many, name, type Phrase, phrase as p, parted, thing } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import { APPLES, GEMS, KINDS } from '../rules/cards.ts';
import { type Price, TO_DELIVER } from '../rules/mat.ts';
import type { Reason, RefusalRule, TakeFault } from '../rules/reasons.ts';
import { names, price } from './names.ts';

const { en, ja } = names;

/** Why not, in one line each. */
const refusals: Readonly<Record<RefusalRule, InBoth<string>>> = {
  'turn.action': both('Something else comes first.', '先にほかのことを決めます。'),
  'turn.marker': both('Your marker lies there from your last turn.', 'アクションマーカーがあるので選べません。'),
  'turn.costs': both('You cannot pay its cost.', 'コストを全部は支払えません。'),
  'map.castle': both('The castle is entered only to deliver.', '城に入れるのは、配達するときだけです。'),
  'move.seekers': both(
    'Each seeker moves at most once, and at least one must.',
    '勇者コマは1体につき1回まで、最低1体は移動させます。',
  ),
  'move.end': both('A move ends on another hex.', '別のマスで移動を終えます。'),
  'move.load': both(
    'Tokens are picked up only where the seeker starts.',
    '運べるのは、移動を始めるマスにあるものだけです。',
  ),
  'deliver.four': both(
    'Exactly 4 of a kind must lie where the seekers start.',
    '移動を始めるマスに、同じ種類のトークンがちょうど4個必要です。',
  ),
  'deliver.reach': both('The castle is too far, or a rival is in the way.', '城まで遠すぎるか、途中に相手がいます。'),
  'deliver.joint': both(
    'A joint delivery needs two seekers that have not moved.',
    '2体で配達するのは、どちらも動いていないときだけです。',
  ),
  'deliver.trophy': both('You cannot take its trophy now.', 'いまはそのトロフィーを取れないので、配達できません。'),
  'fight.each': both('No pie fight is there.', 'そこにパイ投げ競争はありません。'),
  'fight.secret': both(
    'At most 7 of your pies, and one spell for each seeker there.',
    'パイは持っている枚数まで、多くても7枚です。呪文はここにいる自分の勇者コマの数までです。',
  ),
  'quest.when': both('That seeker meets no quest now.', 'その勇者コマは、いまクエストに出会いません。'),
  'quest.sides': both('Choose kind, bold or leave.', '青のクエスト、赤のクエスト、なにもしない、のどれかを選びます。'),
  'quest.broken-bridge': both(
    'It must be another hex: a portal free of rivals.',
    '別のマスにある、相手のいない魔法の門を選びます。',
  ),
  'gift.rival': both('No rival has a seeker on the map.', 'マップ上に相手の勇者コマがいません。'),
  'seek.dice': both('No die is left for it.', 'その種類のダイスは残っていません。'),
  'seek.place': both('No die shows that terrain.', 'ダイスに出た地形ではありません。'),
  'seek.quest': both(
    'A quest goes where no seeker and no quest token is.',
    'クエストトークンは、勇者コマもクエストトークンもないマスに置きます。',
  ),
  'seek.short': both('None is left.', 'サプライに残っていません。'),
  'make.tokens': both('You can use only tokens that you control.', '使えるのは、支配しているトークンだけです。'),
  'make.no-spell': both('No spell is left to draw.', '引ける呪文カードがありません。'),
  'make.power-up': both('That power-up was not drawn.', '引いたのは別のパワーアップです。'),
  'make.both': both('You have no room for a power-up.', 'パワーアップを置く空きがありません。'),
  'make.space': both('You have no Make power-up.', '制作のパワーアップを持っていません。'),
  'make.field': both('You have no seeker on the map.', 'マップ上に自分の勇者コマが必要です。'),
  'trophy.friendly': both('Trophies need friendship 3.', 'トロフィーには友情3が必要です。'),
  'trophy.one': both('You have taken a trophy this turn.', 'この手番は、もうトロフィーを取りました。'),
  'trophy.once': both('You have that trophy already.', 'そのトロフィーはもう持っています。'),
  'trophy.four': both('You have four trophies.', 'もう4つそろっています。'),
  'trophy.held': both(
    'Fight and delivery trophies are taken at once, others in your turn.',
    'パイ投げ競争と配達のトロフィーはそのときに、ほかは自分の手番に取ります。',
  ),
  'trophy.personality': both(
    'Your personality does not help there.',
    '自分の個性カードでは、そのトロフィーは取りやすくなりません。',
  ),
  'end.last': both('The game is over.', 'ゲームは終わりました。'),
  'tile.supply-catapult': both(
    'It lands within two hexes, never on the castle.',
    '投げられるのは2マス以内で、城は除きます。',
  ),
  'tile.forager': both(
    'It needs a seeker that moved, and no apples or gems there.',
    '移動した勇者コマがいて、リンゴも宝石もないマスだけです。',
  ),
  'tile.camp-wagon': both('That seeker cannot use it now.', 'その勇者コマにいまできることはありません。'),
  'tile.herald': both('No quest token is left.', 'サプライにクエストトークンがありません。'),
  'secret.spells': both('That spell is not in your hand.', 'その呪文は手札にありません。'),
};
const noPrizes: Readonly<Record<TakeFault, InBoth<string>>> = {
  'trophy.friendly': both('No trophy to win: it takes friendship 3.', 'トロフィーなし：友情が3に足りません。'),
  'trophy.once': both('No trophy to win: you have that one.', 'トロフィーなし：もう持っています。'),
  'trophy.four': both('No trophy to win: you have four.', 'トロフィーなし：もう4つあります。'),
  'trophy.one': both('No trophy to win: you took one this turn.', 'トロフィーなし：この手番にもう取りました。'),
};
const NOTHING_BROUGHT = both('Brings nothing: no room, or nothing left.', '空きか残りがないので、何も得られません。');

const inAll = (of: Price): [en: string, ja: string] => [price.en(of).join(', '), price.ja(of).join('、')];

const pair = (one: InBoth<string>): InBoth<Phrase> => both([one.en], [one.ja]);
const says = both<Phrase>;

/** Why not, or what for. */
const reasons: { readonly [Is in Reason['is']]: (reason: Extract<Reason, { is: Is }>) => InBoth<Phrase> } = {
  refused: ({ rule }) => pair(refusals[rule]),
  unpaid: (reason) => {
    const [[costs, costsJa], [has, hasJa]] = [inAll(reason.price), inAll(reason.has)];
    const { apples, gems, any } = reason.price;
    const ofTokens = apples + gems + any > 0;
    return says(
      p`It costs ${costs}; you ${ofTokens ? 'control' : 'have'} ${has === '' ? 'none' : `only ${has}`}.`,
      p`コストは${costsJa}ですが、${hasJa === '' ? 'ひとつも' : `${hasJa}しか`}${ofTokens ? '支配して' : '持って'}いません。`,
    );
  },
  othersTurn: ({ side }) => says(p`${name(side)} must decide first.`, p`いま決めるのは${name(side)}さんです。`),
  steps: ({ rule, steps }) => {
    const isLaden = rule === 'move.cargo';
    return says(
      p`${isLaden ? 'With' : 'Without'} tokens a seeker goes ${steps > 1 ? `up to ${steps} steps, and stops at a rival` : 'one step'}.`,
      p`${isLaden ? 'トークンを運ぶ勇者コマ' : 'トークンを運ばない勇者コマ'}は${steps > 1 ? `${steps}歩までで、相手のところで止まります` : '1歩だけです'}。`,
    );
  },
  seekerFirst: () => says(p`Choose a seeker first.`, p`先に勇者コマを選んでください。`),
  nobodyThere: () => says(p`No rival has a seeker there.`, p`そこに相手の勇者コマはいません。`),
  offTerrain: () =>
    says(
      p`A quest goes on terrain, not on portals or the castle.`,
      p`クエストトークンは地形のマスに置きます。魔法の門と城には置けません。`,
    ),
  needs: ({ field }) => says(p`It needs ${en.fieldOf(field).text}.`, p`必要なのは「${ja.fieldOf(field).text}」です。`),
  total: ({ points }) => says(p`Total ${points}.`, p`合計${points}。`),
  takes: ({ field, count }) =>
    says(
      p`${en.fieldOf(field).name}: trophy ${count} of 4.`,
      p`${ja.fieldOf(field).name}：4つのうち${count}つ目のトロフィー。`,
    ),
  byPersonality: ({ field }) =>
    says(
      p`Only with the ${en.personOf(field).name} personality, which is shown.`,
      p`個性カード「${ja.personOf(field).name}」のプレイヤーだけが、カードを見せて取れます。`,
    ),
  lastTurns: () =>
    says(
      p`The fourth trophy: everybody with fewer takes one last turn.`,
      p`4つ目のトロフィーです。4つ未満のプレイヤーが最後の手番を行います。`,
    ),
  left: ({ field, has, wants }) => {
    const [of, ofJa] = [en.fieldOf(field).name, ja.fieldOf(field).name];
    if (field !== APPLES && field !== GEMS)
      return says(p`${of}: ${has} of ${wants} for the trophy.`, p`${ofJa}：${has}（トロフィーは${wants}から）。`);
    // There may be more than a delivery takes.
    return has > wants
      ? says(p`${of}: ${has}; a delivery takes ${wants}.`, p`${ofJa}：${has}個（配達するのは${wants}個）。`)
      : says(p`${of}: ${has} of ${wants} for a delivery.`, p`${ofJa}：${has}個（配達は${wants}個）。`);
  },
  walks: ({ steps, laden }) =>
    says(
      p`Each seeker goes up to ${steps} steps; with apples or gems ${laden === 1 ? 'only 1' : `up to ${laden}`}.`,
      p`勇者コマは1体につき${steps}歩まで。リンゴや宝石を運ぶなら${laden}歩${laden === 1 ? 'だけ' : 'まで'}。`,
    ),
  rolls: ({ apples, gems, quests }) => {
    if (apples + gems + quests === 0) return pair(NOTHING_BROUGHT);
    const left = [
      ...(apples > 0 ? [many(apples, 'apple')] : []),
      ...(gems > 0 ? [many(gems, 'gem')] : []),
      ...(quests > 0 ? ['a quest'] : []),
    ];
    const leftJa = [
      ...(apples > 0 ? [`リンゴ${apples}個`] : []),
      ...(gems > 0 ? [`宝石${gems}個`] : []),
      ...(quests > 0 ? ['クエスト1個'] : []),
    ];
    const isGift = apples + gems > 0;
    return says(
      p`Rolls ${parted(left, ', ', ' and ')}, placed where the dice say.${isGift ? ' 1 friendship for each apple or gem with a rival.' : ''}`,
      p`${parted(leftJa, '、')}のダイスを振り、出た地形に置きます。${isGift ? '相手のいるマスにリンゴか宝石を置くと、1個につき友情+1。' : ''}`,
    );
  },
  brings: (reason) => {
    const { powerUps, quests } = reason;
    const gain = [
      ...price.en(reason),
      ...(powerUps > 0 ? ['a power-up'] : []),
      ...(quests > 0 ? ['a quest to place'] : []),
    ];
    const gainJa = [
      ...price.ja(reason),
      ...(powerUps > 0 ? ['パワーアップ1枚'] : []),
      ...(quests > 0 ? ['クエストトークン1個（好きなマスに置く）'] : []),
    ];
    return gain.length === 0
      ? pair(NOTHING_BROUGHT)
      : says(p`Brings ${gain.join(', ')}.`, p`${gainJa.join('、')}を得ます。`);
  },
  prize: () => says(p`If you win, you may take the Fight trophy.`, p`勝てば、パイ投げ競争のトロフィーを取れます。`),
  // What is certain, and how near something is: what hints are given for beside what a move would change.
  sure: ({ mine, theirs }) =>
    says(
      p`This fight cannot be lost: ${mine} against ${theirs} at most${mine === theirs ? ', and a tie is the attacker’s' : ''}.`,
      p`この競争には負けません：${mine}対、最大でも${theirs}${mine === theirs ? '（同点なら、しかけた側の勝ち）' : ''}。`,
    ),
  sureThere: ({ side, hex, mine, theirs }) =>
    says(
      p`The Fight trophy: against ${name(side)} ${en.land(hex)}, ${mine} to ${theirs} at most.`,
      p`パイ投げ競争のトロフィー：${ja.land(hex)}の${name(side)}さんに、${mine}対、最大でも${theirs}。`,
    ),
  near: ({ side, steps }) =>
    steps === 0
      ? says(p`A seeker of ${name(side)} stands there.`, p`${name(side)}さんの勇者コマがいるところです。`)
      : says(
          p`${many(steps, 'step')} from a seeker of ${name(side)}.`,
          p`${name(side)}さんの勇者コマから${steps}歩です。`,
        ),
  noPrize: ({ rule }) => pair(noPrizes[rule]),
  routs: () =>
    says(
      p`Losers go to camp for a spell or 2 pies each. What was set is spent.`,
      p`負けた勇者コマはキャンプ地に帰り、呪文1枚かパイ2枚を補給します。使ったパイと呪文は失います。`,
    ),
  staysBehind: ({ apples, gems }) =>
    says(p`Left behind: ${en.drawnWares(apples, gems)}.`, p`置いていく：${ja.drawnWares(apples, gems)}。`),
  resupplies: () =>
    says(
      p`At camp: a spell or 2 pies, and any action next turn.`,
      p`呪文1枚かパイ2枚を補給し、次の手番はどのアクションも選べます。`,
    ),
  keeps: ({ pile, tile }) => says([en.tileOf(pile, tile).text], [ja.tileOf(pile, tile).text]),
  costs: (reason) => {
    const [costs, costsJa] = inAll(reason);
    return says(p`Costs ${costs}.`, p`${costsJa}を払います。`);
  },
  friendship: ({ by, now }) =>
    by === 0
      ? says(p`Friendship stays ${now}.`, p`友情は${now}のままです。`)
      : says(
          p`${by < 0 ? 'Loses' : 'Gains'} ${Math.abs(by)} friendship.`,
          p`友情が${Math.abs(by)}${by < 0 ? '下' : '上'}がります。`,
        ),
  befriends: ({ side, points }) =>
    says(
      p`A gift for ${name(side)} brings you ${points === 0 ? 'no more' : '1'} friendship.`,
      p`${name(side)}さんへの贈り物で、友情${points === 0 ? 'はもう増えません' : '+1'}。`,
    ),
  givesTo: ({ side }) => says(p`It goes to ${name(side)}.`, p`${name(side)}さんに渡ります。`),
  questWaits: ({ things: [at] }) =>
    says(p`A quest waits ${thing(at, 'there')}.`, p`${thing(at, 'そこ')}でクエストが待っています。`),
  fights: ({ side, pies, spells, friendship }) =>
    says(
      p`Pie fight with ${name(side)} (${en.pies(pies)}, ${en.spells(spells)}), friendship ${friendship === 0 ? 'stays' : '−1'}.`,
      p`${name(side)}さん（パイ${pies}、呪文${spells}）とパイ投げ競争、友情${friendship === 0 ? 'はそのまま' : '−1'}。`,
    ),
  willHave: ({ apples, gems }) =>
    says(p`There: ${en.drawnWares(apples, gems)}.`, p`行き先：${ja.drawnWares(apples, gems)}。`),
  atDoor: ({ kind }) =>
    says(
      p`${en.drawnTokens(KINDS[kind], TO_DELIVER)}: one step to the castle.`,
      p`${ja.drawnTokens(KINDS[kind], TO_DELIVER)}は城まで1歩。`,
    ),
  taken: ({ side, field }) =>
    says(p`${name(side)}: ${en.fieldOf(field).name}.`, p`${name(side)}さん：${ja.fieldOf(field).name}。`),
  controls: ({ side, points }) =>
    says(
      p`${name(side)} controls ${many(points, 'token')}.`,
      p`${name(side)}さんが支配しているトークンは${points}個です。`,
    ),
  decides: () =>
    says(
      p`Equal trophies: friendship decides, then apples and gems.`,
      p`トロフィー4つのプレイヤーが何人もいるので、友情の高いプレイヤー、同じならリンゴと宝石の多いプレイヤーの勝ちです。`,
    ),
};

/** The entry of its very kind: more than the compiler can follow. */
export const sayReason = (reason: Reason): InBoth<Phrase> =>
  (reasons[reason.is] as (reason: Reason) => InBoth<Phrase>)(reason);
