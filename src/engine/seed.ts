/** A match seed is a whole number below 2⁴⁰. */
export const SEED_BITS = 40;
export const SEED_BOUND = 2 ** SEED_BITS;

export const isSeed = (seed: number): boolean => Number.isInteger(seed) && seed >= 0 && seed < SEED_BOUND;
