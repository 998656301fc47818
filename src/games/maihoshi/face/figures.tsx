import { type ComponentChildren, Fragment } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import { EMBLEMS } from '../../../engine/log.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { FigureScene, FigureWords, HouseMoment } from '../rulebook/scenes.ts';
import type { GeishaId, Kind, Reputation as Values } from '../rules/cards.ts';
import { COLOUR_NAMES, COLOURS, GEISHA, raisedBy } from '../rules/cards.ts';
import { incomeOf, penalty, roundPoints, scoringEffects } from '../rules/sheet.ts';
import { handSize } from '../rules/state.ts';
import { CardBack, FolkCard } from './art/FolkCard.tsx';
import { GEISHA_BOX, Geisha } from './art/Geisha.tsx';
import { Lantern, Reputation } from './art/signs.tsx';
import { GuestTile, Poster } from './art/Tiles.tsx';

/** Where the numbers stand, in hundredths of the card. */
const PLACES: readonly (readonly [left: number, top: number])[] = [
  [2, 17],
  [2, 42],
  [20, 99],
  [2, 65],
];

interface AnatomyFigureProps {
  readonly card: Kind;
  readonly parts: readonly string[];
}

/** A card with numbers on it, and what they stand for. */
export const AnatomyFigure = ({ card, parts }: AnatomyFigureProps) => (
  <>
    <div class="mai-fig-large-card">
      <FolkCard of={card} />
      {PLACES.map(([left, top], at) => (
        <b key={at} class="mai-fig-number" style={{ left: `${left}%`, top: `${top}%` }}>
          {at + 1}
        </b>
      ))}
    </div>
    <ol class="mai-fig-legend">
      {parts.map((part, at) => (
        <li key={part}>
          <b class="mai-fig-number">{at + 1}</b>
          {part}
        </li>
      ))}
    </ol>
  </>
);

interface SignsProps {
  readonly values: Values;
  /** To compare with: what differs is marked. */
  readonly before?: Values;
}

/** Three reputations with their values. */
const Signs = ({ values, before = values }: SignsProps) => (
  <span class="mai-fig-signs">
    {COLOURS.map((colour) => (
      <svg
        key={colour}
        class={values[colour] === before[colour] ? '' : 'mai-fig-raised'}
        viewBox="-13 -13 26 26"
        aria-hidden="true"
      >
        <Reputation of={COLOUR_NAMES[colour]} value={values[colour]} />
      </svg>
    ))}
  </span>
);

export const Portrait = ({ geisha }: { readonly geisha: GeishaId }) => (
  <svg class="mai-fig-portrait" viewBox={GEISHA_BOX} aria-hidden="true">
    <Geisha of={geisha} />
  </svg>
);

export const reputationWith = (geisha: GeishaId, publicity: readonly Kind[]): Values =>
  publicity.reduce<Values>((values, card) => raisedBy(values, card, 1), GEISHA[geisha]);

interface HouseFigureProps {
  readonly standing: HouseMoment;
  readonly words: FigureWords;
}

export const HouseFigure = ({ standing: { geisha, guests, publicity }, words }: HouseFigureProps) => (
  <div class="mai-fig-house">
    <span class="mai-fig-row">
      <span class="mai-fig-caption">{words.guests}</span>
      {guests.map((card) => (
        <span key={card} class="mai-fig-tile">
          <GuestTile of={card} />
        </span>
      ))}
    </span>
    <span class="mai-fig-column">
      <span class="mai-fig-tile">
        <CardBack />
      </span>
      <span class="mai-fig-caption">{words.reserve}</span>
    </span>
    <span class="mai-fig-column">
      <Portrait geisha={geisha} />
      <Signs values={reputationWith(geisha, publicity)} before={GEISHA[geisha]} />
    </span>
    <span class="mai-fig-column">
      <span class="mai-fig-row">
        {publicity.map((card) => (
          <span key={card} class="mai-fig-tile">
            <Poster of={card} />
          </span>
        ))}
      </span>
      <span class="mai-fig-caption">{words.publicity}</span>
    </span>
  </div>
);

interface RaisedFigureProps {
  readonly scene: Extract<FigureScene, { is: 'raised' }>;
  readonly words: FigureWords;
}

export function RaisedFigure({ scene: { geisha, placed, waits }, words }: RaisedFigureProps) {
  const before = reputationWith(geisha, []);
  return (
    <>
      <span class="mai-fig-column">
        <span class="mai-fig-caption">{words.before}</span>
        <Signs values={before} />
      </span>
      <span class="mai-fig-sum">+</span>
      <span class="mai-fig-tile">
        <Poster of={placed} />
      </span>
      <Arrow />
      <span class="mai-fig-column">
        <span class="mai-fig-caption">{words.after}</span>
        <Signs values={reputationWith(geisha, [placed])} before={before} />
      </span>
      <span class="mai-fig-card">
        <FolkCard of={waits} />
        <svg class="mai-fig-tick" viewBox="-11 -11 22 22" aria-hidden="true">
          <circle r="10" />
          <path d="M-5 0l3.5 4L5-4.5" />
        </svg>
      </span>
    </>
  );
}

const Arrow = () => (
  <svg class="mai-fig-arrow" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12h17m-6-6 6 6-6 6" />
  </svg>
);

/** Every guest with what it earns, what effects add, what the hand costs, and what is left. */
export function CountedFigure({ geisha, guests, publicity, held }: HouseMoment) {
  const counted = { geisha: [geisha], guests: [guests], publicity: [publicity] };
  return (
    <>
      {guests.map((card, at) => (
        <Addend key={card} sign={at > 0 ? '+' : ''} value={incomeOf(card)}>
          <span class="mai-fig-tile">
            <GuestTile of={card} />
          </span>
        </Addend>
      ))}
      <Addend sign="+" value={scoringEffects(counted, 0)}>
        <Portrait geisha={geisha} />
      </Addend>
      <Addend sign="−" value={penalty(held)}>
        <Backs count={held} />
      </Addend>
      <span class="mai-fig-addend">
        <span class="mai-fig-sum">=</span>
        <b class="mai-fig-result">{roundPoints(counted, 0, held, 0)}</b>
      </span>
    </>
  );
}

interface AddendProps {
  readonly sign: string;
  readonly value: number;
  readonly children: ComponentChildren;
}

const Addend = ({ sign, value, children }: AddendProps) => (
  <span class="mai-fig-addend">
    <span class="mai-fig-sum">{sign}</span>
    <span class="mai-fig-term">
      {children}
      {value}
    </span>
  </span>
);

const Backs = ({ count }: { readonly count: number }) => (
  <span class="mai-fig-backs">
    {Array.from({ length: count }, (_, at) => (
      <CardBack key={at} />
    ))}
  </span>
);

export const CostsFigure = ({ hands }: { readonly hands: readonly number[] }) => (
  <>
    {hands.map((count) => (
      <span key={count} class="mai-fig-term">
        <Backs count={count} />
        <span>−{penalty(count)}</span>
      </span>
    ))}
  </>
);

interface LapFigureProps {
  readonly by: Seat;
  readonly turns: readonly Seat[];
}

/** Who calls the last lap, and the turns that are left. */
export const LapFigure = ({ by, turns }: LapFigureProps) => (
  <>
    <span class="mai-fig-term">
      <svg class="mai-fig-lantern" viewBox="-12 -12 24 24" aria-hidden="true">
        <Lantern />
      </svg>
      {handSize(1)}
    </span>
    <Chair seat={by} />
    {turns.map((seat, at) => (
      <Fragment key={seat}>
        <Arrow />
        <span class="mai-fig-term">
          <Chair seat={seat} />
          {at + 1}
        </span>
      </Fragment>
    ))}
  </>
);

const Chair = ({ seat }: { readonly seat: Seat }) => (
  <span class="mai-fig-chair">
    <Badge of={{ kind: 'person', emblem: EMBLEMS[seat] ?? 'crane' }} />
  </span>
);
