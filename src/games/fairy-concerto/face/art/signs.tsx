import './art.css';
import type { FunctionComponent } from 'preact';
import { still } from '../../../../ui/still.tsx';
import { type Kind, LETTERS, type PerKind } from '../../rules/cards.ts';
import type { Contest } from '../../rules/score.ts';

/** What each kind plays, about (0, 0) within 12 units each way; `fc-tool` takes the colour of wherever it is played. */

const Trumpet = () => (
  <g transform="rotate(-32)">
    <path class="fc-pipe-ink" d="M-5 0v2.6A2.2 2.2 0 0 0-2.8 4.8H1.4A2.2 2.2 0 0 0 3.6 2.6V0" />
    <path class="fc-pipe" d="M-5 0v2.6A2.2 2.2 0 0 0-2.8 4.8H1.4A2.2 2.2 0 0 0 3.6 2.6V0" />
    <path class="fc-wire" d="M-3.2-1v-3.6M-.7-1v-3.6M1.8-1v-3.6M-12-1.9v3.8" />
    <path class="fc-tool" d="M-11.5-1H3.5c3 0 5-1.7 8-6.4V7.4C8.5 2.7 6.5 1 3.5 1h-15Z" />
  </g>
);

const Drum = () => (
  <>
    <path class="fc-stick" d="M-3-2.5-10.5-11.5M3-2.5 10.5-11.5" />
    <path class="fc-bead" d="M-10.7-11.8h.01M10.7-11.8h.01" />
    <path class="fc-tool" d="M-10-1.6v8c0 2.3 4.4 4 10 4s10-1.7 10-4v-8Z" />
    <path class="fc-rope" d="m-10 1 3.6 8L-3.2 2.2 0 10l3.2-7.8L6.4 9 10 1" />
    <ellipse class="fc-skin" cy="-1.6" rx="10" ry="3.6" />
  </>
);

const FIDDLE =
  'M0-5.2c3.4 0 5.2 1.500 5.2 3.800 0 1.800-1.700 2.300-1.700 3.700S6 4.600 6 7.4c0 3.300-2.4 5.100-6 5.100s-6-1.800-6-5.100c0-2.800 2.5-3.700 2.5-5.100s-1.700-1.900-1.700-3.700c0-2.300 1.800-3.800 5.2-3.800Z';

const Violin = () => (
  <g transform="translate(-1 1) rotate(40)">
    <path class="fc-tool" d={FIDDLE} />
    <path class="fc-neck" d="M-.7 2v-14.5h1.4V2Z" />
    <path class="fc-hair" d="M-2 8.800h4M-1.800-11h3.600" />
    <path class="fc-bow" d="M-8 4.5C0 2.5 7-3 9.5-9" />
  </g>
);

const RING = 'M-2-8.4a6.2 6.2 0 1 0 .01 0';

const Horn = () => (
  <>
    <path class="fc-wire" d="M-7-6.4-10.6-10.6M-11.9-9.6l2.4-2.2" />
    <path class="fc-pipe-ink" d={RING} />
    <path class="fc-pipe" d={RING} />
    <path class="fc-tool" d="M1.5 1.6c1.2 1.6 1.6 4.4.1 9.2L11.2 2c-4.4.9-6.6.3-7.5-1.4Z" />
    <ellipse class="fc-mouth" cx="6.6" cy="6.6" rx="6.7" ry="2.9" transform="rotate(-42.5 6.6 6.6)" />
  </>
);

const Quill = () => (
  <>
    <path
      class="fc-tool"
      d="M11-11.5C1.5-11-6-5-6.2 4.6L-3.4 6.6C1 6 4 4.4 6 2.2l-2.4-.3c2-.8 3.6-2 4.6-3.6l-2.2-.2c3-2.4 4.8-5.6 5-9.6Z"
    />
    <path class="fc-wire" d="M6.5-7C1.5-3-3 2.4-5.2 7" />
    <path class="fc-nib" d="m-6.6 4.8 3.4 2.2L-9 11.6l-1-.6Z" />
  </>
);

const PLAYED: PerKind<FunctionComponent> = [Trumpet, Drum, Violin, Horn, Quill];

/** The class that gives a kind's colours to all that is drawn in it. */
export const hueOf = (kind: Kind): string => `fc-kind fc-${LETTERS[kind].toLowerCase()}`;

export function Instrument({ kind }: { readonly kind: Kind }) {
  const Played = PLAYED[kind];
  return (
    <g class="fc-instrument">
      <Played />
    </g>
  );
}

/** An instrument alone, in its kind's colour, one em high wherever it stands. */
export const Mark = still(({ kind }: { readonly kind: Kind }) => (
  <svg class={`fc-mark ${hueOf(kind)}`} viewBox="-14 -14 28 28" aria-hidden="true">
    <Instrument kind={kind} />
  </svg>
));

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
