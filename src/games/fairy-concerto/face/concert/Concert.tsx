import './concert.css';
import { useEffect, useState } from 'preact/hooks';
import type { Side } from '../../../../engine/game.ts';
import { at } from '../../../../engine/lists.ts';
import { Picks } from '../../../../ui/Picks.tsx';
import type { Sound } from '../../../../ui/sound.ts';
import type { Counts, Kind } from '../../rules/cards.ts';
import { isAlone, type View } from '../../rules/state.ts';
import type { FinaleWords } from '../../words/labels.ts';
import { Bach, Musician } from '../art/Musician.tsx';
import { type Phase, useConcert } from './useConcert.ts';

export interface Placed {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

export const STAGE = { wide: 320, tall: 166 };

/** From the left wing to the right. */
const ORDER: readonly Kind[] = [2, 4, 1, 0, 3];
const ROWS = 2;
const MIDDLE = STAGE.wide / 2;
/** The half ellipses on which the rows stand. */
const FRONT = { x: 96, y: 30, floor: 162 };
const BACK = { x: 134, y: 50, floor: 130 };
/** How much of a half circle the rows take, from either end. */
const EDGE = 0.06;

/** Two rows in an arc, each section together; the back row is drawn first, so that nobody in front is hidden. */
export function arcOf(orchestra: Counts): Placed[] {
  const all = ORDER.flatMap((kind) => Array.from({ length: orchestra[kind] }, () => kind));
  const columns = Math.ceil(all.length / ROWS);
  return all
    .map((kind, at) => {
      const { x, y, floor } = at % ROWS === 0 ? BACK : FRONT;
      const turn = columns === 1 ? 0.5 : EDGE + (Math.floor(at / ROWS) / (columns - 1)) * (1 - 2 * EDGE);
      const angle = Math.PI * (1 - turn);
      return { kind, x: MIDDLE + x * Math.cos(angle), y: floor - y * Math.sin(angle) };
    })
    .sort((one, other) => one.y - other.y);
}

/** Dusk over all before the concert, and beams from above as long as it lasts. */
const Lights = () => (
  <>
    <path class="fc-dusk" d={`M0 0H${STAGE.wide}V${STAGE.tall}H0Z`} />
    <path class="fc-ray" d="M64 0 96 0 210 166H74ZM256 0h-32L110 166H246ZM148 0h24l62 166H86Z" />
  </>
);

const FLOWERS: readonly (readonly [x: number, y: number, turn: number])[] = [
  [92, 152, -30],
  [121, 160, 20],
  [148, 155, -8],
  [182, 161, 35],
  [206, 153, -18],
  [232, 159, 12],
];
const BLOSSOM = 'M0 0C-6-1-7-7-2-8-2-13 4-13 4-8 9-7 8-1 2 0Z';

/** Thrown on the stage when it is over. */
const Flowers = () => (
  <>
    {FLOWERS.map(([x, y, turn], at) => (
      <g key={at} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <g class="fc-flower" style={{ '--fc-at': at }}>
          <path class="fc-flower-stem" d="M1 0C2 4 1 7-2 9" />
          <path class="fc-blossom" d={BLOSSOM} />
        </g>
      </g>
    ))}
  </>
);

const SEATS = 11;
const APART = STAGE.wide / SEATS;

/** The backs of heads; they clap when it is over. */
const Audience = ({ floor }: { readonly floor: number }) => (
  <>
    <path class="fc-hall" d={`M0 ${STAGE.tall}H${STAGE.wide}V${floor}H0Z`} />
    {Array.from({ length: SEATS }, (_, seat) => (
      <g key={seat} transform={`translate(${APART * (seat + 0.5)} ${floor})`}>
        <path class="fc-clapping" d="M-9-4-4-27M9-4 4-27" />
        <path class="fc-listener" d="M-13 0c1-8 6-9 13-9s12 1 13 9ZM0-24a8 8 0 1 1-.01 0Z" />
      </g>
    ))}
  </>
);

interface ConcertStageProps {
  readonly orchestra: Counts;
  /** The sections that begin a note now. */
  readonly sounding: readonly Kind[];
  readonly isBachs: boolean;
}

const SIZE = 0.86;
/** Boards go on a little beyond the last musician of a row. */
const BEYOND = { x: 34, y: 6 };
const NOTE = 'M-2-64c2 4 9 3 8 9-2-3-4-3-6-3v9a4 3 0 1 1-2-2.5Z';

/** The room below the stage that the audience takes. */
const HALL = 24;

/** The orchestra in an arc; a musician who plays a note hops and lets it fly. In front of it those who listen. */
const ConcertStage = ({ orchestra, sounding, isBachs }: ConcertStageProps) => (
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

interface ConcertProps {
  readonly view: View;
  /** Whose orchestra stands on the stage first. */
  readonly first: Side;
  /** How it was decided, if one has won. */
  readonly won: string | null;
  /** By itself, and not only when asked to. */
  readonly begins: boolean;
  readonly words: FinaleWords;
  readonly sound: Sound;
  nameOf(side: Side): string;
}

const SAID: Readonly<Record<Phase, (words: FinaleWords, name: string) => string>> = {
  before: ({ ready }, name) => ready(name),
  playing: ({ playing }, name) => playing(name),
  applause: ({ applause }, name) => applause(name),
};

/** The orchestras that were built, to be heard and seen. */
export function Concert({ view, first, won, begins, words, sound, nameOf }: ConcertProps) {
  const [chosen, setChosen] = useState(first);
  const { phase, sounding, play, stop } = useConcert(sound);
  const orchestraOf = (of: Side) => at(view.orchestras, of);
  const turnTo = (of: Side): void => {
    setChosen(of);
    if (phase === 'playing') play(orchestraOf(of));
    else stop();
  };
  useEffect(() => {
    if (begins) play(orchestraOf(first));
  }, []);
  const name = nameOf(chosen);
  return (
    <div class="fc-concert" data-phase={phase}>
      <p class="fc-heading">{words.concert}</p>
      {won && <p class="fc-won">{won}</p>}
      <ConcertStage orchestra={orchestraOf(chosen)} sounding={sounding} isBachs={isAlone(view) && chosen > 0} />
      <Picks
        legend={words.whose}
        of={view.orchestras.map((_, each) => each)}
        now={chosen}
        say={nameOf}
        choose={turnTo}
      />
      <div class="fc-baton">
        <button type="button" class="button" onClick={() => (phase === 'playing' ? stop() : play(orchestraOf(chosen)))}>
          {phase === 'playing' ? words.stop : words.play}
        </button>
        <p role="status">{SAID[phase](words, name)}</p>
      </div>
      {!sound.isOn && sound.turnOn && (
        <p class="fc-silent">
          {words.silent}{' '}
          <button type="button" class="button" onClick={sound.turnOn}>
            {words.turnOn}
          </button>
        </p>
      )}
    </div>
  );
}
