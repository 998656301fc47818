import type { ComponentChildren } from 'preact';
import { drawnAt, type Spot } from '../../../ui/walk/lattice.ts';
import { facts } from '../facts.ts';
import type { Lying, MapScene } from '../rulebook/scenes.ts';
import { APPLE, GEM } from '../rules/cards.ts';
import { CASTLE, type Hex } from '../rules/hexes.ts';
import { Camp } from './art/camp.tsx';
import { Apple, Gem, Scroll } from './art/cards.tsx';
import { Ground, HEX } from './art/lands.tsx';
import { Seeker } from './art/Seeker.tsx';
import { campOf, spotOf, type Target } from './targets.ts';

/** A pointed hex on the grid of the pieces: so wide, and so far from one row to the next. */
const HEX_WIDE = 20.78;
const ROW = 18;

/** The middle of a hex, in the units of the pieces. */
function centreOf(spot: Spot): { readonly x: number; readonly y: number } {
  const [across, down] = drawnAt('hex', spot);
  return { x: across * HEX_WIDE, y: down * ROW };
}

const middleOf = (place: Target) => centreOf(spotOf(facts.seats.most, place));
const EDGE = 13;

/** A part of the map, with what lies on it and who goes where. */
export function MapFigure({ hexes, camps, tokens, seekers, ways, marked }: MapScene) {
  const middles = [...hexes, ...camps.map(campOf)].map(middleOf);
  const [left, top] = [Math.min(...middles.map(({ x }) => x)) - EDGE, Math.min(...middles.map(({ y }) => y)) - EDGE];
  const wide = Math.max(...middles.map(({ x }) => x)) + EDGE - left;
  const high = Math.max(...middles.map(({ y }) => y)) + EDGE - top;
  return (
    <svg
      class={hexes.length > 20 ? 'mls-map-figure mls-whole' : 'mls-map-figure'}
      viewBox={`${left} ${top} ${wide} ${high}`}
      aria-hidden="true"
    >
      {hexes.map((hex) => (
        <At key={hex} place={hex}>
          <Ground of={hex} />
          <path class="mls-hex-edge" d={HEX} />
        </At>
      ))}
      {marked.map((hex) => (
        <At key={hex} place={hex}>
          <path class="mls-marked" d={HEX} />
        </At>
      ))}
      {camps.map((seat) => (
        <At key={seat} place={campOf(seat)} size={0.7}>
          <Camp kingdom={seat} />
        </At>
      ))}
      {ways.map((way) => (
        <path key={way.join()} class="mls-way" d={pathOf(way)} />
      ))}
      {tokens.map((lying) => (
        <Heap key={`${lying.hex} ${lying.kind}`} of={lying} above={tokens} />
      ))}
      {seekers.map(({ hex, seat, seeker }) => (
        <At key={`${seat} ${seeker}`} place={hex} up={3} size={0.5}>
          <Seeker kingdom={seat} which={seeker} />
        </At>
      ))}
      {ways.map((way) => (
        <Point key={way.join()} way={way} />
      ))}
    </svg>
  );
}

interface AtProps {
  readonly place: Target;
  readonly up?: number;
  readonly aside?: number;
  readonly size?: number;
  readonly children: ComponentChildren;
}
function At({ place, up = 0, aside = 0, size = 1, children }: AtProps) {
  const { x, y } = middleOf(place);
  return <g transform={`translate(${x + aside} ${y - up}) scale(${size})`}>{children}</g>;
}

const TOKENS = [Apple, Gem, Scroll] as const;
const STEP = 4.3;

/** Tokens in a row below the middle of a hex; a hex's gems come after its apples. */
function Heap({ of: { hex, kind, count }, above }: { readonly of: Lying; readonly above: readonly Lying[] }) {
  const Token = TOKENS[kind];
  const here = above.filter((each) => each.hex === hex);
  const all = here.reduce((sum, each) => sum + each.count, 0);
  const before = kind === GEM ? here.reduce((sum, each) => sum + (each.kind === APPLE ? each.count : 0), 0) : 0;
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        <At key={at} place={hex} up={-6} aside={(before + at - (all - 1) / 2) * STEP} size={all === 1 ? 0.36 : 0.24}>
          <Token />
        </At>
      ))}
    </>
  );
}

/** The middles of a way; it ends a little short of the last, so that several may lead to one hex. */
function pointsOf(way: readonly Hex[]) {
  const points = way.map(middleOf);
  const [from, to] = [points[points.length - 2], points[points.length - 1]];
  if (!from || !to) return { points, turn: 0 };
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const short = way.at(-1) === CASTLE ? SHORT_OF_CASTLE : SHORT;
  const end = { x: to.x - ((to.x - from.x) / far) * short, y: to.y - ((to.y - from.y) / far) * short };
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return { points: [...points.slice(0, -1), end], turn };
}
const SHORT = 5;
/** Its towers fill it. */
const SHORT_OF_CASTLE = 11;

const pathOf = (way: readonly Hex[]): string =>
  pointsOf(way)
    .points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');

function Point({ way }: { readonly way: readonly Hex[] }) {
  const { points, turn } = pointsOf(way);
  const { x, y } = points[points.length - 1] ?? { x: 0, y: 0 };
  return <path class="mls-way-point" d="M-4-3.5 1 0-4 3.5" transform={`translate(${x} ${y}) rotate(${turn})`} />;
}
