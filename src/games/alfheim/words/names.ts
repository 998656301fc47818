import type { Seat } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { type Clue, cluesOf, FOOTPRINTS, letterOf } from '../rules/clues.ts';
import { costOf, EXPERTS, type ExpertSet, KING, type Kind, NAMES, patternOf, type Tile } from '../rules/fairies.ts';
import { type Cell, type Domino, eastOf, FIRST, halves, southOf } from '../rules/grid.ts';
import { cellThing, clueThing, costThing, fairyThing, footprintThing } from '../rules/things.ts';
import type { Link, NameWords } from './names.en.ts';

/** What things are called in one language, as a text or as a part of a phrase that opens them. */
export class Names {
  readonly #words: NameWords;

  constructor(words: NameWords) {
    this.#words = words;
  }

  clueText = (clue: Clue): string => this.#words.clues[letterOf(clue)];
  clue = (clue: Clue): Part => thing(clueThing(clue), this.clueText(clue));
  clueFirst = (clue: Clue): Part => thing(clueThing(clue), this.#words.first(this.clueText(clue)));
  /** With a picture of it before its name. */
  drawnClue = (clue: Clue): Phrase => [icon(letterOf(clue), ''), this.clue(clue)];
  clues(clues: readonly Clue[], [comma, last]: Link = this.#words.and): Phrase {
    return listed(
      clues.map((clue) => [this.clue(clue)]),
      comma,
      last,
    );
  }

  fairyText = (kind: Kind): string => this.#words.fairies[NAMES[kind]];
  fairyFirstText = (kind: Kind): string => this.#words.first(this.fairyText(kind));
  fairy = (kind: Kind): Part => thing(fairyThing(kind), this.fairyText(kind));
  fairyFirst = (kind: Kind): Part => thing(fairyThing(kind), this.fairyFirstText(kind));
  /** With a picture of it before its name. */
  drawnFairy = (kind: Kind): Phrase => [icon(NAMES[kind], ''), this.fairy(kind)];

  costText(kind: Kind, tile: Tile): string {
    if (kind === KING) return this.#words.patterns[patternOf(tile)];
    return cluesOf(costOf(kind, tile)).map(this.clueText).join(this.#words.wanted);
  }
  cost = (kind: Kind, tile: Tile): Part => thing(costThing(kind, tile), this.costText(kind, tile));

  footprintText(footprint: number, [, last]: Link = this.#words.and): string {
    return cluesOf(FOOTPRINTS[footprint] ?? '')
      .map(this.clueText)
      .join(last);
  }
  footprint = (footprint: number, link?: Link): Part =>
    thing(footprintThing(footprint), this.footprintText(footprint, link));

  expertText = (set: ExpertSet): string => this.#words.experts[EXPERTS[set].name];

  /** Where a cell is, from the first clue. */
  whereIs(cell: Cell): string {
    const words = this.#words;
    if (cell === FIRST) return words.firstClue;
    const [east, south] = [eastOf(cell), southOf(cell)];
    return words.steps([
      ...(east === 0 ? [] : [words.eastward(east)]),
      ...(south === 0 ? [] : [words.southward(south)]),
    ]);
  }
  at = (seat: Seat, cell: Cell): Part => thing(cellThing(seat, cell), this.whereIs(cell));
  atBoth(seat: Seat, domino: Domino): Phrase {
    const [one, other] = halves(domino);
    return phrase`${this.at(seat, one)}${this.#words.both}${this.at(seat, other)}`;
  }
}
