import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { company } from '../company.ts';
import type { Reason } from '../rules/reasons.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { targets } from '../targets.ts';
import type { Labels } from '../words/labels.ts';
import { Icon } from './art/Icon.tsx';
import { Picture } from './Picture.tsx';

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
  pair: null,
  shown: 'turn',
  refused: 'turn',
  placed: 'place',
  aside: null,
  called: 'gain',
  tomte: 'turn',
  done: null,
  costs: 'reveal',
  cost: null,
  footprints: 'step',
  tracked: 'step',
  expert: 'gain',
  never: null,
  counted: null,
  ended: null,
};

export const faceIn = (voice: TableVoice<Move, View, Event, Reason>, labels: Labels): AnyFace =>
  defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const [{ Board, shownFirst }, { scenes }, { large, handles }] = await Promise.all([
        import('./Board.tsx'),
        import('./scenes/index.ts'),
        import('./large.tsx'),
      ]);
      return { Board: (props) => <Board {...props} words={labels} />, shownFirst, scenes, large, handles };
    },
    company,
    targets,
    Picture,
    Icon,
    leaflet: () => import('./leaflet.ts'),
    guide: () => import('./guide.ts'),
    passing: () => import('../guide/passing.ts'),
    tips: () => import('../guide/tips.ts'),
    sound: () => import('./sound.ts'),
    cue: ({ is }) => CUES[is],
  });
