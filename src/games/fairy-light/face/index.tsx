import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { company } from '../company.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { targets } from '../targets.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { risky } from './risky.ts';

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
  begins: null,
  started: null,
  laid: null,
  hands: null,
  exchanged: 'turn',
  sealed: null,
  settled: null,
  ordered: null,
  placed: 'place',
  opened: null,
  framed: null,
  turned: 'reveal',
  row: null,
  scored: 'gain',
  ended: null,
};

export const faceIn = (voice: TableVoice<Move, View, Event, Reason>): AnyFace =>
  defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const [{ Board }, { Finale }, { scenes }, { large, handles }] = await Promise.all([
        import('./Board.tsx'),
        import('./Finale.tsx'),
        import('./scenes/index.ts'),
        import('./large.tsx'),
      ]);
      return { Board, Finale, scenes, large, handles };
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
    cue: (event) => (event.is === 'scored' && event.heart === null ? null : CUES[event.is]),
  });
