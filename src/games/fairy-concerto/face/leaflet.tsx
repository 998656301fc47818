import './figures/figure.css';
import type { ComponentChild } from 'preact';
import type { Leaflet } from '../../../ui/face.ts';
import type { AidPart, Lang } from '../../../words/voice.ts';
import { aid as en, aidJa as ja, recall } from '../rulebook/aid.ts';
import { rulebook } from '../rulebook/index.ts';
import { type FigureScene, figures, isFigure, SCENES } from '../rulebook/scenes.ts';
import { FACE_DOWN_POINTS, HONOURS } from '../rules/score.ts';
import type { Manner, View } from '../rules/state.ts';
import { ContestCard, ScoreCard } from './art/cards.tsx';
import { HonourMark } from './art/signs.tsx';
import { ComposerFigure, CountedFigure, HandFigure, KindsFigure, PassFigure, RoundsFigure } from './figures.tsx';

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

const aidOf = (seats: number, manner: Manner, lang: Lang): readonly AidPart[] =>
  Object.values({ en, ja }[lang](seats, FACE_DOWN_POINTS[manner]));

export const leaflet: Leaflet<View> = {
  chapters: rulebook,
  aid: { en: aidOf(4, 'printed', 'en'), ja: aidOf(4, 'printed', 'ja') },
  aidAt: ({ seats, options }, lang) => aidOf(seats, (options.bach ?? 'printed') as Manner, lang),
  recall,
  Figure,
};
