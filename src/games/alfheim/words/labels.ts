import type { Clue } from '../rules/clues.ts';
import { type ExpertSet, type Kind, POINTS, type Tile, TOMTE } from '../rules/fairies.ts';
import type { Cell } from '../rules/grid.ts';
import type { LabelWords } from './labels.en.ts';
import type { NameWords } from './names.en.ts';
import { Names } from './names.ts';

/** How a cost on the strip stands: it lies there, is taken and valid to the end of the round, or comes in round 7. */
export type CostState = 'lying' | 'still' | 'later';

export interface Cost {
  /** Null: not turned over yet. */
  readonly tile: Tile | null;
  readonly standing: CostState;
}

/** What there is to see of one kind on the strip. */
export interface Offering {
  readonly kind: Kind;
  readonly costs: readonly Cost[];
  readonly pile: number;
  /** It lives in the field that is looked at. */
  readonly came: boolean;
  /** It can be called now. Perhaps: its owner alone knows. */
  readonly callable: 'surely' | 'perhaps' | null;
  /** A Tomte that has been taken and has not come. */
  readonly inHand: boolean;
  /** What the chosen place would do for it. */
  readonly ahead: 'completes' | 'near' | null;
}

/** What lies on a cell. */
export type Lying =
  | { readonly is: 'clue'; readonly clue: Clue }
  | { readonly is: 'fairy'; readonly kind: Kind }
  | { readonly is: 'footprint'; readonly footprint: number }
  | { readonly is: 'open' | 'bare' };

/** What a cell may be chosen for, or what is lit on it. */
export type Mark = 'clue' | 'footprint' | 'call' | 'ghost' | 'run' | 'lack';
export type CellMark = Mark | null;

/** What the board says to those who do not see it, and the few words on it: decided once for every language. */
export function labelsOf(words: LabelWords, nameWords: NameWords) {
  const names = new Names(nameWords);
  const lies = (of: Lying): string => {
    switch (of.is) {
      case 'clue':
        return names.clueText(of.clue);
      case 'fairy':
        return names.fairyText(of.kind);
      case 'footprint':
        return words.footprintOf(names.footprintText(of.footprint));
      case 'open':
      case 'bare':
        return words.empty;
    }
  };
  const cost = (kind: Kind, { tile, standing }: Cost): string => {
    if (tile === null) return words.oneMoreCost;
    const wanted = words.costOf(names.costText(kind, tile));
    return standing === 'still' ? words.parts([wanted, words.stillValid]) : wanted;
  };
  return {
    ...words,
    cell(cell: Cell, lying: Lying, mark: CellMark): string {
      const what = words.cell(nameWords.first(names.whereIs(cell)), lies(lying));
      return words.parts(mark === null ? [what] : [what, words.marks[mark]]);
    },
    offering({ kind, costs, pile, came, callable, inHand, ahead }: Offering): string {
      const isAwaited = kind === TOMTE && !came;
      return words.parts([
        words.kind(names.fairyFirstText(kind), POINTS[kind]),
        ...(came ? [words.came] : costs.map((each) => cost(kind, each))),
        ...(isAwaited ? [inHand ? words.inHand : words.notInHand] : []),
        words.pile(pile),
        ...(callable === null ? [] : [words.callable[callable]]),
        ...(ahead === null ? [] : [words.ahead[ahead]]),
      ]);
    },
    lead: (round: number, rounds: number, clue: Clue | null): string =>
      clue === null ? words.round(round, rounds) : words.roundOf(round, rounds, names.clueText(clue)),
    /** Next: what the best card left is worth, or null; whose: who has one. */
    expert(set: ExpertSet, next: number | null, whose: readonly string[]): string {
      const left = next === null ? words.noneLeft : words.nextCard(next);
      return words.parts([words.expertsOn(names.expertText(set), left), ...whose.map(words.hasOne)]);
    },
    /** Null: face down. */
    track: (name: string, footprint: number | null): string =>
      words.track(name, footprint === null ? words.faceDown : names.footprintText(footprint)),
    clueInHand: (clue: Clue): string => words.clueInHand(names.clueText(clue)),
    tile: (kind: Kind, tile: Tile): string => words.tile(names.costText(kind, tile)),
    /** The one in reach of the thumb; null: face down. */
    tomte: (name: string, tile: Tile | null): string =>
      words.tomte(name, tile === null ? words.faceDown : words.costOf(names.costText(TOMTE, tile))),
  };
}

export type Labels = ReturnType<typeof labelsOf>;
