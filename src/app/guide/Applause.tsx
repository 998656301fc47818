const RAYS = 9;

/** The lesson is over: paper falls, and somebody claps. */
export const Applause = ({ said }: { readonly said: string }) => (
  <p class="guide-applause">
    <svg viewBox="-40 -24 80 48" aria-hidden="true">
      {Array.from({ length: RAYS }, (_, nth) => (
        <g key={nth} transform={`rotate(${-80 + (160 / (RAYS - 1)) * nth})`}>
          <rect class="guide-paper" data-nth={nth % 3} x="-2" y="-21" width="4" height="7" rx="1" />
        </g>
      ))}
      <g class="guide-clap">
        <path d="M-11 8c-3-3-4-7-2-10l4-7c1.500-2.500 5-1 4.500 1.500L-5.500-4-1-11c1.500-2.400 5-.6 4 2L-1 1 1 8c0 5-8 5-12 0z" />
        <path d="M11 10c3-2.500 4.500-6 3-10l-3-8c-1-2.600-4.600-1.800-4.500 1l.5 4-4-6c-1.600-2.200-5-.2-3.800 2.300L3 3 0 9c-1 5 7 6 11 1z" />
      </g>
    </svg>
    <strong>{said}</strong>
  </p>
);
