import './art/art.css';
import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { company, targets } from '../company.ts';
import { kindOf, nobody, present } from '../rules/cards.ts';
import type { Reason } from '../rules/ids.ts';
import { CONTESTS } from '../rules/score.ts';
import type { Event, Move, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Musician } from './art/Musician.tsx';
import { HonourMark, Mark } from './art/signs.tsx';

/** A fairy by its letter, or a contest by its name, in a sentence and one em high. */
export function Icon({ of }: { readonly of: string }) {
  const contest = CONTESTS.find((each) => each === of);
  return contest ? <HonourMark of={contest} /> : <Mark kind={kindOf(of)} />;
}

const APART = 26;

/** How the first orchestra stands, one musician a section that there is, for the shelf. */
function Picture({ view }: { readonly view: View }) {
  const kinds = present(view.orchestras[0] ?? nobody()).map(({ kind }) => kind);
  const shown = kinds.length > 0 ? kinds : [view.popular];
  const wide = 30 + shown.length * APART;
  return (
    <svg class="fc-picture" viewBox={`${-wide / 2} -66 ${wide} 70`} aria-hidden="true">
      {shown.map((kind, at) => (
        <g key={kind} transform={`translate(${(at - (shown.length - 1) / 2) * APART} ${at % 2 === 0 ? 0 : -4})`}>
          <Musician kind={kind} />
        </g>
      ))}
    </svg>
  );
}

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
  begun: null,
  dealt: null,
  sealed: 'place',
  draft: null,
  revealed: 'reveal',
  drew: 'turn',
  kept: 'place',
  passed: 'turn',
  drawn: 'turn',
  hand: null,
  left: null,
  bach: 'reveal',
  turned: 'reveal',
  scored: null,
  ended: null,
};

export const faceIn = (voice: TableVoice<Move, View, Event, Reason>, labels: Labels): AnyFace =>
  defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const [{ Board }, { Finale }, { scenes }, { large, handles }] = await Promise.all([
        import('./Board.tsx'),
        import('./Finale.tsx'),
        import('./scenes/index.ts'),
        import('./large.tsx'),
      ]);
      return { Board: (props) => <Board {...props} words={labels} />, Finale, hasMusic: true, scenes, large, handles };
    },
    company,
    targets,
    Picture,
    Icon,
    leaflet: () => import('./leaflet.tsx'),
    guide: () => import('../guide/index.ts'),
    passing: () => import('../guide/index.ts').then(({ passing: guide }) => ({ guide })),
    tips: () => import('../guide/tips.ts'),
    sound: () => import('./sound.ts'),
    cue: ({ is }) => CUES[is],
  });
