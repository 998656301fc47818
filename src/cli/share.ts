/** A mean share of wins with the half width of its 95 % interval; each sample is one deal over all its seatings. */
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

const STANDARD_95 = 1.96;

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
