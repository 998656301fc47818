import type { ComponentChild } from 'preact';
import type { Lang } from '../../../words/lang.ts';
import { type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import { HONOURS } from '../rules/score.ts';
import { ContestCard } from './art/ContestCard.tsx';
import { HonourMark } from './art/emblems.tsx';
import { ScoreCard } from './art/ScoreCard.tsx';
import { CountedFigure } from './figures/CountedFigure.tsx';
import { ComposerFigure, HandFigure, KindsFigure, PassFigure } from './figures/hands.tsx';
import { RoundsFigure } from './figures/RoundsFigure.tsx';
import './figures/figure.css';

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of what lies on the table. */
export const Figure = ({ of, lang }: FigureProps) =>
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
