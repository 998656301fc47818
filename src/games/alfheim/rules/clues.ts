/** A kind of clue, 1 to 6: milk, porridge, honey, berries, bread, herb tea. */
export type Clue = number;
export const NO_CLUE: Clue = 0;

const LETTERS = 'ABCDEF';
export const CLUES: readonly Clue[] = [1, 2, 3, 4, 5, 6];

export const letterOf = (clue: Clue): string => LETTERS[clue - 1] ?? '';
export const clueOf = (letter: string): Clue => LETTERS.indexOf(letter) + 1;

/** One bit a kind. */
export const bitOf = (clue: Clue): number => 1 << (clue - 1);
export const bitsOf = (letters: string): number =>
  [...letters].reduce((bits, letter) => bits | bitOf(clueOf(letter)), 0);
export const cluesOf = (letters: string): Clue[] => [...letters].map(clueOf);

/** Of each kind among the clues in common, and among the lead player's. */
const IN_COMMON = 3;
const IN_LEAD_DECK = 2;
export const COMMON_CLUES: readonly Clue[] = CLUES.flatMap((clue) => new Array<Clue>(IN_COMMON).fill(clue));
export const LEAD_CLUES: readonly Clue[] = CLUES.flatMap((clue) => new Array<Clue>(IN_LEAD_DECK).fill(clue));

/** What is left of some clues when others are taken from them. */
export function without(clues: readonly Clue[], taken: readonly Clue[]): Clue[] {
  const left = [...clues];
  for (const clue of taken) {
    const at = left.indexOf(clue);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Two kinds on each; a footprint is its place here. */
export const FOOTPRINTS: readonly string[] = ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'];
