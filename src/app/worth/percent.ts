const PER_CENT = 100;

export const percentOf = (chance: number): number => Math.round(PER_CENT * chance);
