import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { Lang } from '../../../words/lang.ts';
import { company } from '../company.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import { targets } from '../targets.ts';
import { voice as voices } from '../words/say.ts';
import { LookCrest } from './art/Seeker.tsx';
import { Icon } from './Icon.tsx';
import { arrived, fetchLate } from './late.ts';
import { Picture } from './Picture.tsx';
import { risky } from './risky.ts';

/** What makes itself heard; the rest is silent. */
const CUES: Readonly<Partial<Record<Event['is'], ReturnType<Face<Move, View, Event>['cue']>>>> = {
  acted: 'place',
  moved: 'step',
  delivered: 'gain',
  attacked: 'clash',
  sealed: 'place',
  fought: 'reveal',
  home: 'loss',
  spell: 'turn',
  discarded: 'loss',
  quest: 'turn',
  solved: 'gain',
  rolled: 'roll',
  put: 'place',
  gained: 'place',
  launched: 'place',
  jumped: 'step',
  drew: 'turn',
  kept: 'place',
  claimed: 'gain',
  ending: 'reveal',
};

/** The few words of the board come with the board. */
export function faceIn(lang: Lang): AnyFace {
  const voice = voices[lang];
  return defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const { boardIn, behind, opened } = await import('./laid.ts');
      return {
        Board: boardIn(lang, voice),
        scenes: (happened) => arrived()?.scenes(happened) ?? (happened.before ? [] : opened(happened)),
        large: (...seen) => arrived()?.large(...seen) ?? null,
        handles: (...played) => arrived()?.handles(...played) ?? null,
        rest: fetchLate,
        behind,
      };
    },
    company,
    targets,
    Picture,
    Icon,
    Crest: LookCrest,
    leaflet: () => import('./leaflet.ts'),
    guide: () => import('../guide/index.ts'),
    passing: () => import('../guide/passing.ts'),
    tips: () => import('../guide/tips.ts'),
    sound: () => import('./sound.ts'),
    risky,
    cue: ({ is }) => CUES[is] ?? null,
  });
}
