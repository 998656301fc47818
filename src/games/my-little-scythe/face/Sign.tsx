import type { ComponentChildren } from 'preact';

interface SignProps {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** One piece, as large as its place says. */
export const Sign = ({ class: named, children }: SignProps) => (
  <svg class={named} viewBox="-12.5 -12.5 25 25" aria-hidden="true">
    {children}
  </svg>
);
