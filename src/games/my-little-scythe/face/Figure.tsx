import type { ComponentChild } from 'preact';
import type { Lang } from '../../../words/lang.ts';
import { type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import { PartsFigure, PersonFigure, QuestFigure, SpellsFigure, TileFigure } from './figures/cards.tsx';
import { MapFigure } from './figures/MapFigure.tsx';
import { DiceFigure, FieldsFigure, FightFigure, MatFigure } from './figures/rows.tsx';
import './quest/quest.css';
import './figures/figure.css';

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
