import type { FunctionComponent } from 'preact';
import './cover.css';

/** A lid, or a still picture, of a game that nobody has drawn yet: its first letter in the colours of its world. */
export const initialCover =
  (initial: string): FunctionComponent =>
  () => (
    <svg class="plain-cover" viewBox="0 0 96 128" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path class="plain-cover-ground" d="M0 0h96v128H0Z" />
      <circle class="plain-cover-disc" cx="48" cy="64" r="34" />
      <text class="plain-cover-letter" x="48" y="64" text-anchor="middle" dominant-baseline="central">
        {initial}
      </text>
    </svg>
  );
