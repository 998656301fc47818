/** A card of no game. */
export const PaperCard = ({ letter }: { readonly letter: string }) => (
  <svg class="paper-card" viewBox="0 0 50 70" aria-hidden="true">
    <rect x="1" y="1" width="48" height="68" rx="5" />
    <text x="13" y="22">
      {letter}
    </text>
    <circle cx="30" cy="46" r="11" />
  </svg>
);
