import './figures/figure.css';
import type { ComponentChild } from 'preact';
import type { Leaflet } from '../../../ui/face.ts';
import type { Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall, rulebook } from '../rulebook/index.ts';
import { type FigureScene, type FigureWords, figures, isTold, sceneOf } from '../rulebook/scenes.ts';
import type { View } from '../rules/state.ts';
import { FolkCard } from './art/FolkCard.tsx';
import {
  AnatomyFigure,
  CostsFigure,
  CountedFigure,
  HouseFigure,
  LapFigure,
  Portrait,
  RaisedFigure,
} from './figures.tsx';

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of what lies on the table. Cards and geisha are told by the text beside them. */
export function Figure({ of, lang }: FigureProps) {
  const scene = sceneOf(of);
  const words = figures[lang];
  const told = isTold(of) ? words.told[of] : null;
  if (!scene) return null;
  return (
    <div class="mai-fig-figure" {...(told === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': told })}>
      {drawn(scene, words)}
    </div>
  );
}

function drawn(scene: FigureScene, words: FigureWords): ComponentChild {
  switch (scene.is) {
    case 'anatomy':
      return <AnatomyFigure card={scene.card} parts={words.parts} />;
    case 'house':
      return <HouseFigure standing={scene} words={words} />;
    case 'raised':
      return <RaisedFigure scene={scene} words={words} />;
    case 'lap':
      return <LapFigure {...scene} />;
    case 'counted':
      return <CountedFigure {...scene} />;
    case 'costs':
      return <CostsFigure {...scene} />;
    case 'folk':
      return scene.cards.map((card) => (
        <span key={card} class="mai-fig-card">
          <FolkCard of={card} />
        </span>
      ));
    case 'portrait':
      return <Portrait geisha={scene.geisha} />;
  }
}

export const leaflet: Leaflet<View> = {
  chapters: rulebook,
  aid: { en: Object.values(en), ja: Object.values(ja) },
  recall,
  Figure,
};
