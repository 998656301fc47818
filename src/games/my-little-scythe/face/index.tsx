import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import type { LabelWords } from '../words/labels.en.ts';
import { labelsOf } from '../words/labels.ts';
import type { MeetingWords } from '../words/meetings.en.ts';
import { meetingsOf } from '../words/meetings.ts';
import { voiceOf } from '../words/say.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';

const CUES: Readonly<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>> = {
  began: null,
  acted: 'place',
  moved: 'place',
  delivered: 'gain',
  attacked: 'turn',
  sealed: 'place',
  fought: 'reveal',
  home: 'turn',
  friendship: null,
  pies: null,
  spell: 'turn',
  noSpell: null,
  remade: null,
  discarded: 'turn',
  quest: 'turn',
  solved: 'gain',
  rolled: 'turn',
  lost: null,
  put: 'place',
  paid: null,
  gained: 'place',
  launched: 'place',
  jumped: 'place',
  drew: 'turn',
  kept: 'place',
  claimed: 'gain',
  passed: null,
  ending: 'reveal',
  ended: null,
};

/** They stand until a tap. */
const BIG: ReadonlySet<Event['is']> = new Set<Event['is']>(['fought', 'solved', 'claimed', 'ending', 'ended']);

export function faceIn(words: Words, labelWords: LabelWords, meetingWords: MeetingWords): AnyFace {
  const voice = voiceOf(words);
  const labels = labelsOf(words, labelWords);
  const meetings = meetingsOf(words, meetingWords);
  return defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const { Board } = await import('./Board.tsx');
      return { Board: (props) => <Board {...props} voice={voice} words={labels} meetings={meetings} /> };
    },
    Picture,
    Icon,
    leaflet: () => import('./leaflet.ts'),
    guide: () => import('../guide/index.ts'),
    cue: ({ is }) => CUES[is],
    stops: ({ is }) => BIG.has(is),
  });
}
