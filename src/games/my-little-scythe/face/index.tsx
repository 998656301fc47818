import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import type { Words } from '../words/en.ts';
import { voiceOf } from '../words/say.ts';
import type { BoardWords } from './Board.tsx';
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

/** The few words of the board come with the board. */
export function faceIn(words: Words, wordsOfBoard: () => Promise<{ readonly boardWords: BoardWords }>): AnyFace {
  const voice = voiceOf(words);
  return defineFace<Move, View, Event, Reason>({
    voice,
    spread: async () => {
      const [{ boardIn }, { boardWords }] = await Promise.all([import('./Board.tsx'), wordsOfBoard()]);
      return { Board: boardIn(voice, words, boardWords) };
    },
    Picture,
    Icon,
    leaflet: () => import('./leaflet.ts'),
    guide: () => import('../guide/index.ts'),
    cue: ({ is }) => CUES[is],
    stops: ({ is }) => BIG.has(is),
  });
}
