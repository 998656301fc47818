import type { Side } from '../engine/ids.ts';

interface Bin {
  count: number;
  said: number;
  won: number;
}

const BINS = 10;

/** Where so much is said, how much is won; a shared victory counts as its share, and one of nobody as everybody's. */
export class CalibrationTable {
  positions = 0;
  readonly #bins: readonly Bin[] = Array.from({ length: BINS }, () => ({ count: 0, said: 0, won: 0 }));
  /** Squares of how far what was said lay from what came. */
  #errors = 0;
  #evenErrors = 0;

  add(said: readonly number[], winners: readonly Side[]): void {
    this.positions++;
    for (const [side, chance] of said.entries()) {
      const won = winners.length === 0 ? 1 / said.length : winners.includes(side) ? 1 / winners.length : 0;
      this.#errors += (chance - won) ** 2;
      this.#evenErrors += (1 / said.length - won) ** 2;
      const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (!bin) continue;
      bin.count++;
      bin.said += chance;
      bin.won += won;
    }
  }

  lines(): readonly string[] {
    const rows = this.#bins.map(({ count, said, won }, bin) => {
      const span = `${bin * BINS}–${(bin + 1) * BINS} %`;
      return count === 0
        ? `| ${span} | 0 | | |`
        : `| ${span} | ${count} | ${percent(said / count)} | ${percent(won / count)} |`;
    });
    return [
      '| said | n | mean of what was said | won |',
      '|---|---|---|---|',
      ...rows,
      '',
      `Squared error ${fixed(this.#errors / this.positions)}; if all were said to be even, ${fixed(this.#evenErrors / this.positions)}.`,
    ];
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const fixed = (value: number): string => value.toFixed(3);
