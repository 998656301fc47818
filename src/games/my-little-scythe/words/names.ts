import { listed } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import {
  FIELDS,
  type Field,
  type KindName,
  MAKE_PILE,
  PERSONALITIES,
  type Pile,
  QUEST_NAMES,
  type QuestCard,
  SPACES,
  type Space,
  type Tile,
  tileName,
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
import { hexThing, questThing, tileThing } from '../rules/things.ts';
import type { CardWords, QuestWords } from './cards.en.ts';
import type { NameWords } from './names.en.ts';

/** Calls components and places by their names, in any language. */
export class Namer<Words extends NameWords = NameWords> {
  protected readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  /** Told apart from others of its land by where the camp is that it lies in front of, else by how far out it is. */
  protected where(hex: Hex): string {
    const { camps, rings } = this.words;
    return camps[campBy(hex)] ?? rings[distance(hex, CASTLE)] ?? '';
  }
  #landAt = (hex: Hex): string => this.landName(landOf(hex));
  hexName = (hex: Hex): string =>
    hex === CASTLE ? this.#landAt(hex) : this.words.hexOf(this.#landAt(hex), this.where(hex));
  /** Where several of a kind may be meant: with a small map, which reads out where. */
  hex = (hex: Hex): Phrase => phrase`${this.land(hex)}\u00a0${icon(nameOfHex(hex), this.where(hex))}`;
  theLand = (hex: Hex): string => this.words.theLand(this.#landAt(hex));
  /** By its land alone, where it is lit on the map. */
  land = (hex: Hex): Part => thing(hexThing(hex), this.theLand(hex));
  /** In the log, which is read without the map too. */
  place = (spot: Spot): Part =>
    spot === CAMP ? this.words.camp : thing(hexThing(spot), this.words.theLand(this.hexName(spot)));
  landName = (land: Land): string => this.words.printed.lands[LANDS[land]];

  tileOf = (pile: Pile, tile: Tile): CardWords => this.words.printed.tiles[tileName(pile, tile)];
  tile = (pile: Pile, tile: Tile): Part => thing(tileThing(pile, tile), this.tileOf(pile, tile).name);
  /** An action space; `tile`: the Make power-up that lies there. */
  space = (space: Space, tile: Tile | null): Part =>
    tile === null ? this.words.printed.spaces[SPACES[space]].name : this.tile(MAKE_PILE, tile);
  questOf = (card: QuestCard): QuestWords => this.words.printed.quests[QUEST_NAMES[card]];
  quest = (card: QuestCard): Part => thing(questThing(card), this.questOf(card).name);
  fieldOf = (field: Field): CardWords => this.words.printed.fields[FIELDS[field]];
  personOf = (field: Field): CardWords => this.words.printed.people[PERSONALITIES[field]];

  /** "2 apples and 1 gem"; nothing where there is nothing. */
  tokens = (apples: number, gems: number): string => some(this.words.tokens, apples, gems).join(this.words.and);
  /** The same with their signs. */
  drawnTokens = (apples: number, gems: number): Phrase =>
    listed(some(this.words.drawnTokens, apples, gems), this.words.and, this.words.and);
}

const some = <Said>(say: (kind: KindName, count: number) => Said, apples: number, gems: number): Said[] => [
  ...(apples > 0 ? [say('apple', apples)] : []),
  ...(gems > 0 ? [say('gem', gems)] : []),
];
