import { STAGE } from './arc.ts';

/** Dusk over all before the concert, and beams from above as long as it lasts. */
export const Lights = () => (
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
export const Flowers = () => (
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
export const Audience = ({ floor }: { readonly floor: number }) => (
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
