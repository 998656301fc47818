import './quest/quest.css';
import './figures/figure.css';
import type { ComponentChild } from 'preact';
import type { Leaflet } from '../../../ui/face.ts';
import type { Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall } from '../rulebook/aid.ts';
import { rulebook } from '../rulebook/index.ts';
import { type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import type { View } from '../rules/state.ts';
import {
  DiceFigure,
  FieldsFigure,
  FightFigure,
  MatFigure,
  PartsFigure,
  PersonFigure,
  QuestFigure,
  SpellsFigure,
  TileFigure,
} from './figures.tsx';
import { MapFigure } from './MapFigure.tsx';

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of what lies on the table. */
export const Figure = ({ of, lang }: FigureProps) =>
  isFigure(of) ? (
    <div class="mls-figure" role="img" aria-label={figures[lang][of]}>
      {drawn(SCENES[of])}
    </div>
  ) : null;

function drawn(scene: FigureScene): ComponentChild {
  switch (scene.is) {
    case 'map':
      return <MapFigure {...scene} />;
    case 'fight':
      return <FightFigure {...scene} />;
    case 'quest':
      return <QuestFigure {...scene} />;
    case 'dice':
      return <DiceFigure {...scene} />;
    case 'mat':
      return <MatFigure {...scene} />;
    case 'fields':
      return <FieldsFigure />;
    case 'parts':
      return <PartsFigure />;
    case 'spells':
      return <SpellsFigure />;
    case 'tile':
      return <TileFigure {...scene} />;
    case 'person':
      return <PersonFigure {...scene} />;
  }
}

export const leaflet: Leaflet<View> = { chapters: rulebook, aid: { en, ja }, recall, Figure };
