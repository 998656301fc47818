import { Badge } from '../../ui/Badge.tsx';
import { recordsWords } from '../../words/records.ts';
import { inLang } from '../words.ts';
import { halfOf, heapsOf, type Tally } from './tally.ts';

/** One person's page of the book: what was won, and how the scores lie. */
export function PersonRecord({ of: { name, emblem, played, points, won, best, run, runNow } }: { readonly of: Tally }) {
  const words = inLang(recordsWords);
  const entries: readonly (readonly [string, string | number])[] = [
    [words.played, played],
    [words.won, words.share(won, played)],
    ...(best === null ? [] : ([[words.best, best]] as const)),
    [words.run, run],
    ...(runNow > 1 ? ([[words.runNow, runNow]] as const) : []),
  ];
  return (
    <section class="record">
      <h2>
        <Badge of={{ kind: 'person', emblem }} />
        <bdi>{name}</bdi>
      </h2>
      <dl>
        {entries.map(([what, count]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {points.length > 0 && <Spread of={points} />}
    </section>
  );
}

/** How many scores lie where, as heaps side by side. */
function Spread({ of: points }: { readonly of: readonly number[] }) {
  const words = inLang(recordsWords);
  const heaps = heapsOf(points);
  const highest = Math.max(...heaps.map(({ count }) => count));
  const [lowest, half] = [Math.min(...points), halfOf(points)];
  const best = Math.max(...points);
  const said = lowest === best ? words.sameScore(best) : words.spread(lowest, best, half);
  return (
    <figure class="spread">
      {heaps.length > 1 && (
        <div class="heaps" aria-hidden="true">
          {heaps.map(({ from, to, count }) => (
            <div key={from} class="heap" data-half={half >= from && half <= to}>
              <span class="heap-bar" style={{ '--tall': count / highest }}>
                {count > 0 && count}
              </span>
              <span class="heap-from">{from}</span>
            </div>
          ))}
        </div>
      )}
      <figcaption>{said}</figcaption>
    </figure>
  );
}
