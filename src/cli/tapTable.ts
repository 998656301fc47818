import { quantile } from './quantile.ts';

export interface Tap {
  readonly kind: string;
  readonly thinker: 'busy' | 'atRest';
  readonly ms: number;
}

/** By kind, then those with a busy thinker, the others, and all; the 95th percentile also in loops of this length. */
export function tableOf(taps: readonly Tap[], loopMs: number): string {
  const kinds = [...new Set(taps.map(({ kind }) => kind))].sort();
  const rows = [
    ...kinds.map((kind) => rowOf(kind, (tap) => tap.kind === kind)),
    rowOf('**thinker busy**', ({ thinker }) => thinker === 'busy'),
    rowOf('**thinker at rest**', ({ thinker }) => thinker === 'atRest'),
    rowOf('**all**', () => true),
  ];
  return ['| tap | taps | median ms | p95 ms | worst ms | p95 loops |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );

  function rowOf(name: string, wanted: (tap: Tap) => boolean): string {
    const timesMs = taps.filter(wanted).map(({ ms }) => ms);
    const at = (share: number): number | string => (timesMs.length > 0 ? quantile(timesMs, share) : '–');
    const loops = timesMs.length > 0 ? (quantile(timesMs, 0.95) / loopMs).toFixed(1) : '–';
    return `| ${name} | ${timesMs.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} | ${loops} |`;
  }
}
