import type { Seat } from '../../../engine/game.ts';
import type { InBoth, Part, Phrase } from '../../../words/phrase.ts';
import { capital, icon, listed, many, namesOf, peopleJa, phrase, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type {
  Field,
  FieldName,
  KindName,
  PersonName,
  QuestCard,
  QuestName,
  QuestSide,
  SideName,
} from '../rules/cards.ts';
import { BOLD, FIELDS, KIND, LEAVE, PERSONALITIES, QUEST_NAMES } from '../rules/cards.ts';
import type { Hex, Land, LandName, Spot } from '../rules/hexes.ts';
import { CAMP, CASTLE, campBy, distance, LANDS, landOf, nameOfHex } from '../rules/hexes.ts';
import { hexThing, questThing, tileThing } from '../rules/ids.ts';
import type { Pile, Price, Space, SpaceName, Tile, TileName } from '../rules/mat.ts';
import {
  deedAt,
  deedOfMake,
  deedOfTile,
  MAKE_PIES,
  MAKE_PILE,
  MAKE_POWER_UP,
  MAKE_SPELL,
  SPACES,
  TILES,
  tileName,
} from '../rules/mat.ts';
import { WANTED } from '../rules/trophies.ts';
import type { CardWords, Named, QuestWords } from './cards.ts';
import { effect, FIELD_NAMES, fieldText, MOVE_TILES, personText, SPACE_TEXTS, sideText } from './cards.ts';

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

const LAND_NAMES: Named<LandName> = {
  tundra: both('tundra', 'ツンドラ'),
  mountains: both('mountains', '山'),
  forest: both('forest', '森'),
  desert: both('desert', '砂漠'),
  badlands: both('badlands', '岩場'),
  swamp: both('swamp', '沼'),
  portal: both('portal', '魔法の門'),
  castle: both('castle', 'エバーフリー城'),
};

const MAKES = { pies: MAKE_PIES, spell: MAKE_SPELL, 'power-up': MAKE_POWER_UP } as const;
const isMake = (space: SpaceName): space is keyof typeof MAKES => space in MAKES;

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
    lands: plain(LAND_NAMES),
  };
}

export const printed: InBoth<Printed> = both(printedIn('en'), printedIn('ja'));

const sides: InBoth<Readonly<Record<SideName, string>>> = both(
  { kind: 'kind', bold: 'bold', leave: 'leave' },
  { kind: '青のクエスト', bold: '赤のクエスト', leave: 'なにもしない' },
);
const SIDES_OF_MAP = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const;

const words = catalogues({
  printed,
  sides,
  /** As the first word of a sentence. */
  first: both(capital, (text: string) => text),
  comma: both(', ', '、'),
  and: both(' and ', 'と'),
  seats: both((of: readonly Seat[]): Phrase => namesOf(of, ', ', ' and '), peopleJa),
  tokens: both(
    (kind: KindName, count: number): string => many(count, printed.en.kinds[kind]),
    (kind, count) => `${printed.ja.kinds[kind]}${count}個`,
  ),
  /** With its sign. */
  drawnTokens: both(
    (kind: KindName, count: number): Phrase =>
      phrase`${count} ${icon(kind, count === 1 ? printed.en.kinds[kind] : `${printed.en.kinds[kind]}s`)}`,
    (kind, count) => phrase`${icon(kind, printed.ja.kinds[kind])}${count}個`,
  ),
  pies: both(
    (count: number): string => many(count, 'pie'),
    (count) => `パイ${count}枚`,
  ),
  spells: both(
    (count: number): string => many(count, 'spell'),
    (count) => `呪文${count}枚`,
  ),
  seekers: both(
    (count: number): string => many(count, 'seeker'),
    (count) => `勇者コマ${count}体`,
  ),
  /** "a value-2 spell", "spells of value 1 and 3" */
  spellsOf: both(
    (values: readonly number[]): string =>
      values.length === 1 ? `a value-${values[0]} spell` : `spells of value ${values.join(' and ')}`,
    (values) => (values.length > 1 ? `呪文カードの${values.join('と')}` : `${values.join()}の呪文カード`),
  ),
  noSpell: both('no spell', '呪文なし'),
  theLand: both(
    (land: string): string => `the ${land}`,
    (land) => land,
  ),
  /** In front of a camp, clockwise from the north. */
  camps: both<readonly string[]>(SIDES_OF_MAP, ['北', '北東', '南東', '南', '南西', '北西']),
  /** Other hexes, by their distance from the castle. */
  rings: both<readonly string[]>(['', 'inner', 'middle', 'corner'], ['', '城の隣', '真ん中', '角']),
  hexOf: both(
    (land: string, where: string): string => `${where} ${land}`,
    (land, where) => `${where}の${land}`,
  ),
  beside: both(
    (where: string): string => `(${where})`,
    (where) => `（${where}）`,
  ),
  camp: both('camp', 'キャンプ地'),
  aQuest: both('a quest', 'クエスト'),
  piles: both<readonly [string, string]>(['Move', 'Make'], ['移動', '制作']),
  powerUp: both(
    (pile: string): string => `${pile} power-up`,
    (pile) => `${pile}のパワーアップ`,
  ),
  makesPowerUp: both<Phrase>(
    phrase`${icon('apple', 'apple')} + ${icon('gem', 'gem')} make one; one of each kind is a trophy.`,
    phrase`${icon('apple', 'リンゴ')}+${icon('gem', '宝石')}で作れます。2種類そろうとトロフィーです。`,
  ),
});
export type NameWords = (typeof words)['en'];

/** What components and places are called. */
export interface Names extends NameWords {
  hexName(hex: Hex): string;
  /** Where several of a kind may be meant: with a small map, which reads out where. */
  hex(hex: Hex): Phrase;
  theLandOf(hex: Hex): string;
  /** By its land alone, where it is lit on the map. */
  land(hex: Hex): Part;
  /** In the log, which is read without the map too. */
  place(spot: Spot): Part;
  landName(land: Land): string;
  tileOf(pile: Pile, tile: Tile): CardWords;
  tile(pile: Pile, tile: Tile): Part;
  /** An action space; `tile`: the Make power-up that is there. */
  space(space: Space, tile: Tile | null): Part;
  questOf(card: QuestCard): QuestWords;
  quest(card: QuestCard): Part;
  fieldOf(field: Field): CardWords;
  personOf(field: Field): CardWords;
  /** "2 apples and 1 gem"; nothing where there is nothing. */
  wares(apples: number, gems: number): string;
  /** The same with their signs. */
  drawnWares(apples: number, gems: number): Phrase;
}

function namesFrom(said: NameWords): Names {
  const { printed: cards }: { readonly printed: Printed } = said;
  /** Told apart from others of its land by the camp that it is in front of, else by how far out it is. */
  const where = (hex: Hex): string => said.camps[campBy(hex)] ?? said.rings[distance(hex, CASTLE)] ?? '';
  const landName = (land: Land): string => cards.lands[LANDS[land]];
  const landAt = (hex: Hex): string => landName(landOf(hex));
  const hexName = (hex: Hex): string => (hex === CASTLE ? landAt(hex) : said.hexOf(landAt(hex), where(hex)));
  const theLandOf = (hex: Hex): string => said.theLand(landAt(hex));
  const land = (hex: Hex): Part => thing(hexThing(hex), theLandOf(hex));
  const tileOf = (pile: Pile, tile: Tile): CardWords => cards.tiles[tileName(pile, tile)];
  const tile = (pile: Pile, of: Tile): Part => thing(tileThing(pile, of), tileOf(pile, of).name);
  const questOf = (card: QuestCard): QuestWords => cards.quests[QUEST_NAMES[card]];
  return {
    ...said,
    hexName,
    hex: (hex) => phrase`${land(hex)}\u00a0${icon(nameOfHex(hex), said.beside(where(hex)))}`,
    theLandOf,
    land,
    place: (spot) => (spot === CAMP ? said.camp : thing(hexThing(spot), said.theLand(hexName(spot)))),
    landName,
    tileOf,
    tile,
    space: (space, of) => (of === null ? cards.spaces[SPACES[space]].name : tile(MAKE_PILE, of)),
    questOf,
    quest: (card) => thing(questThing(card), questOf(card).name),
    fieldOf: (field) => cards.fields[FIELDS[field]],
    personOf: (field) => cards.people[PERSONALITIES[field]],
    wares: (apples, gems) => some(said.tokens, apples, gems).join(said.and),
    drawnWares: (apples, gems) => listed(some(said.drawnTokens, apples, gems), said.and, said.and),
  };
}

const some = <Said>(say: (kind: KindName, count: number) => Said, apples: number, gems: number): Said[] => [
  ...(apples > 0 ? [say('apple', apples)] : []),
  ...(gems > 0 ? [say('gem', gems)] : []),
];

export const names: InBoth<Names> = both(namesFrom(words.en), namesFrom(words.ja));

/** A price or a gain in words. */
export const price: InBoth<(of: Price) => string[]> = both(
  ({ apples, gems, any, pies, spells }) => [
    ...(apples + gems > 0 ? [names.en.wares(apples, gems)] : []),
    ...(any > 0 ? [`${any} ${any === 1 ? 'apple or gem' : 'apples or gems'}`] : []),
    ...(pies > 0 ? [names.en.pies(pies)] : []),
    ...(spells > 0 ? [names.en.spells(spells)] : []),
  ],
  ({ apples, gems, any, pies, spells }) => [
    ...(apples + gems > 0 ? [names.ja.wares(apples, gems)] : []),
    ...(any > 0 ? [`リンゴか宝石${any}個`] : []),
    ...(pies > 0 ? [names.ja.pies(pies)] : []),
    ...(spells > 0 ? [names.ja.spells(spells)] : []),
  ],
);
