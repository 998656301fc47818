import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { company } from '../company.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import { targets } from '../targets.ts';
import type { Labels } from '../words/say.ts';
import { Icon } from './art/Icon.tsx';
import { Picture } from './Picture.tsx';
import { risky } from './risky.ts';

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
    leaflet: () => import('./leaflet.ts'),
    guide: () => import('../guide/index.ts'),
    passing: () => import('../guide/passing.ts'),
    tips: () => import('../guide/tips.ts'),
    sound: () => import('./sound.ts'),
    risky,
    // What is paid for an introduction is no loss.
    cue: (event) => (event.is === 'discarded' && event.introducing ? 'place' : (CUES[event.is] ?? null)),
  });
