import type { ComponentChild } from 'preact';
import type { Kind } from '../../rules/components.ts';
import { Domino } from '../art/Domino.tsx';
import { hueOfFairy, type Mood, Portrait } from '../art/portraits.tsx';
import { Piece, Wide } from './kit.tsx';

/** A fairy without her house. */
export const Face = ({ of, mood = 'still' }: { readonly of: Kind; readonly mood?: Mood }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true" class={hueOfFairy(of)}>
    <Portrait of={of} mood={mood} />
  </svg>
);
/** With it, over the two cells that it covers. */
export const Home = ({
  kind,
  isAcross,
  mood,
}: {
  readonly kind: Kind;
  readonly isAcross: boolean;
  readonly mood: Mood;
}) =>
  isAcross ? (
    <Wide>
      <Domino kind={kind} lies="across" mood={mood} />
    </Wide>
  ) : (
    <Tall>
      <Domino kind={kind} lies="down" mood={mood} />
    </Tall>
  );
const Tall = ({ children }: { readonly children: ComponentChild }) => (
  <svg viewBox="-12 -24 24 48" aria-hidden="true">
    {children}
  </svg>
);
/** Her window when she has left it. */
export const Empty = ({ of }: { readonly of: Kind }) => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true" class={hueOfFairy(of)}>
    <path class="alf-window alf-empty" d="M-10 10.5V-3a10 8 0 0 1 20 0v13.5Z" />
    <path class="alf-sill" d="M-11 8h22v3h-22Z" />
  </svg>
);
export const Met = () => (
  <Piece>
    <circle class="alf-met" r="9" />
    <path class="alf-met-tick" d="m-4.5 0 3.3 3.5L5-4" />
  </Piece>
);
export const Rays = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    {Array.from({ length: 12 }, (_, at) => (
      <path key={at} class="alf-rays" d="M-2.5-20-6-48h12L2.5-20Z" transform={`rotate(${at * 30})`} />
    ))}
  </svg>
);
