import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { company, targets } from '../company.ts';
import { cardOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { isOut, mayReveal } from '../rules/possible.ts';
import type { Reason } from '../rules/reasons.ts';
import { idleAfter, isIdleLap, type View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { Geisha } from './art/Geisha.tsx';
import { Icon } from './art/Icon.tsx';
import { Lantern } from './art/signs.tsx';

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

/** All but an extra turn, an effect that is not used and the end of a turn; and these where more than the turn may end. */
export function risky(move: Move, view: View, isAlone: boolean): boolean {
  return !isQuiet(move, view) || mayEndRound(view) || (!isAlone && handsOn(move, view));
}

function isQuiet({ do: verb }: Move, { stage, steps }: View): boolean {
  if (stage !== 'turn') return false;
  const step = steps.at(-1);
  if (verb === 'use') return step?.is === 'effect' && cardOf(step.card).effect === 'extra-turn';
  return verb === 'end' || verb === 'decline';
}

/** A player has gone out, or the last lap is called or may end. */
function mayEndRound(view: View): boolean {
  const { lap, turn, held, reserves } = view;
  return lap !== 'none' || isOut(held[turn] ?? 0, reserves[turn]) || isIdleLap(idleAfter(view), held.length);
}

/** The next one holds other cards, which these must not see. */
function handsOn({ do: verb }: Move, view: View): boolean {
  if (verb === 'use' || view.extra > 0) return false;
  return verb === 'end' || (view.steps.length <= 1 && view.acted && !mayReveal(view));
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
