import type { Lang } from '../../../words/lang.ts';
import { figures } from '../rulebook/figures.ts';
import { type FigureId, type FigureScene, isFigure, SCENES } from '../rulebook/scenes.ts';
import { ForestsArt, forestsSize } from './ForestsArt.tsx';
import { HandsArt, handsSize } from './HandsArt.tsx';
import './card.css';
import './figure.css';

interface FigureProps {
  readonly of: string;
  readonly lang: Lang;
}

/** A picture of the rulebook, made of the cards that lie on the table. */
export const Figure = ({ of, lang }: FigureProps) => (isFigure(of) ? <Drawn of={of} lang={lang} /> : null);

function Drawn({ of, lang }: { readonly of: FigureId; readonly lang: Lang }) {
  const scene: FigureScene = SCENES[of];
  const [wide, tall] = scene.is === 'forests' ? forestsSize(scene.forests) : handsSize(scene.hands);
  return (
    <svg
      class="fl-picture fl-figure"
      viewBox={`0 0 ${wide} ${tall}`}
      style={{ '--fl-units': wide }}
      role="img"
      aria-label={figures[lang][of]}
    >
      {scene.is === 'forests' ? <ForestsArt forests={scene.forests} /> : <HandsArt hands={scene.hands} />}
    </svg>
  );
}
