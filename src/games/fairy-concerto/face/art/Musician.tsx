import { COMPOSER, type Kind, type PerKind } from '../../rules/cards.ts';
import { hueOf, Instrument } from './signs.tsx';

const WING = 'M4-23C12-38 23-37 22.5-28 22-20 12-15 4-19Z';
const LOWER_WING = 'M4-18c10-5 17-1 15.5 4.5C18-8 9-9 4-14Z';
const ROBE = 'M0-26c5.5 0 8 2.5 9 7 1.3 6 2.5 11 4 16-4.5 2.4-21.5 2.4-26 0 1.5-5 2.7-10 4-16 1-4.5 3.5-7 9-7Z';

/** What each wears on the head, over a face with its middle at (0, -33). */
const HATS: PerKind<readonly (readonly [shape: string, d: string])[]> = [
  [
    ['fc-cloth', 'M-9.6-36.5C-9-43-13-49-19-48.5c1-4.5 9-6 14-2 5.5 4 11 7.5 14.6 14-5-3-14-3-19.2 0Z'],
    ['fc-trim', 'M-10-35.6c6-3.6 14-3.6 20 0l.2-2.8c-6-3.6-14.4-3.6-20.4 0Z'],
    ['fc-trim', 'M-19-51a2.3 2.3 0 1 1-.01 0Z'],
  ],
  [
    ['fc-plume', 'M0-51c-4-3-3.6-8 0-10.5 3.6 2.5 4 7.5 0 10.5Z'],
    ['fc-cloth', 'M-8.6-37-9.6-50.5c5.8 2.3 13.4 2.3 19.2 0L8.6-37c-5 2-12.2 2-17.2 0Z'],
    ['fc-trim', 'M-10-36.5c6 2.6 14 2.6 20 0l-.6-3c-5.6 2.4-13.2 2.4-18.8 0Z'],
  ],
  [
    ['fc-hair-fill', 'M-10-31c-3-12 4-15 10-15s13 3 10 15c-1.5-6-5-8.5-10-8.5s-8.5 2.5-10 8.5Z'],
    ['fc-hair-fill', 'M0-44a4.8 4.8 0 1 1 .01 0Z'],
    ['fc-trim', 'M0-44.5-6.5-48v6ZM0-44.5 6.5-48v6Z'],
  ],
  [
    ['fc-plume', 'M6-42c1.5-7 7-11 12.5-11-.5 6-4.5 10.5-12.5 11Z'],
    ['fc-cloth', 'M-8-38.5c.5-6.5 3-9 8-9s7.5 2.5 8 9Z'],
    ['fc-cloth', 'M-14.5-37.8c5-3.8 24-3.8 29 0-5 3.6-24 3.6-29 0Z'],
  ],
  [
    [
      'fc-wig',
      'M-9-24.5c-5 .5-6.5-4-3.8-6.3-3-1.7-2.6-6 .6-6.7-1-3.5 1.8-6 4.6-5.2C-6-45.5-2.5-46.5 0-44.8c2.5-1.7 6-.7 7.6 2.1 2.8-.8 5.6 1.7 4.6 5.2 3.2.7 3.6 5 .6 6.7 2.7 2.3 1.2 6.8-3.8 6.3-.5-3-.2-6-.2-8.5-2-4.5-15.6-4.5-17.6 0 0 2.5.3 5.5-.2 8.5Z',
    ],
  ],
];

/** Where the instrument is held: where, turned how far, how large. */
const HELD: PerKind<readonly [x: number, y: number, turn: number, size: number]> = [
  [13, -33, 4, 1.12],
  [0, -12, 0, 1.3],
  [8.5, -20.5, 24, 1.1],
  [4, -15.5, 0, 1.25],
  [13.5, -29, 2, 1.12],
];
/** The hands that hold it. */
const HANDS: PerKind<string> = [
  'M11-31h.01M6-27h.01',
  'M-9.5-21h.01M9.5-21h.01',
  'M18-26h.01M16-11.5h.01',
  'M-3-17h.01M12-8h.01',
  'M6.5-19h.01M-9-15h.01',
];
const SHEET = 'M-19-24-7.5-26.5-5.5-11.5-17-9Z';
const STAVES = 'm-17-20.5 8-1.7M-16.5-17.5l8-1.7M-16-14.5l8-1.7';

/** How a musician feels: at rest, glad of what has come, struck by what has gone. */
export type Mood = 'still' | 'glad' | 'struck';

/** Eyes that are closed for a long note. */
const BLOWING = 'M-5.8-33q1.8 1.8 3.6 0M2.2-33q1.8 1.8 3.6 0';
const EYES = 'M-4-34.4a1.1 1.6 0 1 1-.01 0ZM4-34.4a1.1 1.6 0 1 1-.01 0Z';
const LAUGHING = 'M-6-32.4q2-3 4 0M2-32.4q2-3 4 0';
const WIDE = 'M-4-35.4a2.1 2.5 0 1 1-.01 0ZM4-35.4a2.1 2.5 0 1 1-.01 0Z';
const PUPILS = 'M-4-33v.2M4-33v.2';
const SMILE = 'M-2-28.3q2 1.7 4 0';
const LAUGH = 'M-2.6-29h5.2q-.6 3.2-2.6 3.2t-2.6-3.200Z';
const GASP = 'M0-29.600a1.5 1.8 0 1 1-.01 0Z';

interface FaceProps {
  readonly mood: Mood;
  /** The mouth is at the instrument. */
  readonly isBlowing: boolean;
}

function Face({ mood, isBlowing }: FaceProps) {
  if (mood === 'struck')
    return (
      <>
        <path class="fc-wide" d={WIDE} />
        <path class="fc-look" d={PUPILS} />
        {!isBlowing && <path class="fc-gasp" d={GASP} />}
      </>
    );
  const isGlad = mood === 'glad';
  return (
    <>
      {isGlad || isBlowing ? (
        <path class="fc-look" d={isGlad ? LAUGHING : BLOWING} />
      ) : (
        <path class="fc-eyes" data-eyes d={EYES} />
      )}
      {!isBlowing && <path class={isGlad ? 'fc-gasp' : 'fc-look'} d={isGlad ? LAUGH : SMILE} />}
    </>
  );
}

/** A fairy seen from the front, standing on (0, 0), 60 high and 48 wide. */
export function Musician({ kind, mood = 'still' }: { readonly kind: Kind; readonly mood?: Mood }) {
  const [x, y, turn, size] = HELD[kind];
  const isBlowing = kind === 0 || kind === 3;
  return (
    <g class={`fc-musician ${hueOf(kind)}`}>
      <path class="fc-wing" d={WING} />
      <path class="fc-wing" d={WING} transform="scale(-1 1)" />
      <path class="fc-wing" d={LOWER_WING} />
      <path class="fc-wing" d={LOWER_WING} transform="scale(-1 1)" />
      <path class="fc-shoe" d="M-8-1.5a3.6 2 0 1 0 7 0ZM1-1.5a3.6 2 0 1 0 7 0Z" />
      <path class="fc-robe" d={ROBE} />
      <path class="fc-fold" d="M-5.5-9-7-2.3M5.5-9 7-2.3M0-8v6" />
      <path class="fc-face" d="M0-42.5a9.5 9.5 0 1 1-.01 0Z" />
      <Face mood={mood} isBlowing={isBlowing} />
      <path class="fc-cheek" d="M-6-29.8h.01M6-29.8h.01" />
      {HATS[kind].map(([shape, d]) => (
        <path key={d} class={shape} d={d} />
      ))}
      {kind === COMPOSER && (
        <>
          <path class="fc-sheet" d={SHEET} />
          <path class="fc-stave" d={STAVES} />
        </>
      )}
      <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
        <Instrument kind={kind} />
      </g>
      <path class="fc-hand-ink" d={HANDS[kind]} />
      <path class="fc-hand" d={HANDS[kind]} />
    </g>
  );
}

const CURLS =
  'M-10-46c-6-1-9.5 4-7.5 8-4 1.5-5 7-1.5 9.5-3 3-1.5 8.5 3 9-.5 4 4 6.5 7.5 4.5 2-5 1.5-14 1.5-20 3-3 11-3 14 0 0 6-.5 15 1.5 20 3.5 2 8-.5 7.5-4.5 4.5-.5 6-6 3-9 3.5-2.5 2.5-8-1.5-9.5 2-4-1.5-9-7.5-8-3-6.5-17-6.5-20 0Z';
const COAT = 'M0-25c7 0 11 3 13 9 1.5 5 3 9 4 14-6 3-28 3-34 0 1-5 2.5-9 4-14 2-6 6-9 13-9Z';

/** The rival of those who play alone, standing on (0, 0) like a musician; he needs no wings. */
export const Bach = () => (
  <g class={`fc-musician fc-bach ${hueOf(COMPOSER)}`}>
    <path class="fc-shoe" d="M-10-1.5a4.5 2 0 1 0 9 0ZM1-1.5a4.5 2 0 1 0 9 0Z" />
    <path class="fc-wig" d={CURLS} />
    <path class="fc-coat" d={COAT} />
    <path class="fc-face" d="M0-44c6 0 9 4.5 9 10S5-22.5 0-22.5-9-28.5-9-34s3-10 9-10Z" />
    <path class="fc-wig" d="M-10-35c-2.5-8 3-12 10-12s12.5 4 10 12c-2-4-5-6-10-6s-8 2-10 6Z" />
    <path class="fc-look" d="M-6.5-36.5l4 1M6.5-36.5l-4 1M-4-33.5v1M4-33.5v1M-2.5-26.5h5M0-32.5c-1.2 2-1.2 2.5.8 2.8" />
    <path class="fc-cheek" d="M-6-29.5h.01M6-29.5h.01" />
    <path class="fc-sheet" d="M-4-22.5h8l1 4-2.5 1 1.5 6L0-10l-4-1.5 1.5-6-2.5-1Z" />
    <path class="fc-buttons" d="M-7-14h.01M-7.5-9h.01M7-14h.01M7.5-9h.01" />
  </g>
);

/** In place of a player's badge. */
export const BachBadge = () => (
  <svg class="fc-board-bach" viewBox="-19 -58 38 38" aria-hidden="true">
    <Bach />
  </svg>
);
