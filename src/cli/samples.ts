// Figures of many samples.

/** The smallest figure that at least this share of all do not exceed; 0.5 is the middle one. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** A mean share of wins with its 95 % interval; each sample is one deal over all its seatings. */
export interface Share {
  readonly deals: number;
  readonly mean: number;
  readonly halfWidth: number;
}

export function shareOf(samples: readonly number[]): Share {
  const deals = samples.length;
  const mean = samples.reduce((sum, each) => sum + each, 0) / deals;
  const variance = samples.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, deals - 1);
  return { deals, mean, halfWidth: STANDARD_95 * Math.sqrt(variance / deals) };
}

/** Where no deal differs from the next the normal interval is nothing; Wilson's still says how far the truth may lie. */
export function describe({ deals, mean, halfWidth }: Share): string {
  if (halfWidth > 0) return `${percent(mean)} ± ${percent(halfWidth)}`;
  const farthest = STANDARD_95 ** 2 / (deals + STANDARD_95 ** 2);
  if (mean === 1) return `${percent(mean)} (at least ${percent(1 - farthest)})`;
  return mean === 0 ? `${percent(mean)} (at most ${percent(farthest)})` : percent(mean);
}

const STANDARD_95 = 1.96;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
