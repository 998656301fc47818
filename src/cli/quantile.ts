/** The smallest figure that at least this share of all do not exceed; 0.5 is the middle one. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
