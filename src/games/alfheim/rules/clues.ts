/** A kind of clue, 1 to 6: milk, porridge, honey, berries, bread, herb tea. */
export type Clue = number;
export const NO_CLUE: Clue = 0;

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
const LETTERS = 'ABCDEF';
export const CLUES: readonly Clue[] = [1, 2, 3, 4, 5, 6];
export const MOST_CLUE: Clue = 6;

export const letterOf = (clue: Clue): Letter => LETTERS[clue - 1] as Letter;
export const clueOf = (letter: string): Clue => LETTERS.indexOf(letter) + 1;

/** One bit a kind. */
export const bitOf = (clue: Clue): number => 1 << (clue - 1);
export const bitsOf = (letters: string): number =>
  [...letters].reduce((bits, letter) => bits | bitOf(clueOf(letter)), 0);
export const cluesOf = (letters: string): Clue[] => [...letters].map(clueOf);

/** Of each kind among the clues in common, and among the lead player's. */
// rule: parts.clues
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
// rule: parts.footprints
export const FOOTPRINTS: readonly string[] = ['AB', 'BC', 'CD', 'DE', 'EF', 'FA'];

/** The clue on top of the common deck, where everybody can know it. */
export function knownTop(unseen: readonly Clue[], buried: readonly Clue[]): Clue | null {
  const [top = null] = unseen.length > 0 ? unseen : buried;
  return unseen.every((clue) => clue === top) ? top : null;
}
