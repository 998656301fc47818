import { listed } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import {
  FIELDS,
  type Field,
  PERSONALITIES,
  type Pile,
  QUEST_NAMES,
  type QuestCard,
  type Tile,
  tileName,
} from '../rules/cards.ts';
import { CAMP, CASTLE, type Hex, LANDS, type Land, landOf, nameOfHex, type Spot } from '../rules/hexes.ts';
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
    hex === CASTLE ? this.words.castle : this.words.hexOf(this.landName(landOf(hex)), numberOfHex(hex));
  /** Where several of a kind may be meant: with a small map, which reads out the number. */
  hex = (hex: Hex): Phrase =>
    phrase`${this.land(hex)} ${hex === CASTLE ? '' : icon(nameOfHex(hex), `${numberOfHex(hex)}`)}`;
  theLand = (hex: Hex): string => (hex === CASTLE ? this.words.castle : this.words.theLand(this.landName(landOf(hex))));
  /** Where one of its kind is meant, which is lit on the map. */
  land = (hex: Hex): Part => thing(hexThing(hex), this.theLand(hex));
  /** From one of its kind to another. */
  landAfter = (from: Spot, to: Hex): Part =>
    from !== CAMP && landOf(from) === landOf(to)
      ? thing(hexThing(to), this.words.otherLand(this.landName(landOf(to))))
      : this.land(to);
  landOrCamp = (hex: Spot): Part => (hex === CAMP ? this.words.camp : this.land(hex));
  landName = (land: Land): string => this.words.printed.lands[LANDS[land]];

  tileOf = (pile: Pile, tile: Tile): CardWords => this.words.printed.tiles[tileName(pile, tile)];
  tile = (pile: Pile, tile: Tile): Part => thing(tileThing(pile, tile), this.tileOf(pile, tile).name);
  questOf = (card: QuestCard): QuestWords => this.words.printed.quests[QUEST_NAMES[card]];
  quest = (card: QuestCard): Part => thing(questThing(card), this.questOf(card).name);
  fieldOf = (field: Field): CardWords => this.words.printed.fields[FIELDS[field]];
  personOf = (field: Field): CardWords => this.words.printed.people[PERSONALITIES[field]];

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
