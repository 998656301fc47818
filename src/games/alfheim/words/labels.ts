import type { Clue } from '../rules/clues.ts';
import { type ExpertSet, type Kind, POINTS, type Tile, TOMTE } from '../rules/fairies.ts';
import type { Cell } from '../rules/grid.ts';
import type { Reach } from '../rules/reach.ts';
import type { LabelWords } from './labels.en.ts';
import type { NameWords } from './names.en.ts';
import { Names } from './names.ts';

/** How a cost on the strip stands: it lies there, is taken and valid to the end of the round, or is gone. */
export type CostState = 'lying' | 'still' | 'gone';

export interface Cost {
  readonly tile: Tile;
  readonly standing: CostState;
  /** Turned over in this round. */
  readonly isNew: boolean;
  /** How far the field that is looked at has come towards it; null: nowhere, or it needs it no more. */
  readonly reach: Reach | null;
}

/** What there is to see of one kind on the strip. */
export interface Offering {
  readonly kind: Kind;
  /** In the order in which they were turned over. Null: not yet. */
  readonly costs: readonly (Cost | null)[];
  readonly pile: number;
  /** It lives in the field that is looked at. */
  readonly came: boolean;
  /** It can be called now. Perhaps: its owner alone knows. */
  readonly callable: 'surely' | 'perhaps' | null;
  /** A cost of it is met in the field that is looked at. */
  readonly ready: boolean;
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
  const lacking = ({ lacks }: Reach): string => {
    const any = lacks.filter((clue) => clue === null).length;
    const known = lacks.flatMap((clue) => (clue === null ? [] : words.lacks(names.clueText(clue))));
    return words.parts([...known, ...(any > 0 ? [words.others(any)] : [])]);
  };
  /** How far the field that is looked at has come. */
  const progress = ({ standing, reach }: Cost): string => {
    if (standing === 'gone') return words.taken;
    if (!reach) return words.nothingThere;
    return reach.lacks.length === 0 ? words.allThere : words.needs(lacking(reach));
  };
  /** The same in as few words as go below the signs themselves. */
  const progressBelow = (of: Cost): string =>
    of.reach && of.reach.lacks.length > 1 ? words.someThere(of.reach.has.length, of.reach.met.length) : progress(of);
  const cost = (kind: Kind, of: Cost | null): string =>
    of === null
      ? words.oneMoreCost
      : words.parts([
          words.costOf(names.costText(kind, of.tile)),
          ...(of.isNew ? [words.isNew] : []),
          ...(of.standing === 'still' ? [words.stillValid] : []),
          progress(of),
        ]);
  return {
    ...words,
    cell(cell: Cell, lying: Lying, mark: CellMark): string {
      const what = words.cell(nameWords.first(names.whereIs(cell)), lies(lying));
      return words.parts(mark === null ? [what] : [what, words.marks[mark]]);
    },
    fairy: (kind: Kind): string => names.fairyFirstText(kind),
    progressBelow,
    cost,
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
    expertMoment: (set: ExpertSet, points: number): string => words.becomesExpert(names.expertText(set), points),
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
