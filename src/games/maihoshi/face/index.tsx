import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { company, targets } from '../company.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { Geisha } from './art/Geisha.tsx';
import { Icon } from './art/Icon.tsx';
import { Lantern } from './art/signs.tsx';
import { risky } from './risky.ts';

const APART = 20;

/** The geisha of the table under a row of lanterns, for the shelf; before they are chosen the lanterns alone. */
function Picture({ view }: { readonly view: View }) {
  const houses = view.geisha.filter((geisha) => geisha !== null);
  const wide = Math.max(3, houses.length) * APART + 6;
  const lanterns = Array.from({ length: Math.max(2, houses.length) + 1 }, (_, at) => at);
  return (
    <svg class="mai-picture" viewBox={`${-wide / 2} -16 ${wide} 40`} aria-hidden="true">
      {lanterns.map((at) => (
        <g key={at} transform={`translate(${(at - (lanterns.length - 1) / 2) * APART} -8) scale(.55)`}>
          <Lantern />
        </g>
      ))}
      {houses.map((geisha, at) => (
        <g key={geisha} transform={`translate(${(at - (houses.length - 1) / 2) * APART} 11)`}>
          <Geisha of={geisha} />
        </g>
      ))}
    </svg>
  );
}

type Cue = ReturnType<Face<Move, View, Event>['cue']>;

const CUES: Partial<Readonly<Record<Event['is'], Cue>>> = {
  chosen: 'place',
  laid: 'reveal',
  guest: 'place',
  advertised: 'place',
  drew: 'turn',
  discarded: 'loss',
  aside: 'place',
  closed: 'loss',
  sunk: 'loss',
  returned: 'turn',
  moved: 'step',
  lap: 'gain',
  revealed: 'reveal',
  roundEnded: 'gain',
};

export const faceIn = (voice: TableVoice<Move, View, Event, Reason>, labels: Labels): AnyFace =>
  defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const [{ Board }, { scenes }, { handles, large }] = await Promise.all([
        import('./Board.tsx'),
        import('./scenes/index.ts'),
        import('./large.tsx'),
      ]);
      return { Board: (props) => <Board {...props} words={labels} voice={voice} />, scenes, large, handles };
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
    risky,
    // What is paid for an introduction is no loss.
    cue: (event) => (event.is === 'discarded' && event.introducing ? 'place' : (CUES[event.is] ?? null)),
  });
