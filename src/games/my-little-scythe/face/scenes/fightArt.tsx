import { BERRY, CREAM, CRUST, INK, STONE, WOOD, YELLOW } from '../art/cards.tsx';

// What only a pie fight needs. Drawn within 12 units each way, with the one ink line of all pieces.

/** A dish; what is set lies on it. */
export const Dish = () => (
  <svg viewBox="-30 -7 60 14" aria-hidden="true">
    <g class="mls-piece" stroke-width="1">
      <path fill="#cfd3da" d="M-29-2c0 5 13 8.500 29 8.500S29 3 29-2Z" />
      <path fill="#f3f5f8" d="M0-6.500c16 0 29 2 29 4.500S16 2.500 0 2.500-29 .5-29-2s13-4.500 29-4.500Z" />
      <path
        class="mls-line"
        stroke="#b8bec8"
        stroke-width="1"
        d="M-21-2.200c3-1.700 11-2.500 21-2.500s18 .8 21 2.500"
      />
    </g>
  </svg>
);

/** The lid over it, in the colour of its seat. */
export const Lid = () => (
  <svg viewBox="-28 -34 56 40" aria-hidden="true">
    <g class="mls-piece" stroke-width="1.200">
      <path fill={YELLOW} d="M0-33.500a3.600 3.600 0 1 1-.01 0Z" />
      <path class="mls-fight-lid" d="M-25 2c0-16 9-28.500 25-28.500S25-14 25 2Z" />
      <path fill="#fff" opacity=".45" stroke="none" d="M-18.500-2c.500-10 5-17 11-19.500-4 5-6 11-6.500 19.500Z" />
      <path fill={STONE} d="M-27 1.500h54c0 2.500-1 4-3 4h-48c-2 0-3-1.500-3-4Z" />
    </g>
  </svg>
);

export const Crumb = () => (
  <svg viewBox="-6 -6 12 12" aria-hidden="true">
    <g class="mls-piece">
      <path stroke-width="1" fill={CRUST} d="M-4.500-2 0-4.500 4.500-1 3 4-2.500 3.500Z" />
    </g>
  </svg>
);
export const Berry = () => (
  <svg viewBox="-6 -6 12 12" aria-hidden="true">
    <g class="mls-piece">
      <circle stroke-width="1" fill={BERRY} r="4" />
    </g>
  </svg>
);
export const Blob = () => (
  <svg viewBox="-6 -6 12 12" aria-hidden="true">
    <g class="mls-piece">
      <path
        stroke-width="1"
        fill={CREAM}
        d="M0-4.500C3-4.500 5-2 4 1 3.500 4 1 5 0 4.500-3 5-5 2-4-1-4-3-2-4.500 0-4.500Z"
      />
    </g>
  </svg>
);
export const Spark = () => (
  <svg viewBox="-6 -6 12 12" aria-hidden="true">
    <g class="mls-piece">
      <path
        stroke-width=".8"
        fill={YELLOW}
        d="M0-5.500 1.300-1.300 5.500 0 1.300 1.300 0 5.500-1.300 1.300-5.500 0-1.300-1.300Z"
      />
    </g>
  </svg>
);

/** A pie where a face was, on the grid of a head; two eyes look out of it. */
export const Splat = () => (
  <svg viewBox="-12.500 -12.500 25 25" aria-hidden="true">
    <g class="mls-piece">
      <path
        fill={CREAM}
        d="M-.5-9.500C2-11.500 4.500-9 4.500-7.500 7-9 9.500-7 8.500-4.500c2.500.2 3.500 3 1.500 4.500 2 1.500 1 4.200-1 4.200.6 2.300-.8 3.300-2 2.500.2 3-.6 5.300-2 5.300-1.300 0-1.700-1.800-1.700-3.500-1.200 1.200-3 1.200-4.300.2-.3 1.500-.8 2.600-1.800 2.600-1.300 0-1.800-1.600-1.700-3.600-2 1-3.700-.3-3.200-2.500-2.500 0-3.500-2.200-2-4-2.200-1-2-4 .2-4.700-1-2.500 1-4.800 3.500-3.500C-6-9.500-3-11-.5-9.500Z"
      />
      <path
        fill={CRUST}
        stroke-width="1"
        d="M-5.500-6.500c2-2 4-1.500 5-.5l-1.500 3-4 .5ZM3 3.500 6.500 2l1 2.500-3 2Z"
      />
      <path
        fill={BERRY}
        stroke-width="1"
        d="M3.500-6.800a1.700 1.700 0 1 1-.01 0ZM-5.500 2.800a1.900 1.900 0 1 1-.01 0ZM-.3 4.200a1.400 1.400 0 1 1-.01 0ZM6.600-2.300a1.300 1.300 0 1 1-.01 0Z"
      />
      <path
        fill="#fff"
        stroke-width="1"
        d="M-3.500-3.300a2.500 2.700 0 1 1-.01 0ZM3.500-3.300a2.500 2.700 0 1 1-.01 0Z"
      />
      <path class="mls-line" stroke={INK} stroke-width="1.900" d="M-3.200-.2v.01M3.200-.2v.01" />
    </g>
  </svg>
);

/** The moment of a hit. */
export const Pow = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <g class="mls-piece">
      <path
        stroke-width=".7"
        fill={CREAM}
        d="M0-12 2-6.500 6.500-10 5.800-4.800 11.500-5 7.500-1 12 2.500 6.500 3 8 8.500 3 6.500 1 12-2 6.800-7 9.500-5.800 4.200-11.500 4-7.200.3-11.800-4-5.800-4.500-6.500-10-2.200-6.300Z"
      />
    </g>
    <path
      fill={YELLOW}
      d="M0-6.500 1.800-2.600 6-3 3.200.3 5.500 4 1.500 3.200-.5 6.800-1.800 3-6 3.400-3.300 0-6-3.200-1.900-2.700Z"
    />
  </svg>
);

/** Its side, with two wheels; the load is drawn before it. */
export const Cart = () => (
  <svg viewBox="-16 -10 32 20" aria-hidden="true">
    <g class="mls-piece" stroke-width="1.2">
      <path class="mls-line" d="M10-1h5.500" />
      <path fill={WOOD} d="M-13-5h24l-2.500 9h-19Z" />
      <path class="mls-line" d="M-12-2h22.500M-5-5l1 9M4-5 3.500 4" />
      <path fill={STONE} d="M-7 2a3.800 3.800 0 1 1-.01 0ZM6 2a3.800 3.800 0 1 1-.01 0Z" />
    </g>
  </svg>
);

/** Light behind the prize. */
export const Rays = () => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true">
    {Array.from({ length: 12 }, (_, ray) => (
      <path key={ray} class="mls-fight-ray" d="M-4.500-20 0-49 4.500-20Z" transform={`rotate(${ray * 30})`} />
    ))}
  </svg>
);

/** Half of the field: a meadow in the tint of a seat, a checked cloth below; it leans, so that two of them meet askew. */
export const HalfField = ({
  width,
  height,
  lean,
  isRight,
}: {
  readonly width: number;
  readonly height: number;
  readonly lean: number;
  readonly isRight: boolean;
}) => {
  const out = 60;
  const cloth = height * 0.68;
  const edge = (y: number): number => lean * (0.5 - y / height);
  const shape = (top: number, bottom: number): string =>
    isRight
      ? `M${edge(top)} ${top}H${width + out}V${bottom}H${edge(bottom)}Z`
      : `M${width + edge(top)} ${top}H${-out}V${bottom}H${width + edge(bottom)}Z`;
  const id = `mls-check-${isRight ? 'right' : 'left'}`;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="28"
          height="20"
          patternUnits="userSpaceOnUse"
          patternTransform={`skewX(${isRight ? -18 : 18})`}
        >
          <path class="mls-fight-cloth" d="M0 0h28v20H0Z" />
          <path class="mls-fight-check" d="M0 0h14v20H0ZM0 0h28v10H0Z" />
        </pattern>
      </defs>
      <path class="mls-fight-meadow" d={shape(0, height)} />
      <path
        class="mls-fight-hill"
        d={
          isRight
            ? `M${edge(cloth) - 4} ${cloth}C${width * 0.3} ${cloth - 70} ${width * 0.7} ${cloth - 96} ${width + out} ${cloth - 44}V${cloth}Z`
            : `M${width + edge(cloth) + 4} ${cloth}C${width * 0.7} ${cloth - 40} ${width * 0.4} ${cloth - 104} ${-out} ${cloth - 60}V${cloth}Z`
        }
      />
      <path fill={`url(#${id})`} d={shape(cloth, height)} />
      <path
        class="mls-fight-edge"
        d={
          isRight
            ? `M${edge(0)} 0 ${edge(height)} ${height}`
            : `M${-out} 0H${width + edge(0)}M${width + edge(height)} ${height}H${-out}`
        }
      />
      {isRight && (
        <path class="mls-fight-edge" d={`M${edge(0)} 0H${width + out}M${edge(height)} ${height}H${width + out}`} />
      )}
    </svg>
  );
};
