import './figures/figure.css';
import type { ComponentChild, ComponentChildren } from 'preact';
import { Emblem } from '../../../ui/Badge.tsx';
import type { Leaflet } from '../../../ui/face.ts';
import type { Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, rulebook } from '../rulebook/index.ts';
import type { FigureScene, Pattern, Plot, Term } from '../rulebook/scenes.ts';
import { figures, isFigure, SCENES, sumOf } from '../rulebook/scenes.ts';
import { CLUES, COSTS, clueOf, EXPERTS, FOOTPRINTS, KINDS, KING, kindOf, SETS } from '../rules/fairies.ts';
import type { View } from '../rules/state.ts';
import { recall } from '../words/things.ts';
import { unbroken } from '../words/unbroken.ts';
import { CostTile } from './art/CostTile.tsx';
import { Portrait } from './art/portraits.tsx';
import { Clue, Domino, Expert, Footprint } from './art/tokens.tsx';

const CELL = 24;
const MARGIN = 3;

/** A part of a field as it lies on the moss. */
function PlotDrawing({ of: { rows, fairies, footprint } }: { readonly of: Plot }) {
  const wide = Math.max(...rows.map((row) => row.length)) * CELL;
  const high = rows.length * CELL;
  const size = `${-MARGIN} ${-MARGIN} ${wide + 2 * MARGIN} ${high + 2 * MARGIN}`;
  return (
    <svg class="alf-plot" viewBox={size} width={wide * 1.5} aria-hidden="true">
      <rect class="alf-moss" x={-MARGIN} y={-MARGIN} width={wide + 2 * MARGIN} height={high + 2 * MARGIN} rx="7" />
      {rows.map((row, south) =>
        [...row].map((mark, east) => (
          <g key={`${east} ${south}`} transform={`translate(${(east + 0.5) * CELL} ${(south + 0.5) * CELL})`}>
            <Spot mark={mark} footprint={FOOTPRINTS.indexOf(footprint ?? '')} />
          </g>
        )),
      )}
      {fairies.map(({ name, at: [east, south], lies }) => (
        <g
          key={name}
          transform={`translate(${(east + (lies === 'across' ? 1 : 0.5)) * CELL} ${(south + (lies === 'down' ? 1 : 0.5)) * CELL})`}
        >
          <Domino kind={kindOf(name)} lies={lies} />
        </g>
      ))}
    </svg>
  );
}

function Spot({ mark, footprint }: { readonly mark: string; readonly footprint: number }) {
  switch (mark) {
    case ' ':
      return null;
    case '*':
      return <Footprint of={footprint} />;
    case '.':
      return <rect class="alf-bare" x="-10.5" y="-10.5" width="21" height="21" rx="4" />;
    case '+':
      return (
        <>
          <rect class="alf-open" x="-10.5" y="-10.5" width="21" height="21" rx="4" />
          <path class="alf-sign" d="M-4 0H4M0-4V4" />
        </>
      );
    case 'x':
      return (
        <>
          <rect class="alf-bare" x="-10.5" y="-10.5" width="21" height="21" rx="4" />
          <path class="alf-sign" d="m-3.5-3.5 7 7M3.5-3.5l-7 7" />
        </>
      );
    default:
      return (
        <>
          {mark === mark.toLowerCase() && <rect class="alf-lit" x="-12" y="-12" width="24" height="24" rx="5" />}
          <Clue of={clueOf(mark.toUpperCase())} />
        </>
      );
  }
}

/** A field at the end, and what it is worth. */
const CountedFigure = ({ plot, terms }: Extract<FigureScene, { is: 'counted' }>) => (
  <div class="alf-counted">
    <PlotDrawing of={plot} />
    <dl>
      {terms.map((term) => (
        <div key={term.of}>
          <dt>
            <Sign of={term} footprint={FOOTPRINTS.indexOf(plot.footprint ?? '')} />
          </dt>
          <dd>
            {term.points.length > 1 && `${term.points.join('+')} = `}
            <b>{sumOf(term)}</b>
          </dd>
        </div>
      ))}
      <div class="alf-total">
        <dt />
        <dd>
          <b>{terms.reduce((sum, term) => sum + sumOf(term), 0)}</b>
        </dd>
      </div>
    </dl>
  </div>
);

const FIRST_FAIRY = kindOf('fairy1');

const Sign = ({ of, footprint }: { readonly of: Term; readonly footprint: number }) => (
  <>
    {of.of === 'experts' ? (
      of.sets?.map((set) => (
        <svg key={set} viewBox="-12 -12 24 24" aria-hidden="true">
          <Expert set={set} rank={0} />
        </svg>
      ))
    ) : (
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        {of.of === 'fairies' ? <Portrait of={FIRST_FAIRY} /> : <Footprint of={footprint} />}
      </svg>
    )}
  </>
);

/** One piece, so many cells wide. */
const Piece = ({ cells = 1, children }: { readonly cells?: number; readonly children: ComponentChildren }) => (
  <svg class="alf-piece" viewBox={`${-12 * cells} -12 ${24 * cells} 24`} width={36 * cells} aria-hidden="true">
    {children}
  </svg>
);

const KindsFigure = () => (
  <div class="alf-kinds">
    {KINDS.map((kind) => (
      <Piece key={kind} cells={2}>
        <Domino kind={kind} lies="across" />
      </Piece>
    ))}
  </div>
);

const CluesFigure = () => (
  <>
    {CLUES.map((clue) => (
      <Piece key={clue}>
        <Clue of={clue} />
      </Piece>
    ))}
  </>
);

const FootprintsFigure = () => (
  <>
    {FOOTPRINTS.map((kinds, footprint) => (
      <Piece key={kinds}>
        <Footprint of={footprint} />
      </Piece>
    ))}
  </>
);

/** What the King wants, and below each pattern clues that are it. */
const PatternsFigure = ({ patterns }: { readonly patterns: readonly Pattern[] }) => (
  <div class="alf-patterns">
    {patterns.map(({ tile, run }) => (
      <div key={tile} class="alf-pattern">
        <Piece cells={2}>
          <CostTile kind={KING} tile={tile} />
        </Piece>
        <span>
          {[...run].map((letter, at) => (
            <Piece key={at}>
              <Clue of={clueOf(letter)} />
            </Piece>
          ))}
        </span>
      </div>
    ))}
  </div>
);

const ExpertsFigure = () => (
  <div class="alf-experts">
    {SETS.map((set) => (
      <div key={set}>
        {EXPERTS[set].points.map((_, rank) => (
          <Piece key={rank}>
            <Expert set={set} rank={rank} />
          </Piece>
        ))}
      </div>
    ))}
  </div>
);

/** Every cost of some kinds. */
const CostsFigure = ({ kinds }: Extract<FigureScene, { is: 'costs' }>) => (
  <div class="alf-all-costs">
    {kinds.map(kindOf).map((kind) => (
      <div key={kind}>
        <svg class="alf-piece" viewBox="-14 -14 28 28" width="32" aria-hidden="true">
          <Portrait of={kind} />
        </svg>
        {COSTS[kind].map((cost, tile) => (
          <Piece key={cost} cells={2}>
            <CostTile kind={kind} tile={tile} />
          </Piece>
        ))}
      </div>
    ))}
  </div>
);

const EMBLEMS = ['crane', 'pine', 'fan'] as const;

/** Two who come together and the one who comes later, each with the card they score; the one between is used up. */
function TieFigure({ set, rounds }: Extract<FigureScene, { is: 'tie' }>) {
  const came = rounds.flatMap(({ seats, rank }) => Array.from({ length: seats }, () => rank));
  return (
    <>
      {came.map((rank, seat) => (
        <div key={seat} class="alf-scored" data-emblem={EMBLEMS[seat]}>
          <Piece>
            <Expert set={set} rank={rank} />
          </Piece>
          {EMBLEMS[seat] && <Emblem of={EMBLEMS[seat]} />}
        </div>
      ))}
    </>
  );
}

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of what lies on the table. */
const Figure = ({ of, lang }: FigureProps) =>
  isFigure(of) ? (
    <div class="alf-figure" role="img" aria-label={figures[lang][of]}>
      {drawn(SCENES[of])}
    </div>
  ) : null;

function drawn(scene: FigureScene): ComponentChild {
  switch (scene.is) {
    case 'kinds':
      return <KindsFigure />;
    case 'clues':
      return <CluesFigure />;
    case 'footprints':
      return <FootprintsFigure />;
    case 'plots':
      return scene.plots.map((plot, at) => <PlotDrawing key={at} of={plot} />);
    case 'patterns':
      return <PatternsFigure {...scene} />;
    case 'experts':
      return <ExpertsFigure />;
    case 'costs':
      return <CostsFigure {...scene} />;
    case 'tie':
      return <TieFigure {...scene} />;
    case 'counted':
      return <CountedFigure {...scene} />;
  }
}

export const leaflet: Leaflet<View> = {
  chapters: {
    en: rulebook.en,
    ja: rulebook.ja.map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, text: unbroken(paragraph.text) })),
    })),
  },
  aid: {
    en: Object.values(en),
    ja: Object.values(ja).map(({ title, lines }) => ({ title, lines: lines.map(unbroken) })),
  },
  recall,
  Figure,
};
