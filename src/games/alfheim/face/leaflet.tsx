import './figures/figure.css';
import type { ComponentChild } from 'preact';
import type { Leaflet } from '../../../ui/face.ts';
import type { Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja } from '../rulebook/aid.ts';
import { rulebook } from '../rulebook/index.ts';
import { type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import type { View } from '../rules/state.ts';
import { recall } from '../words/things.ts';
import { unbroken } from '../words/unbroken.ts';
import {
  CluesFigure,
  CostsFigure,
  CountedFigure,
  ExpertsFigure,
  FootprintsFigure,
  KindsFigure,
  PatternsFigure,
  PlotDrawing,
  TieFigure,
} from './figures.tsx';

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
