import './card.css';
import { type AnyFace, defineFace, type Face } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { company, targets } from '../company.ts';
import type { Kind } from '../rules/cards.ts';
import { extentOf } from '../rules/forest.ts';
import type { Cell } from '../rules/grid.ts';
import type { Reason } from '../rules/ids.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { HeartOf } from './Card.tsx';
import { ForestArt, viewBoxOf } from './ForestArt.tsx';
import { type Judged, judgedIn } from './judged.ts';
import { Icon } from './symbols.tsx';

/** The forest alone, for the shelf; once it is full, with what each Cotton counts and whose its heart is. */
function Picture({ view }: { readonly view: View }) {
  const { grid, step } = view;
  const frame = extentOf(grid);
  const judged = step === 'over' ? judgedIn(grid) : [];
  const of = (cell: Cell): Judged | undefined => judged.find((each) => each.cell === cell);
  return (
    <svg class="fl-picture" viewBox={viewBoxOf(frame)} aria-hidden="true">
      <ForestArt
        grid={grid}
        frame={frame}
        counted={(cell) => of(cell)?.balance ?? null}
        on={(cell) => {
          const heart = of(cell)?.heart ?? null;
          return heart !== null && <HeartOf kind={grid[cell] as Kind} side={heart} />;
        }}
      />
    </svg>
  );
}

/** To keep all cards or their order tells nothing where they lie open; in the dark it is sealed, and the device goes on. */
export function risky(move: Move, { variant }: View): boolean {
  if (variant === 'dark' || 'place' in move) return true;
  return 'exchange' in move ? move.exchange.length > 0 : move.order.join() !== KEPT;
}

const KEPT = '0,1,2';

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
    leaflet: () => import('./leaflet.tsx'),
    guide: () => import('../guide/index.ts'),
    passing: () => import('../guide/index.ts').then(({ passing: guide }) => ({ guide })),
    tips: () => import('../guide/tips.ts'),
    sound: () => import('./sound.ts'),
    risky,
    cue: (event) => (event.is === 'scored' && event.heart === null ? null : CUES[event.is]),
  });
