import type { Seat } from '../../../engine/ids.ts';
import { wayTo } from '../../../words/compass.ts';
import { listed } from '../../../words/lists.ts';
import { icon, type Part, type Phrase, phrase, placeSign, thing } from '../../../words/phrase.ts';
import { type Clue, cluesOf, FOOTPRINTS, letterOf } from '../rules/clues.ts';
import { costOf, EXPERTS, type ExpertSet, KING, type Kind, NAMES, patternOf, type Tile } from '../rules/fairies.ts';
import { type Cell, type Domino, eastOf, FIRST, halves, southOf } from '../rules/grid.ts';
import type { Laid } from '../rules/state.ts';
import { cellThing, clueThing, costThing, fairyThing, footprintThing } from '../rules/things.ts';
import type { Link, NameWords } from './names.en.ts';

/** The sign of a place, in a line: a picture to those who see the board, and its words to those who do not. */
export const SPOT = 'spot';

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
  clues = (clues: readonly Clue[], link?: Link): Phrase =>
    this.#listed(
      clues.map((clue) => ({ clue, part: this.clue(clue) })),
      link,
    );

  /** Where one comes twice, how many there are of each. */
  #listed(all: readonly { readonly clue: Clue; readonly part: Part }[], [comma, last] = this.#words.and): Phrase {
    const each = all.filter(({ clue }, at) => all.findIndex((other) => other.clue === clue) === at);
    const said = each.map(({ clue, part }) => {
      const count = all.filter((other) => other.clue === clue).length;
      return each.length < all.length ? this.#words.timesOver(part, count) : [part];
    });
    return listed(said, comma, last);
  }

  /** As they lie, one after the other; of neighbours alike, how many. */
  inOrder(clues: readonly Clue[], [comma, last]: Link): Phrase {
    const firsts = clues.flatMap((clue, at) => (clues[at - 1] === clue ? [] : [at]));
    const runs = firsts.map((from, run) => clues.slice(from, firsts[run + 1]));
    const said = runs.flatMap(([clue, ...more]) => {
      if (clue === undefined) return [];
      const part = this.clue(clue);
      return [more.length > 0 ? this.#words.timesOver(part, more.length + 1) : [part]];
    });
    return listed(said, comma, last);
  }

  fairyText = (kind: Kind): string => this.#words.fairies[NAMES[kind]];
  fairyFirstText = (kind: Kind): string => this.#words.first(this.fairyText(kind));
  fairy = (kind: Kind): Part => thing(fairyThing(kind), this.fairyText(kind));
  fairyFirst = (kind: Kind): Part => thing(fairyThing(kind), this.fairyFirstText(kind));

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
    return wayTo(words, eastOf(cell), southOf(cell));
  }

  /** What lies or is about to lie on these cells: it opens the first of them, and who does not see them is told where. */
  #lying(seat: Seat, text: string, ...cells: readonly [Cell, ...Cell[]]): Phrase {
    const [first] = cells;
    const where = this.#words.at(cells.map((cell) => this.whereIs(cell)));
    return phrase`${thing(cellThing(seat, first), text)}${this.#words.space}${placeSign(SPOT, where)}`;
  }
  /** Whatever has just been named. */
  at = (seat: Seat, text: string, cell: Cell): Phrase => this.#lying(seat, text, cell);
  clueAt = (seat: Seat, clue: Clue, cell: Cell): Phrase => this.#lying(seat, this.clueText(clue), cell);
  footprintAt = (seat: Seat, cell: Cell): Phrase => this.#lying(seat, this.#words.footprint, cell);
  fairyAt = (seat: Seat, kind: Kind, domino: Domino): Phrase =>
    this.#lying(seat, this.fairyText(kind), ...halves(domino));
  /** Clues of a run in their order, each where it lies; of neighbours alike, how many. */
  run(seat: Seat, laid: readonly Laid[]): Phrase {
    const words = this.#words;
    const isCounted = laid.some(({ clue }, at) => laid[at - 1]?.clue === clue);
    const [comma, last] = isCounted ? words.inTurn : words.and;
    const each = laid.flatMap(({ cell, clue }, at) => {
      if (laid[at - 1]?.clue === clue) return [];
      const part = thing(cellThing(seat, cell), this.clueText(clue));
      const after = laid.slice(at).findIndex((other) => other.clue !== clue);
      const count = after < 0 ? laid.length - at : after;
      return [isCounted ? words.inRun(part, count) : [part]];
    });
    return listed(each, comma, last);
  }
}
