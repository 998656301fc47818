/** Hands that were seen before. */
export const EYE = 'M2.5 12C6 6.500 18 6.500 21.500 12 18 17.500 6 17.500 2.500 12ZM12 9.500a2.500 2.500 0 1 1-.01 0';

/** The bag that fairies are drawn from. */
export const Bag = () => (
  <svg class="fcb-symbol" viewBox="0 0 24 24" aria-hidden="true">
    <path
      class="fcb-cloth"
      d="M8.500 8C4 11 2.500 15 3 18c.5 2.500 3 3.500 9 3.500s8.500-1 9-3.500c.5-3-1-7-5.500-10Z"
    />
    <path class="fcb-cloth" d="M8 3c1.500 1 2.500 1 4 0 1.500 1 2.500 1 4 0l-.8 5H8.800Z" />
    <path class="fcb-cord" d="M7.500 8.200h9M16 8.500l2 3" />
  </svg>
);

/** What has left the game. */
export const Gone = () => (
  <svg class="fcb-symbol" viewBox="0 0 24 24" aria-hidden="true">
    <path class="fcb-cloth" d="M4 4h9v16H4Z" />
    <path class="fcb-cord" d="M11 12h10m-3.500-3.500L21 12l-3.500 3.500" />
  </svg>
);
