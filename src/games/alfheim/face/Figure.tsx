import type { ComponentChild } from 'preact';
import type { Lang } from '../../../words/lang.ts';
import { type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import { CountedFigure } from './figures/CountedFigure.tsx';
import { PlotDrawing } from './figures/PlotDrawing.tsx';
import {
  CluesFigure,
  CostsFigure,
  ExpertsFigure,
  FootprintsFigure,
  KindsFigure,
  PatternsFigure,
  TieFigure,
} from './figures/pieces.tsx';
import './figures/figure.css';

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of what lies on the table. */
export const Figure = ({ of, lang }: FigureProps) =>
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
