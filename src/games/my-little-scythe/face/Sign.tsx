import type { ComponentChildren } from 'preact';

/** One piece, as large as its place says. */
export const Sign = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    {children}
  </svg>
);
