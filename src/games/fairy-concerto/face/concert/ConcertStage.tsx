import type { Counts, Kind } from '../../rules/cards.ts';
import { Bach } from '../art/Bach.tsx';
import { Musician } from '../art/Musician.tsx';
import { arcOf, BACK, FRONT, STAGE } from './arc.ts';
import { Audience, Flowers, Lights } from './Hall.tsx';

interface ConcertStageProps {
  readonly orchestra: Counts;
  /** The sections that begin a note now. */
  readonly sounding: readonly Kind[];
  readonly isBachs: boolean;
}

const SIZE = 0.86;
/** Boards go on a little beyond whoever stands at the end of a row. */
const BEYOND = { x: 34, y: 6 };
const NOTE = 'M-2-64c2 4 9 3 8 9-2-3-4-3-6-3v9a4 3 0 1 1-2-2.5Z';

/** The room below the stage that the audience takes. */
const HALL = 24;

/** The orchestra in an arc; whoever plays a note hops and lets it fly. In front of it those who listen. */
export const ConcertStage = ({ orchestra, sounding, isBachs }: ConcertStageProps) => (
  <svg class="fc-concert-stage" viewBox={`0 0 ${STAGE.wide} ${STAGE.tall + HALL}`} aria-hidden="true">
    <Boards of={BACK} riser="fc-riser fc-riser-back" />
    <Boards of={FRONT} riser="fc-riser" />
    <path
      class="fc-drape"
      d="M0 0h320v14c-13 9-27 9-40 0-13 9-27 9-40 0-13 9-27 9-40 0-13 9-27 9-40 0-13 9-27 9-40 0-13 9-27 9-40 0-13 9-27 9-40 0-13 9-27 9-40 0Z"
    />
    {arcOf(orchestra).map(({ kind, x, y }, at) => (
      <g key={at} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${SIZE})`}>
        <g class={sounding.includes(kind) ? 'fc-player fc-hop' : 'fc-player'}>
          <Musician kind={kind} mood={sounding.includes(kind) ? 'glad' : 'still'} />
          <path class="fc-flying" d={NOTE} />
        </g>
      </g>
    ))}
    {isBachs && (
      <g transform="translate(160 165) scale(.8)">
        <Bach />
      </g>
    )}
    <Lights />
    <Flowers />
    <Audience floor={STAGE.tall + HALL} />
  </svg>
);

const Boards = ({ of: { x, y, floor }, riser }: { readonly of: typeof FRONT; readonly riser: string }) => (
  <path
    class={riser}
    d={`M${STAGE.wide / 2 - x - BEYOND.x} ${STAGE.tall}V${floor}a${x + BEYOND.x} ${y + BEYOND.y} 0 0 1 ${2 * (x + BEYOND.x)} 0V${STAGE.tall}Z`}
  />
);
