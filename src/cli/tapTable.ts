export interface Tap {
  readonly kind: string;
  readonly thinker: 'busy' | 'atRest';
  readonly ms: number;
}

/** By kind, then those with a busy thinker, the others, and all. */
export function tableOf(taps: readonly Tap[]): string {
  const kinds = [...new Set(taps.map(({ kind }) => kind))].sort();
  const rows = [
    ...kinds.map((kind) => rowOf(kind, (tap) => tap.kind === kind)),
    rowOf('**thinker busy**', ({ thinker }) => thinker === 'busy'),
    rowOf('**thinker at rest**', ({ thinker }) => thinker === 'atRest'),
    rowOf('**all**', () => true),
  ];
  return ['| tap | taps | median ms | p95 ms | worst ms |', '|---|---|---|---|---|', ...rows].join('\n');

  function rowOf(name: string, wanted: (tap: Tap) => boolean): string {
    const sorted = taps.flatMap((tap) => (wanted(tap) ? [tap.ms] : [])).sort((one, other) => one - other);
    return `| ${name} | ${sorted.length} | ${rank(sorted, 0.5)} | ${rank(sorted, 0.95)} | ${rank(sorted, 1)} |`;
  }
}

/** The smallest number that at least this share of all do not exceed. */
function rank(sorted: readonly number[], share: number): number | string {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? '–';
}
