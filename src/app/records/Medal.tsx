import './medal.css';

interface MedalProps {
  /** 0: the lowest. */
  readonly rank: number;
  readonly has: boolean;
}

/** On a ribbon, with as many stars as its rank; an outline where it is still to be won. Decoration: its name stands beside it. */
export const Medal = ({ rank, has }: MedalProps) => (
  <svg class="medal" viewBox="0 0 24 24" data-rank={rank} data-has={has} aria-hidden="true">
    <path class="medal-ribbon" d="M7 1h4l2 7H9ZM17 1h-4l-2 7h4Z" />
    <circle class="medal-disc" cx="12" cy="15" r="7.5" />
    {Array.from({ length: rank + 1 }, (_, star) => (
      <circle key={star} class="medal-star" cx={12 + 3.6 * (star - rank / 2)} cy="15" r="1.3" />
    ))}
  </svg>
);
