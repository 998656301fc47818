import type { InBoth } from '../../../words/phrase.ts';
import { printed } from '../words/cards.ts';
import type { FigureId } from './scenes.ts';

const { en: english, ja: japanese } = printed;

/** What is said of every card of a kind: its paragraph stands above it. */
function cards<In extends string, Name extends string>(
  of: In,
  named: Readonly<Record<Name, { readonly name: string }>>,
  told: (name: string) => string,
): Readonly<Record<`${In}.${Name}`, string>> {
  const said = Object.entries<{ readonly name: string }>(named).map(([id, { name }]) => [`${of}.${id}`, told(name)]);
  return Object.fromEntries(said);
}

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    map: 'The whole map: clockwise from the north mountains, forest, desert, badlands, swamp and tundra, the castle in the middle and six portals around it. Six tents stand outside; before the northern one a portal and two outer hexes are marked.',
    portals:
      'A tiger on the forest in the northeast steps onto the portal beside it, and with its second step onto the portal in the northwest.',
    setup:
      'A camp and the three hexes before it: an apple on the portal, a gem on one outer hex, a quest on the other.',
    mat: 'The six actions: Move, Seek A, Seek B, Make pies, Make a spell, Make a power-up. The marker lies on Seek A.',
    cargo: 'A seeker with two apples and a gem goes one step.',
    delivery: 'A seeker stands on the tundra beside the castle with four apples, and an arrow leads into the castle.',
    joint:
      'Two seekers of one player: one beside the castle with three gems, the other on a portal with one. An arrow leads from each into the castle.',
    fight:
      'A tiger attacks with 3 pies and a value-3 spell, a bear defends with 5 pies and a value-1 spell. Both have a total of 6, and the attacker wins.',
    quest:
      'A quest card in signs. Kind: a gem for three apples and a heart. Bold: three gems, and three hearts are lost.',
    dice: 'Seek A rolls two apple dice, a gem die and a quest die; Seek B an apple die, two gem dice and a quest die.',
    bonus: 'An apple is placed on the forest hex where another player’s wolf stands.',
    fields:
      'The eight trophies and what each asks for: friendship 8, power-ups 2, spells 3, quests 2, apples 4, gems 4, one fight won, pies 8.',
    parts:
      'The parts with their numbers: 24 apples, 24 gems, 12 quest tokens; 2 apple dice, 2 gem dice, 1 quest die; 30 spells, 12 quest cards, 8 personality cards; 8 Move and 8 Make power-ups; 2 seekers and 1 marker for each player.',
    spells: 'Spells by the stars on them: twelve with one star, ten with two, eight with three.',
    ...cards('tile', english.tiles, (name) => `The power-up ${name}.`),
    ...cards('quest', english.quests, (name) => `The quest ${name} in signs.`),
    ...cards('person', english.people, (name) => `The personality card ${name}, with the sign of its trophy.`),
  },
  ja: {
    map: 'マップの全体。北から時計回りに山、森、砂漠、岩場、沼、ツンドラ。真ん中にエバーフリー城、その周りに魔法の門が6つ。外に6つのテントがあり、北のテントの前の魔法の門と外側2マスに印があります。',
    portals: '北東の森のトラが、1歩目で隣の魔法の門へ、2歩目で北西の魔法の門へ移ります。',
    setup: 'キャンプ地と、その前の3マス。魔法の門にリンゴ、外側の片方に宝石、もう片方にクエスト。',
    mat: '6つのアクション。移動、発見A、発見B、パイを作る、呪文を作る、パワーアップを作る。アクションマーカーは発見Aにあります。',
    cargo: 'リンゴ2個と宝石1個を運ぶ勇者コマが1歩進みます。',
    delivery: 'エバーフリー城の隣のツンドラに、リンゴ4個と勇者コマ。城への矢印があります。',
    joint:
      '同じプレイヤーの2体。1体はエバーフリー城の隣に宝石3個と、もう1体は魔法の門に宝石1個といます。どちらからも城へ矢印があります。',
    fight:
      '攻撃側のトラがパイ3枚と3の呪文、守備側のクマがパイ5枚と1の呪文を使います。合計はどちらも6で、攻撃側の勝ち。',
    quest:
      '絵で表したクエストカード。青のクエストは宝石1個でリンゴ3個とハート1つ。赤のクエストは宝石3個をもらい、ハートを3つ失います。',
    dice: '発見Aはリンゴ2個、宝石1個、クエスト1個のダイス。発見Bはリンゴ1個、宝石2個、クエスト1個のダイス。',
    bonus: 'ほかのプレイヤーのオオカミがいる森のマスに、リンゴが1個置かれています。',
    fields:
      '8つのトロフィーと、それぞれに必要な数。友情8、パワーアップ2枚、呪文3枚、クエスト2つ、リンゴ4個、宝石4個、パイ投げ競争の勝利1回、パイ8枚。',
    parts:
      'コンポーネントとその数。リンゴ24個、宝石24個、クエストトークン12個、リンゴのダイス2個、宝石のダイス2個、クエストのダイス1個、呪文カード30枚、クエストカード12枚、個性カード8枚、移動と制作のパワーアップタイル8枚ずつ、1人につき勇者コマ2体とアクションマーカー1個。',
    spells: '星の数で値を表す呪文カード。星1つが12枚、2つが10枚、3つが8枚。',
    ...cards('tile', japanese.tiles, (name) => `パワーアップタイル「${name}」。`),
    ...cards('quest', japanese.quests, (name) => `絵で表したクエスト「${name}」。`),
    ...cards('person', japanese.people, (name) => `個性カード「${name}」と、そのトロフィーの絵。`),
  },
};
