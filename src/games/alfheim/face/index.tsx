import './art/art.css';
import './field.css';
import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import { boardOf } from '../../../ui/grid/Grid.tsx';
import type { TableVoice } from '../../../words/voice.ts';
import { company, targets } from '../company.ts';
import { clueOf, KINDS, NAMES } from '../rules/fairies.ts';
import type { Reason } from '../rules/ids.ts';
import type { Event, Move, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { SPOT } from '../words/names.ts';
import { Portrait } from './art/portraits.tsx';
import { Clue } from './art/tokens.tsx';
import { FieldArt, lyingIn, pictured, spotOf, trackOf, UNITS } from './FieldArt.tsx';

/** A clue by its letter, a fairy by its name or the sign of a place, in a sentence and one em high. */
export const Icon = ({ of }: { readonly of: string }) => (
  <svg class="alf-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <Marked of={of} />
  </svg>
);

function Marked({ of }: { readonly of: string }) {
  if (of === SPOT) return <path class="alf-spot" d="M0 10c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12Zm0-9.5v.01" />;
  const kind = KINDS.find((each) => NAMES[each] === of);
  return kind === undefined ? <Clue of={clueOf(of)} /> : <Portrait of={kind} />;
}

/** One field, for the shelf and the end. */
function Picture({ view }: { readonly view: View }) {
  const seat = pictured(view);
  const field = view.fields[seat];
  if (!field) return null;
  const track = trackOf(view, seat);
  const box = boardOf('square', [...lyingIn(field, track).keys()].map(spotOf), UNITS);
  return (
    <div class="alf-picture">
      <FieldArt field={field} track={track} box={box} />
    </div>
  );
}

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
    leaflet: () => import('./leaflet.tsx'),
    guide: () => import('./guide.ts'),
    passing: () => import('../guide/index.ts').then(({ passing: guide }) => ({ guide })),
    tips: () => import('../guide/tips.ts'),
    sound: () => import('./sound.ts'),
    cue: ({ is }) => CUES[is],
  });
