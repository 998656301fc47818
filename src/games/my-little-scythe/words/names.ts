import { listed } from '../../../words/lists.ts';
import { type Part, type Phrase, thing } from '../../../words/phrase.ts';
import { type Field, fieldName, personName, type QuestCard, questName, type Tile, tileName } from '../rules/cards.ts';
import { CAMP, CASTLE, type Hex, LAND, landName } from '../rules/hexes.ts';
import { hexThing, questThing, tileThing } from '../rules/things.ts';
import type { CardWords, QuestWords } from './cards.en.ts';
import { numberOfHex } from './known.ts';
import type { NameWords } from './names.en.ts';

/** Calls components and places by their names, in any language. */
export class Namer<Words extends NameWords = NameWords> {
  protected readonly words: Words;

  constructor(words: Words) {
    this.words = words;
  }

  hexName = (hex: Hex): string =>
    hex === CASTLE ? this.words.castle : this.words.hexOf(this.landOf(LAND[hex] ?? 0), numberOfHex(hex));
  hex = (hex: Hex): Part => thing(hexThing(hex), this.hexName(hex));
  hexOrCamp = (hex: Hex): Part => (hex === CAMP ? this.words.camp : this.hex(hex));
  landOf = (land: number): string => this.words.printed.lands[landName(land)];

  tileOf = (pile: number, tile: Tile): CardWords => this.words.printed.tiles[tileName(pile, tile)];
  tile = (pile: number, tile: Tile): Part => thing(tileThing(pile, tile), this.tileOf(pile, tile).name);
  questOf = (card: QuestCard): QuestWords => this.words.printed.quests[questName(card)];
  quest = (card: QuestCard): Part => thing(questThing(card), this.questOf(card).name);
  fieldOf = (field: Field): CardWords => this.words.printed.fields[fieldName(field)];
  personOf = (field: Field): CardWords => this.words.printed.people[personName(field)];

  /** "2 apples and 1 gem"; nothing where there is nothing. */
  tokens(apples: number, gems: number): string {
    const { tokens, and } = this.words;
    const parts = [...(apples > 0 ? [tokens('apple', apples)] : []), ...(gems > 0 ? [tokens('gem', gems)] : [])];
    return parts.join(and);
  }
  /** The same with their signs. */
  drawnTokens(apples: number, gems: number): Phrase {
    const { drawnTokens, and } = this.words;
    const parts = [
      ...(apples > 0 ? [drawnTokens('apple', apples)] : []),
      ...(gems > 0 ? [drawnTokens('gem', gems)] : []),
    ];
    return listed(parts, and, and);
  }
}
