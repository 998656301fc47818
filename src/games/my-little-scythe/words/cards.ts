import { capital, type InBoth } from '../../../words/phrase.ts';
import { both } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import {
  BOLD,
  FIELDS,
  FIGHT,
  type Field,
  type FieldName,
  KIND,
  type KindName,
  LEAVE,
  PERSONALITIES,
  type PersonName,
  QUEST_NAMES,
  type QuestCard,
  type QuestName,
  type QuestSide,
  type SideName,
} from '../rules/cards.ts';
import { deedAt, deedOfMake, deedOfQuest, deedOfTile } from '../rules/deeds.ts';
import type { LandName } from '../rules/hexes.ts';
import {
  BRAVE_BY,
  CANNON,
  MAKE_PIES,
  MAKE_PILE,
  MAKE_POWER_UP,
  MAKE_SPELL,
  type SpaceName,
  TILES,
  type Tile,
  type TileName,
} from '../rules/mat.ts';
import { friendshipBeside, WANTED } from '../rules/trophies.ts';
import { counted, effect, wantedEn, wantedJa } from './effects.ts';

export interface CardWords {
  readonly name: string;
  readonly text: string;
}
export interface QuestWords extends Readonly<Record<SideName, string>> {
  readonly name: string;
}
/** What is printed on components. */
export interface Printed {
  readonly tiles: Readonly<Record<TileName, CardWords>>;
  readonly quests: Readonly<Record<QuestName, QuestWords>>;
  readonly people: Readonly<Record<PersonName, CardWords>>;
  readonly fields: Readonly<Record<FieldName, CardWords>>;
  readonly spaces: Readonly<Record<SpaceName, CardWords>>;
  readonly kinds: Readonly<Record<KindName, string>>;
  /** By what they bring. */
  readonly dice: Readonly<Record<KindName, string>>;
  readonly lands: Readonly<Record<LandName, string>>;
}

/** Names, and what is printed of a card that is no deed. */
type Named<Name extends string> = Readonly<Record<Name, InBoth<string>>>;

const MOVE_TILES: Readonly<Record<(typeof TILES)[0][number], InBoth<CardWords>>> = {
  'portal-express': both(
    {
      name: 'Portal Express',
      text: 'In a Move action each of your seekers may once, at any point, jump from portal to portal for no step.',
    },
    {
      name: '魔法の門特急',
      text: '移動アクションで、勇者コマ1体につき1回、魔法の門から別の魔法の門へ、歩数を使わずに移れます。移動のどこで使ってもかまいません。',
    },
  ),
  'supply-catapult': both(
    {
      name: 'Supply Catapult',
      text: 'After your whole Move you may throw 1 apple or gem that you control to a hex at most 2 away. With a rival there, gain 1 friendship.',
    },
    {
      name: '投石機',
      text: '移動アクションの最後に、支配しているリンゴか宝石1個を2マス以内へ投げられます。相手の勇者コマがいるマスなら友情+1。',
    },
  ),
  'pie-cannon': both(
    {
      name: 'Pie Cannon',
      text: `In your own pie fights, attacking or defending, your total is ${CANNON} higher.`,
    },
    { name: 'パイ大砲', text: `自分のパイ投げ競争では、攻撃側でも守備側でも合計が${CANNON}増えます。` },
  ),
  'long-stride': both(
    { name: 'Long Stride', text: 'Your seekers that carry nothing move up to 3 steps.' },
    { name: '大また', text: 'トークンを運ばない勇者コマは3歩まで進めます。' },
  ),
  'strong-back': both(
    {
      name: 'Strong Back',
      text: 'Your seekers that carry tokens move up to 2 steps. Tokens are picked up at the start only.',
    },
    {
      name: '力持ち',
      text: 'トークンを運ぶ勇者コマも2歩まで進めます。持てるのは、移動を始めるマスにあるものだけです。',
    },
  ),
  'good-sport': both(
    { name: 'Good Sport', text: 'Attacking costs you no friendship.' },
    { name: 'フェアプレー', text: '攻撃側になっても友情が減りません。' },
  ),
  forager: both(
    {
      name: 'Forager',
      text: 'Once in each Move action, after fights and quests, a seeker that moved to a hex with neither apples nor gems may place 1 apple or gem there.',
    },
    {
      name: '採集',
      text: '移動アクション1回につき1回、パイ投げ競争とクエストのあと、移動した勇者コマのいるマスにリンゴも宝石もなければ、サプライからどちらか1個を置けます。',
    },
  ),
  'camp-wagon': both(
    {
      name: 'Camp Wagon',
      text: 'After your whole Move one of your seekers on the map may return to camp and resupply. Your marker stays.',
    },
    {
      name: '送迎馬車',
      text: '移動アクションの最後に、マップ上の自分の勇者コマ1体をキャンプ地に帰して補給できます。アクションマーカーは取り除きません。',
    },
  ),
};
const MAKE_TILES: Named<(typeof TILES)[1][number]> = {
  bakery: both('Bakery', 'パン屋'),
  enchanter: both('Enchanter', '魔術師'),
  feast: both('Feast', 'ごちそう'),
  workshop: both('Workshop', '工房'),
  'gift-basket': both('Gift Basket', '贈り物かご'),
  'pie-stall': both('Pie Stall', 'パイの屋台'),
  alchemy: both('Alchemy', '錬金術'),
  herald: both('Herald', '伝令'),
};
const QUESTS: Named<QuestName> = {
  'empty-basket': both('Empty Basket', 'からっぽのかご'),
  'dim-crown': both('Dim Crown', '曇った冠'),
  'hungry-choir': both('Hungry Choir', '腹ぺこ合唱団'),
  'stuck-wagon': both('Stuck Wagon', '立ち往生の荷馬車'),
  'lost-lantern': both('Lost Lantern', 'なくした灯り'),
  'snowed-in-bakers': both('Snowed-in Bakers', '雪の中のパン職人'),
  'travelling-magician': both('Travelling Magician', '旅の魔術師'),
  'shy-neighbour': both('Shy Neighbour', 'はずかしがりの隣人'),
  'broken-bridge': both('Broken Bridge', '壊れた橋'),
  'festival-day': both('Festival Day', 'お祭りの日'),
  'old-well': both('Old Well', '古い井戸'),
  'race-marshal': both('Race Marshal', 'レースの審判'),
};
const PEOPLE: Named<PersonName> = {
  friendly: both('Friendly', '人なつこい'),
  inventive: both('Inventive', '発明好き'),
  wizardly: both('Wizardly', '魔法好き'),
  curious: both('Curious', '知りたがり'),
  farmer: both('Farmer', '農家'),
  miner: both('Miner', '鉱夫'),
  brave: both('Brave', '勇敢'),
  baker: both('Baker', 'パン好き'),
};
const FIELD_NAMES: Named<FieldName> = {
  friendship: both('Friendship', '友情'),
  powerUps: both('Power-ups', 'パワーアップ'),
  spells: both('Spells', '呪文'),
  quests: both('Quests', 'クエスト'),
  apples: both('Apples', 'リンゴ'),
  gems: both('Gems', '宝石'),
  fight: both('Fight', 'パイ投げ競争'),
  pies: both('Pies', 'パイ'),
};
const SPACE_NAMES: Named<SpaceName> = {
  move: both('Move', '移動'),
  'seek-a': both('Seek A', '発見A'),
  'seek-b': both('Seek B', '発見B'),
  pies: both('Make pies', 'パイを作る'),
  spell: both('Make a spell', '呪文を作る'),
  'power-up': both('Make a power-up', 'パワーアップを作る'),
  tile: both('Own power-up', '自分のパワーアップ'),
};
const KIND_NAMES: Named<KindName> = {
  apple: both('apple', 'リンゴ'),
  gem: both('gem', '宝石'),
  quest: both('quest token', 'クエストトークン'),
};
const DICE: Named<KindName> = {
  apple: both('apple die', 'リンゴのダイス'),
  gem: both('gem die', '宝石のダイス'),
  quest: both('quest die', 'クエストのダイス'),
};
const LANDS: Named<LandName> = {
  tundra: both('tundra', 'ツンドラ'),
  mountains: both('mountains', '山'),
  forest: both('forest', '森'),
  desert: both('desert', '砂漠'),
  badlands: both('badlands', '岩場'),
  swamp: both('swamp', '沼'),
  portal: both('portal', '魔法の門'),
  castle: both('castle', 'エバーフリー城'),
};

const EXACT: ReadonlySet<FieldName> = new Set<FieldName>(['powerUps', 'apples', 'gems', 'fight']);
const TO_CASTLE: ReadonlySet<FieldName> = new Set<FieldName>(['apples', 'gems']);
const fieldText: InBoth<(field: FieldName, wants: number) => string> = both(
  (field, wants) =>
    wantedEn(field, EXACT.has(field) ? `${wants}` : `${wants} or more`) +
    (TO_CASTLE.has(field) ? ' to the castle' : ''),
  (field, wants) => (TO_CASTLE.has(field) ? 'エバーフリー城へ' : '') + wantedJa(field, `${wants}`, '以上'),
);
const personText: InBoth<(field: Field) => string> = both(
  (field) => {
    const trophy = `the ${FIELD_NAMES[FIELDS[field]].en} trophy`;
    if (field === FIGHT) return `${trophy} at once for a pie fight lost by at most ${BRAVE_BY}`;
    const beside = friendshipBeside(field);
    return `${trophy} with ${TO_CASTLE.has(FIELDS[field]) ? 'only ' : ''}${counted.en(field, WANTED[field] - 1)}${beside > 0 ? ` and friendship ${beside} or more` : ''}`;
  },
  (field) => {
    const trophy = `${FIELD_NAMES[FIELDS[field]].ja}のトロフィー`;
    if (field === FIGHT) return `${BRAVE_BY}以内の差で負けたとき、すぐに${trophy}`;
    const beside = friendshipBeside(field);
    return `${counted.ja(field, WANTED[field] - 1)}${beside > 0 ? `と友情${beside}以上` : ''}で${trophy}`;
  },
);

const SPACE_TEXTS: Readonly<Record<'move' | 'seek-a' | 'seek-b' | 'tile', InBoth<string>>> = {
  move: both(
    'Move your seekers: up to 2 steps, or 1 step with any number of tokens.',
    '勇者コマを1体ずつ動かします。2歩まで、リンゴや宝石を運ぶなら何個でも1歩です。',
  ),
  'seek-a': both(
    'Roll 2 apple dice, 1 gem die and 1 quest die, and place what they show.',
    'リンゴ2個、宝石1個、クエスト1個のダイスを振り、出た地形に置きます。',
  ),
  'seek-b': both(
    'Roll 1 apple die, 2 gem dice and 1 quest die, and place what they show.',
    'リンゴ1個、宝石2個、クエスト1個のダイスを振り、出た地形に置きます。',
  ),
  tile: both('The action of your Make power-up.', '制作のパワーアップで増えるアクションです。'),
};
const MAKES = { pies: MAKE_PIES, spell: MAKE_SPELL, 'power-up': MAKE_POWER_UP } as const;
const isMake = (space: SpaceName): space is keyof typeof MAKES => space in MAKES;

/** One side of a quest, at a table of so many. */
export const sideText = (lang: Lang, card: QuestCard, side: QuestSide, seats: number | null): string =>
  effect[lang](deedAt(deedOfQuest(card, side)), { here: true, seats });

function printedIn(lang: Lang): Printed {
  const each = <Name extends string, Card>(names: Named<Name>, of: (name: Name, called: string) => Card) =>
    Object.fromEntries(
      Object.entries<InBoth<string>>(names).map(([name, called]) => [name, of(name as Name, called[lang])]),
    ) as Readonly<Record<Name, Card>>;
  const plain = <Name extends string>(names: Named<Name>) => each(names, (_, called) => called);
  const sentence = (deed: number): string =>
    both(
      (text: string) => `${capital(text)}.`,
      (text) => `${text}。`,
    )[lang](effect[lang](deedAt(deed), { here: false, seats: null }));
  return {
    tiles: {
      ...(Object.fromEntries(Object.entries(MOVE_TILES).map(([name, card]) => [name, card[lang]])) as Readonly<
        Record<keyof typeof MOVE_TILES, CardWords>
      >),
      ...each(MAKE_TILES, (tile, name) => ({
        name,
        text: sentence(deedOfTile(TILES[MAKE_PILE].indexOf(tile) as Tile)),
      })),
    },
    quests: each(QUESTS, (quest, name) => {
      const card = QUEST_NAMES.indexOf(quest) as QuestCard;
      const side = (of: QuestSide): string => sideText(lang, card, of, null);
      return { name, kind: side(KIND), bold: side(BOLD), leave: side(LEAVE) };
    }),
    people: each(PEOPLE, (person, name) => ({ name, text: personText[lang](PERSONALITIES.indexOf(person) as Field) })),
    fields: each(FIELD_NAMES, (field, name) => ({
      name,
      text: fieldText[lang](field, WANTED[FIELDS.indexOf(field) as Field]),
    })),
    spaces: each(SPACE_NAMES, (space, name) => ({
      name,
      text: isMake(space) ? sentence(deedOfMake(MAKES[space])) : SPACE_TEXTS[space][lang],
    })),
    kinds: plain(KIND_NAMES),
    dice: plain(DICE),
    lands: plain(LANDS),
  };
}
export const printed: InBoth<Printed> = both(printedIn('en'), printedIn('ja'));
