/** One ink line on 24 units; decoration beside a word, or inside a button that has a name. */
export const Icon = ({ of }: { readonly of: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={of} />
  </svg>
);

/* Those of the first screen. */
export const BACK = 'M14.5 5 8 12l6.5 7';
export const CLOSE = 'm6.5 6.5 11 11m0-11-11 11';
export const SETTINGS = 'M4 7h8m4 0h4M4 17h4m4 0h8M12 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M8 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0';
export const SUN =
  'M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4';
export const NIGHT = 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z';
