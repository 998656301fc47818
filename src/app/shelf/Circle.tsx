import { EMBLEMS } from '../../engine/log.ts';

/** Enza's own sign: six round cushions about one table. */
export const Circle = () => (
  <svg class="circle" viewBox="0 0 48 48" aria-hidden="true">
    <circle class="circle-table" cx="24" cy="24" r="9" />
    <path class="circle-grain" d="M18.5 21.5c3.5-1.5 7.5-1.5 11 0M17.5 25.5c4-1.5 9-1.5 13 0" />
    {EMBLEMS.map((emblem, index) => (
      <g key={emblem} data-emblem={emblem} transform={`rotate(${index * 60} 24 24)`}>
        <circle class="circle-cushion" cx="24" cy="6.8" r="4.8" />
        <circle class="circle-weave" cx="24" cy="6.8" r="2.2" />
      </g>
    ))}
  </svg>
);
