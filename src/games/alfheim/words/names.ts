import type { Seat } from '../../../engine/game.ts';
import type { Part, Phrase } from '../../../words/phrase.ts';
import { capital, icon, listed, parted, phrase, placeSign, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Clue, ExpertName, ExpertSet, Kind, KindName, Letter, Pattern, Tile } from '../rules/fairies.ts';
import {
  CLUES,
  COSTS,
  cluesOf,
  costOf,
  EXPERTS,
  FOOTPRINTS,
  KING,
  kindOf,
  letterOf,
  NAMES,
  patternOf,
  QUEEN,
} from '../rules/fairies.ts';
import { type Cell, type Domino, EAST, eastOf, FIRST, halves, southOf } from '../rules/field.ts';
import { cellThing, clueThing, costThing, fairyThing, footprintThing } from '../rules/ids.ts';
import type { Laid } from '../rules/state.ts';

/** Where a place is as seen from another, for people who do not see the map. */
export interface CompassWords {
  eastward(steps: number): string;
  southward(steps: number): string;
  steps(each: readonly string[]): string;
}

/** Each number has its word on both sides: two that meet are heard as one. */
const compassEn: CompassWords = {
  eastward: (steps) => `${Math.abs(steps)} ${steps > 0 ? 'east' : 'west'}`,
  southward: (steps) => `${Math.abs(steps)} ${steps > 0 ? 'south' : 'north'}`,
  steps: (each) => each.join(' and '),
};

const compassJa: CompassWords = {
  eastward: (steps) => `${steps > 0 ? '東' : '西'}へ${Math.abs(steps)}つ`,
  southward: (steps) => `${steps > 0 ? '南' : '北'}へ${Math.abs(steps)}つ`,
  steps: (each) => each.join('、'),
};

const wayTo = (words: CompassWords, east: number, south: number): string =>
  words.steps([...(east === 0 ? [] : [words.eastward(east)]), ...(south === 0 ? [] : [words.southward(south)])]);

/** The sign of a place, in a line: a picture to those who see the board, and its words to those who do not. */
export const SPOT = 'spot';

/** What goes between, and what before the last. */
export type Link = readonly [comma: string, last: string];

const names = catalogues({
  clues: both<Readonly<Record<Letter, string>>>(
    { A: 'milk', B: 'porridge', C: 'honey', D: 'berries', E: 'bread', F: 'herb tea' },
    { A: 'ミルク', B: 'おかゆ', C: 'はちみつ', D: 'ベリー', E: 'パン', F: 'ハーブティー' },
  ),
  fairies: both<Readonly<Record<KindName, string>>>(
    {
      king: 'the King',
      queen: 'the Queen',
      fairy1: 'Fairy 1',
      fairy2: 'Fairy 2',
      fairy3: 'Fairy 3',
      nisse1: 'Nisse 1',
      nisse2: 'Nisse 2',
      nisse3: 'Nisse 3',
      tomte: 'the Tomte',
    },
    {
      king: 'キング',
      queen: 'クイーン',
      fairy1: 'フェアリー1番',
      fairy2: 'フェアリー2番',
      fairy3: 'フェアリー3番',
      nisse1: 'ニッセ1番',
      nisse2: 'ニッセ2番',
      nisse3: 'ニッセ3番',
      tomte: 'トムテ',
    },
  ),
  patterns: both<Readonly<Record<Pattern, string>>>(
    {
      xxx: 'three of a kind',
      xxyy: 'two pairs',
      vwxyz: 'five different kinds',
      xxxy: 'three of a kind and one other',
      xxxyy: 'three of a kind and a pair',
    },
    {
      xxx: '同じ種類3枚',
      xxyy: '同じ種類2枚が2組',
      vwxyz: '種類の異なる5枚',
      xxxy: '同じ種類3枚と別の種類1枚',
      xxxyy: '同じ種類3枚と、別の同じ種類2枚',
    },
  ),
  experts: both<Readonly<Record<ExpertName, string>>>(
    { kingAndQueen: 'the King and Queen', threeFairies: 'the three Fairies', tomte: 'the Tomte' },
    { kingAndQueen: 'キングとクイーン', threeFairies: 'フェアリー3種', tomte: 'トムテ' },
  ),
  footprint: both('the footprint', '足跡カード'),

  /** As the first word of a sentence. */
  first: both(capital, (text) => text),
  /** The clues of a cost. */
  wanted: both(', ', '・'),
  /** The Queen wants all kinds but one. */
  allBut: both(
    (clue: string) => `every kind but ${clue}`,
    (clue) => `${clue}以外の5種`,
  ),
  /** So many alike. */
  timesOver: both(
    (clue: Part, count: number): Phrase => phrase`${count} ${clue}`,
    (clue, count) => phrase`${clue}${count}枚`,
  ),
  comma: both(', ', '、'),
  and: both<Link>([', ', ' and '], ['・', '・']),
  or: both<Link>([', ', ' or '], ['か', 'か']),
  others: both(
    (count: number) => (count === 1 ? 'one other' : `${count} others`),
    (count) => `ほかの種類${count}枚`,
  ),

  firstClue: both('the first clue', '最初の手がかり'),
  compass: both(compassEn, compassJa),
  /** Where something lies; of two places the first, and which way the other is. */
  at: both(
    (where: string, on?: 'east' | 'south') => `(${where}${on ? `, then ${on}` : ''})`,
    (where, on) => `（${where}${on ? `とその${{ east: '東', south: '南' }[on]}` : ''}）`,
  ),
  space: both(' ', ''),
});

/** What things are called in one language, as a text or as a part of a phrase that opens them. */
export class Names {
  readonly words: (typeof names)[Lang];

  constructor(lang: Lang) {
    this.words = names[lang];
  }

  clueText = (clue: Clue): string => this.words.clues[letterOf(clue)];
  clue = (clue: Clue): Part => thing(clueThing(clue), this.clueText(clue));
  clueFirst = (clue: Clue): Part => thing(clueThing(clue), this.words.first(this.clueText(clue)));
  /** With a picture of it before its name. */
  drawnClue = (clue: Clue): Phrase => [icon(letterOf(clue), ''), this.clue(clue)];
  /** So many of each kind, by pictures alone. */
  counts = (counts: readonly { readonly clue: Clue; readonly count: number }[]): Phrase =>
    listed(
      counts.map(({ clue, count }): Phrase => [icon(letterOf(clue), this.clueText(clue)), `\u00a0${count}`]),
      this.words.comma,
      this.words.comma,
    );

  /** Where one kind comes twice, how many there are of each. */
  clues(clues: readonly Clue[], [comma, last]: Link = this.words.and): Phrase {
    const kinds = [...new Set(clues)];
    const said = kinds.map((kind) => {
      const count = clues.filter((clue) => clue === kind).length;
      return kinds.length < clues.length ? this.words.timesOver(this.clue(kind), count) : [this.clue(kind)];
    });
    return listed(said, comma, last);
  }
  /** What a cost still lacks: each kind once; what may be of any kind comes last. */
  lacking(lacks: readonly (Clue | null)[]): Phrase {
    const { timesOver, others, and } = this.words;
    const kinds = CLUES.filter((clue) => lacks.includes(clue)).map((kind) => {
      const count = lacks.filter((clue) => clue === kind).length;
      return count > 1 ? timesOver(this.clue(kind), count) : [this.clue(kind)];
    });
    const any = lacks.filter((clue) => clue === null).length;
    return listed([...kinds, ...(any > 0 ? [[others(any)]] : [])], ...and);
  }

  /** One after the other; of neighbours alike, how many. */
  #inTurn(clues: readonly Clue[], partOf: (at: number) => Part, [comma, last]: Link): Phrase {
    const firsts = clues.flatMap((clue, at) => (clues[at - 1] === clue ? [] : [at]));
    const said = firsts.map((from, run): Phrase => {
      const count = (firsts[run + 1] ?? clues.length) - from;
      return count > 1 ? this.words.timesOver(partOf(from), count) : [partOf(from)];
    });
    return listed(said, comma, last);
  }
  inOrder = (clues: readonly Clue[], link: Link): Phrase =>
    this.#inTurn(clues, (at) => this.clue(clues[at] ?? 0), link);
  /** Clues of a run, each where it lies. */
  run = (seat: Seat, laid: readonly Laid[]): Phrase =>
    this.#inTurn(
      laid.map(({ clue }) => clue),
      (at) => thing(cellThing(seat, laid[at]?.cell ?? FIRST), this.clueText(laid[at]?.clue ?? 0)),
      this.words.and,
    );

  fairyText = (kind: Kind): string => this.words.fairies[NAMES[kind]];
  fairyFirstText = (kind: Kind): string => this.words.first(this.fairyText(kind));
  fairy = (kind: Kind): Part => thing(fairyThing(kind), this.fairyText(kind));
  fairyFirst = (kind: Kind): Part => thing(fairyThing(kind), this.fairyFirstText(kind));
  /** With her portrait before her name. */
  drawnFairy = (kind: Kind): Phrase => [icon(NAMES[kind], ''), this.fairyFirst(kind)];
  fairies = (kinds: readonly Kind[]): Phrase => parted(kinds.map(this.fairy), ...this.words.and);

  costText(kind: Kind, tile: Tile): string {
    if (kind === KING) return this.words.patterns[patternOf(tile)];
    return cluesOf(costOf(kind, tile)).map(this.clueText).join(this.words.wanted);
  }
  cost = (kind: Kind, tile: Tile): Part => thing(costThing(kind, tile), this.costText(kind, tile));
  /** As it is heard fastest. */
  costInShort(kind: Kind, tile: Tile): Part {
    const [left] = CLUES.filter((clue) => !costOf(kind, tile).includes(letterOf(clue)));
    if (kind !== QUEEN || left === undefined) return this.cost(kind, tile);
    return thing(costThing(kind, tile), this.words.allBut(this.clueText(left)));
  }

  footprintText(footprint: number, [, last]: Link = this.words.and): string {
    return cluesOf(FOOTPRINTS[footprint] ?? '')
      .map(this.clueText)
      .join(last);
  }
  footprint = (footprint: number, link?: Link): Part =>
    thing(footprintThing(footprint), this.footprintText(footprint, link));

  expertText = (set: ExpertSet): string => this.words.experts[EXPERTS[set].name];

  /** Where a cell is, from the first clue. */
  whereIs = (cell: Cell): string =>
    cell === FIRST ? this.words.firstClue : wayTo(this.words.compass, eastOf(cell), southOf(cell));

  /** What lies or is about to lie on these cells: it opens the first of them, and who does not see them is told where. */
  #lying(seat: Seat, text: string, first: Cell, other?: Cell): Phrase {
    const on = other === undefined ? undefined : other - first === EAST ? 'east' : 'south';
    const where = this.words.at(this.whereIs(first), on);
    return phrase`${thing(cellThing(seat, first), text)}${this.words.space}${placeSign(SPOT, where)}`;
  }
  /** Whatever has just been named. */
  at = (seat: Seat, text: string, cell: Cell): Phrase => this.#lying(seat, text, cell);
  clueAt = (seat: Seat, clue: Clue, cell: Cell): Phrase => this.#lying(seat, this.clueText(clue), cell);
  footprintAt = (seat: Seat, cell: Cell): Phrase => this.#lying(seat, this.words.footprint, cell);
  fairyAt = (seat: Seat, kind: Kind, domino: Domino): Phrase =>
    this.#lying(seat, this.fairyText(kind), ...halves(domino));
}

/** How a list of costs is punctuated: after the kind, between its costs, after the last. */
type Points = readonly [colon: string, between: string, end: string];

/** The five costs of each of these kinds, read off the data: what the rulebook lists is what is played. */
export function listCosts(lang: Lang, [colon, between, end]: Points, kinds: readonly KindName[]): string {
  const names = new Names(lang);
  return kinds
    .map((of) => {
      const kind = kindOf(of);
      const costs = COSTS[kind].map((_, tile) => names.costText(kind, tile)).join(between);
      return `${names.fairyFirstText(kind)}${colon}${costs}${end}`;
    })
    .join('')
    .trim();
}
