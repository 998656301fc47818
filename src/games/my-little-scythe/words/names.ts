import type { Seat } from '../../../engine/game.ts';
import {
  capital,
  type InBoth,
  icon,
  listed,
  many,
  namesOf,
  type Part,
  type Phrase,
  peopleJa,
  phrase,
  thing,
} from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import {
  FIELDS,
  type Field,
  type KindName,
  PERSONALITIES,
  QUEST_NAMES,
  type QuestCard,
  type SideName,
} from '../rules/cards.ts';
import {
  CAMP,
  CASTLE,
  campBy,
  distance,
  type Hex,
  LANDS,
  type Land,
  landOf,
  nameOfHex,
  type Spot,
} from '../rules/hexes.ts';
import { hexThing, questThing, tileThing } from '../rules/ids.ts';
import { MAKE_PILE, type Pile, SPACES, type Space, type Tile, tileName } from '../rules/mat.ts';
import { type CardWords, type Printed, printed, type QuestWords } from './cards.ts';

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
