import type { FunctionComponent } from 'preact';
import type { Contest } from '../../rules/score.ts';
import './art.css';

/** The signs of the contests, about (0, 0) within 12 units each way. */

const Star = () => <path class="fc-tool" d="m0-11.5 3.3 7.2 7.9.8-5.9 5.3 1.7 7.7-7-4-7 4 1.7-7.7-5.9-5.3 7.9-.8Z" />;

const Baton = () => (
  <>
    <path class="fc-sway" d="M-3-10.5a14 14 0 0 1 6.5 6M11.5 3.5a14 14 0 0 1-6-2.5" />
    <path class="fc-pipe-ink" d="M-5.5 5 10.5-10.5" />
    <path class="fc-white" d="M-5.5 5 10.5-10.5" />
    <path class="fc-tool" d="M-11 10.5c-2-3.5 2.5-8.5 7-7.300C-2.5 7.5-7 12.5-11 10.5Z" />
  </>
);

const Solo = () => (
  <>
    <path class="fc-beam" d="M-2.5-12h5L11.5 9.5h-23Z" />
    <ellipse class="fc-beam-floor" cy="9.5" rx="11.5" ry="2.5" />
    <path class="fc-tool" d="M0-5.5c.5 3 5.5 3 4.5 7.5-1-2.5-3-2.8-4.5-3V6.5A3.4 2.6 0 1 1-1.5 4.3v-9.8Z" />
  </>
);

const Piano = () => (
  <>
    <path class="fc-tool" d="M-11.5-1.5C-10-11-1-12 4-9.5c4 2 6 1 7.5 3.5v4.5Z" />
    <path class="fc-skin" d="M-11.5-1.5h23v9h-23Z" />
    <path class="fc-keys" d="M-7.7 7.5v-9h2v5h-2M-3.8-1.5v5h2v-5M2-1.5v5h2v-5M6-1.5v5h2v-5" />
    <path class="fc-wire" d="M-8.5 7.5v3.8M8.5 7.5v3.8" />
  </>
);

const Harp = () => (
  <>
    <path class="fc-hair" d="M-3.5-7v15M-.5-4.5v9.5M2.5-3.5v5M5.5-3.5v1" />
    <path
      class="fc-tool"
      d="M-8.5-11.5c3.5-.5 4.5 1.5 6 3.5 2 2.7 6.5.5 11 3.8L-3.5 11.5h-5.8c-1.5 0-1.5-2.5.3-2.5Zm2.7 6V9h1.3L5.5-3C1.5-4-3-1.5-5.8-5.5Z"
    />
  </>
);

const DRAWN = { popular: Star, conductor: Baton, soloist: Solo, pianist: Piano, harpist: Harp } satisfies Record<
  Contest,
  FunctionComponent
>;

export function Emblem({ of }: { readonly of: Contest }) {
  const Drawn = DRAWN[of];
  return (
    <g class="fc-instrument fc-emblem">
      <Drawn />
    </g>
  );
}

/** One of the honours, and the sign of its contest wherever a mark will do. */
export const HonourMark = ({ of }: { readonly of: Contest }) => (
  <svg class="fc-mark fc-honour" viewBox="-16 -16 32 32" aria-hidden="true">
    <circle class="fc-medal" r="14.8" />
    <g transform="scale(.86)">
      <Emblem of={of} />
    </g>
  </svg>
);
