import './figures/figure.css';
import { type ComponentChild, Fragment } from 'preact';
import { Emblem } from '../../../ui/Badge.tsx';
import type { Leaflet } from '../../../ui/face.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall, rulebook } from '../rulebook/index.ts';
import { type Counted, type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import { type Card, COMPOSER, FAIRIES, KINDS, present } from '../rules/cards.ts';
import { FACE_DOWN_POINTS, HONOURS } from '../rules/score.ts';
import type { Manner, View } from '../rules/state.ts';
import { CardBack, ContestCard, FairyCard, ScoreCard } from './art/cards.tsx';
import { Bach, Musician } from './art/Musician.tsx';
import { HonourMark, hueOf, Instrument } from './art/signs.tsx';

const STEP = { x: 46, y: 27 };
const TALLEST = 5;
const FLOOR = TALLEST * STEP.y + 10;

/** Towers of fairies; those that are paid stand out, those that go together are framed. */
function CountedFigure({ orchestra, of, contests, paid, bands, sum, points }: Counted) {
  const isPaid = (kind: number, at: number): boolean =>
    paid.some((each) => each.kind === kind && at >= each.from && at < each.to);
  return (
    <>
      <svg class="fc-towers" viewBox={`0 0 ${5 * STEP.x} ${FLOOR + 6}`} aria-hidden="true">
        <path class="fc-tower-floor" d={`M2 ${FLOOR}H${5 * STEP.x - 2}`} />
        {bands.map(([first, last]) => {
          const tall = Math.max(...orchestra.slice(first, last + 1)) * STEP.y + 4;
          return (
            <rect
              key={first}
              class="fc-band"
              x={first * STEP.x + 3}
              y={FLOOR - tall - 2}
              width={(last - first + 1) * STEP.x - 6}
              height={tall}
              rx="10"
            />
          );
        })}
        {present(orchestra).map(({ kind, count }) =>
          Array.from({ length: count }, (_, at) => (
            <g
              key={`${kind} ${at}`}
              class={isPaid(kind, at) ? `fc-paid-fairy ${hueOf(kind)}` : `fc-other-fairy ${hueOf(kind)}`}
              transform={`translate(${(kind + 0.5) * STEP.x} ${FLOOR - (at + 0.5) * STEP.y - 2})`}
            >
              <circle class="fc-disc" r="12.5" />
              <g transform="scale(.8)">
                <Instrument kind={kind} />
              </g>
            </g>
          )),
        )}
      </svg>
      <div class="fc-counted-by">
        <div class="fc-small-card">
          <ContestCard of={of} contests={contests} />
        </div>
        <span>
          {sum} = <b>{points}</b>
        </span>
      </div>
    </>
  );
}

/** Round by round: how many are yours, and below how many are Bach's. */
const RoundsFigure = ({ yours, bachs }: Extract<FigureScene, { is: 'rounds' }>) => (
  <div class="fc-rounds-figure">
    <span class="fc-rounds-who" data-emblem="crane">
      <Emblem of="crane" />
    </span>
    {yours.map((count, round) => (
      <Heap key={round} count={count} as="fc-yours" />
    ))}
    <span class="fc-rounds-who">
      <svg viewBox="-19 -58 38 38" aria-hidden="true">
        <Bach />
      </svg>
    </span>
    {bachs.map((count, round) => (
      <Heap key={round} count={count} as="fc-bachs" />
    ))}
  </div>
);

const Heap = ({ count, as }: { readonly count: number; readonly as: string }) => (
  <span class={`fc-heap ${as}`}>
    {Array.from({ length: count }, (_, at) => (
      <i key={at} />
    ))}
    <b>{count}</b>
  </span>
);

const KindsFigure = () => (
  <>
    {KINDS.map((kind) => (
      <span key={kind} class="fc-of-kind">
        <svg viewBox="-27 -64 54 66" aria-hidden="true">
          <Musician kind={kind} />
        </svg>
        <b>{FAIRIES[kind]}</b>
      </span>
    ))}
  </>
);

const ADD = 'M-5 0H5M0-5V5';
const REMOVE = 'M-5 0H5';

const Sign = ({ of }: { readonly of: string }) => (
  <svg class="fc-sign" viewBox="-11 -11 22 22" aria-hidden="true">
    <circle r="10" />
    <path d={of} />
  </svg>
);

/** A hand with what is chosen of it lifted. */
const HandFigure = ({ hand, added, removed, dealt }: Extract<FigureScene, { is: 'hand' }>) => (
  <div class="fc-figure-rows">
    <div class="fc-figure-row">
      {hand.map((kind, at) => (
        <div key={at} class={at === added ? 'fc-hand-card fc-lifted' : 'fc-hand-card'}>
          <FairyCard kind={kind} />
          {at === added && removed !== null && <Sign of={ADD} />}
          {at === removed && <Sign of={REMOVE} />}
        </div>
      ))}
    </div>
    {dealt.length > 0 && (
      <div class="fc-figure-row">
        {dealt.map((card, at) => (
          <Sheet key={card} card={card} as={at === 0 ? 'fc-lifted' : ''} />
        ))}
      </div>
    )}
  </div>
);

const Sheet = ({ card, as }: { readonly card: Card; readonly as: string }) => (
  <div class={`fc-score-sheet ${as}`}>
    <ScoreCard card={card} />
  </div>
);

const Arrow = () => (
  <svg class="fc-arrow" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 12h17m-6-6 6 6-6 6" />
  </svg>
);

const ComposerFigure = ({ stays, goes }: Extract<FigureScene, { is: 'composer' }>) => (
  <>
    <div class="fc-hand-card">
      <FairyCard kind={COMPOSER} />
    </div>
    <Arrow />
    <Sheet card={stays} as="" />
    <Sheet card={goes} as="fc-away" />
  </>
);

const SEATS = ['crane', 'pine', 'fan'] as const;

/** From each to the left neighbour, and round again. */
const PassFigure = () => (
  <div class="fc-figure-rows">
    <div class="fc-figure-row">
      {SEATS.map((emblem, seat) => (
        <Fragment key={emblem}>
          {seat > 0 && <Arrow />}
          <div class="fc-passing" data-emblem={emblem}>
            <div class="fc-fan">
              <CardBack />
              <CardBack />
              <CardBack />
            </div>
            <Emblem of={emblem} />
          </div>
        </Fragment>
      ))}
    </div>
    <svg class="fc-round-again" viewBox="0 0 240 24" aria-hidden="true">
      <path d="M226 2c0 24-212 24-212 2m-6 7 6-8 7 7" />
    </svg>
  </div>
);

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of what lies on the table. */
const Figure = ({ of, lang }: FigureProps) =>
  isFigure(of) ? (
    <div class="fc-figure" role="img" aria-label={figures[lang][of]}>
      {drawn(SCENES[of])}
    </div>
  ) : null;

function drawn(scene: FigureScene): ComponentChild {
  switch (scene.is) {
    case 'kinds':
      return <KindsFigure />;
    case 'table':
      return scene.cards.map((card, at) => (
        <div key={at} class="fc-small-card">
          <ContestCard {...card} />
        </div>
      ));
    case 'hand':
      return <HandFigure {...scene} />;
    case 'composer':
      return <ComposerFigure {...scene} />;
    case 'pass':
      return <PassFigure />;
    case 'rounds':
      return <RoundsFigure {...scene} />;
    case 'counted':
      return <CountedFigure {...scene} />;
    case 'scores':
      return (
        <div class="fc-score-sheets">
          {scene.cards.map((card) => (
            <div key={card} class="fc-score-sheet">
              <ScoreCard card={card} {...(scene.has && { has: scene.has })} />
            </div>
          ))}
        </div>
      );
    case 'honours':
      return HONOURS.map((of) => (
        <span key={of} class="fc-large-mark">
          <HonourMark of={of} />
        </span>
      ));
  }
}

const aidOf = (seats: number, manner: Manner, lang: Lang): readonly AidPart[] =>
  Object.values({ en, ja }[lang](seats, FACE_DOWN_POINTS[manner]));

export const leaflet: Leaflet<View> = {
  chapters: rulebook,
  aid: { en: aidOf(4, 'printed', 'en'), ja: aidOf(4, 'printed', 'ja') },
  aidAt: ({ seats, options }, lang) => aidOf(seats, (options.bach ?? 'printed') as Manner, lang),
  recall,
  Figure,
};
