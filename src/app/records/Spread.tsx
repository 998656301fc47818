import { recordsWords } from '../../words/records.ts';
import { span } from '../../words/shelf.ts';
import { inLang } from '../settings.ts';
import { type Heap, halfOf, heapsOf } from './tally.ts';

/** How the scores lie: heaps side by side, said in one sentence, and the figures behind them as a table. */
export function Spread({ of: points }: { readonly of: readonly number[] }) {
  const words = inLang(recordsWords);
  const heaps = heapsOf(points);
  const [lowest, half, best] = [Math.min(...points), halfOf(points), Math.max(...points)];
  const said = lowest === best ? words.sameScore(best) : words.spread(lowest, best, half);
  return (
    <figure class="spread">
      {heaps.length > 1 && <Heaps of={heaps} half={half} />}
      <figcaption>{said}</figcaption>
      {heaps.length > 1 && <Scores of={heaps} />}
    </figure>
  );
}

/** Per cent of the picture's height: a heap's foot, and how high the highest one is. */
const [FOOT, TALLEST] = [80, 62];

/** The picture alone: what it shows is said below it. Its letters grow with the reader's, so it is drawn in shares of its width. */
function Heaps({ of: heaps, half }: { readonly of: readonly Heap[]; readonly half: number }) {
  const highest = Math.max(...heaps.map(({ count }) => count));
  const wide = 100 / heaps.length;
  return (
    <svg class="heaps" aria-hidden="true">
      {heaps.map(({ from, to, count }, place) => {
        const tall = (count / highest) * TALLEST;
        const left = place * wide;
        return (
          <g key={from} class="heap" data-half={half >= from && half <= to}>
            <rect x={`${left + wide / 20}%`} y={`${FOOT - tall}%`} width={`${wide * 0.9}%`} height={`${tall}%`} />
            {count > 0 && (
              <text x={`${left + wide / 2}%`} y={`${FOOT - tall - 2}%`}>
                {count}
              </text>
            )}
          </g>
        );
      })}
      <line x1="0" y1={`${FOOT}%`} x2="100%" y2={`${FOOT}%`} />
      <text class="heap-first" x="0" y="98%">
        {heaps[0]?.from}
      </text>
      <text class="heap-last" x="100%" y="98%">
        {heaps.at(-1)?.to}
      </text>
    </svg>
  );
}

function Scores({ of: heaps }: { readonly of: readonly Heap[] }) {
  const { scores, scoresHead } = inLang(recordsWords);
  return (
    <details class="figures">
      <summary>{scores}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{scoresHead.score}</th>
            <th scope="col">{scoresHead.times}</th>
          </tr>
        </thead>
        <tbody>
          {heaps.map(({ from, to, count }) => (
            <tr key={from}>
              <th scope="row">{span(from, to)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
