import type { InBoth } from '../../../words/phrase.ts';
import type { QuestName } from '../rules/cards.ts';
import type { TileName } from '../rules/mat.ts';

/** Every component has a paragraph of its own, made of what is printed on it. */
export function each<In extends string, Name extends string, Card>(
  of: In,
  cards: Readonly<Record<Name, Card>>,
  told: (card: Card, name: Name) => string,
): Readonly<Record<`${In}.${Name}`, string>> {
  const said = Object.entries<Card>(cards).map(([name, card]) => [`${of}.${name}`, told(card, name as Name)] as const);
  return Object.fromEntries(said) as Readonly<Record<`${In}.${Name}`, string>>;
}

/** What cards leave to the rulebook. */
interface Notes {
  readonly tiles: Readonly<Partial<Record<TileName, string>>>;
  readonly quests: Readonly<Partial<Record<QuestName, string>>>;
}

export const notes: InBoth<Notes> = {
  en: {
    tiles: {
      'portal-express':
        ' It may carry tokens or not, and may jump as its only movement. From camp it first steps onto a portal. Arriving by a rival ends its move.',
      'supply-catapult':
        ' Distance is counted from neighbour to neighbour, and portals are no short cut. The castle is out of reach.',
      'good-sport': ' Without it, each attack costs 1.',
      forager: ' The token comes from the supply.',
      'camp-wagon': ' Returning in any other way would take the marker off.',
      herald: ' It cannot be chosen when the supply has no quest token.',
    },
    quests: {
      'broken-bridge':
        ' The power-up is made as by the action: draw three, keep one. Without room for one the kind side cannot be chosen. A quest token on the portal waits for a later Move. If a rival stands on every other portal, the bold side may be chosen all the same, and the seeker stays where it is.',
      'festival-day': ' So bold gives 2 pies with two or three players, and 3 with more.',
      'race-marshal': ' The marker comes off, as whenever a seeker returns to camp.',
    },
  },
  ja: {
    tiles: {
      'portal-express':
        'トークンを運んでいてもよく、この移動だけでもかまいません。キャンプ地からは、まず魔法の門へ1歩進みます。相手のいるマスに着くと、移動は終わります。',
      'supply-catapult':
        '距離は隣のマスから順に数え、魔法の門どうしは隣と数えません。エバーフリー城へは投げられません。',
      'good-sport': 'ふつうは、攻撃するたびに友情が1減ります。',
      forager: 'トークンはサプライから置きます。',
      'camp-wagon': 'ほかの帰り方なら、アクションマーカーを取り除きます。',
      herald: 'サプライにクエストトークンがなければ選べません。',
    },
    quests: {
      'broken-bridge':
        'パワーアップは、アクションと同じように3枚引いて1枚残します。空きがなければ青のクエストは選べません。着いた魔法の門にクエストトークンがあっても、出会うのは次の移動アクションからです。ほかの魔法の門すべてに相手がいても赤のクエストは選べ、そのときは動きません。',
      'festival-day': '赤のクエストは、2〜3人ならパイ2枚、4人以上ならパイ3枚です。',
      'race-marshal': 'キャンプ地に帰るので、アクションマーカーも取り除きます。',
    },
  },
};
