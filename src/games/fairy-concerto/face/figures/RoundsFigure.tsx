import { Emblem } from '../../../../ui/Badge.tsx';
import type { FigureScene } from '../../rulebook/scenes.ts';
import { Bach } from '../art/Bach.tsx';

/** Round by round: how many are yours, and below how many are Bach's. */
export const RoundsFigure = ({ yours, bachs }: Extract<FigureScene, { is: 'rounds' }>) => (
  <div class="fc-rounds-figure">
    <span class="fc-rounds-who" data-emblem="crane">
      <Emblem of="crane" />
    </span>
    {yours.map((count, round) => (
      <Heap key={round} count={count} as="fc-yours" />
    ))}
    <span class="fc-rounds-who">
      <svg viewBox="-19 -58 38 38" aria-hidden="true">
        <Bach />
      </svg>
    </span>
    {bachs.map((count, round) => (
      <Heap key={round} count={count} as="fc-bachs" />
    ))}
  </div>
);

const Heap = ({ count, as }: { readonly count: number; readonly as: string }) => (
  <span class={`fc-heap ${as}`}>
    {Array.from({ length: count }, (_, at) => (
      <i key={at} />
    ))}
    <b>{count}</b>
  </span>
);
