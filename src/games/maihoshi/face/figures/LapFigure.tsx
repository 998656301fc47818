import { Fragment } from 'preact';
import type { Seat } from '../../../../engine/ids.ts';
import { EMBLEMS } from '../../../../engine/log.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { handSize } from '../../rules/state.ts';
import { Lantern } from '../art/Lantern.tsx';
import { Arrow } from './houses.tsx';

interface LapFigureProps {
  readonly by: Seat;
  readonly turns: readonly Seat[];
}

/** Who calls the last lap, and the turns that are left. */
export const LapFigure = ({ by, turns }: LapFigureProps) => (
  <>
    <span class="mhf-term">
      <svg class="mhf-lantern" viewBox="-12 -12 24 24" aria-hidden="true">
        <Lantern />
      </svg>
      {handSize(1)}
    </span>
    <Chair seat={by} />
    {turns.map((seat, at) => (
      <Fragment key={seat}>
        <Arrow />
        <span class="mhf-term">
          <Chair seat={seat} />
          {at + 1}
        </span>
      </Fragment>
    ))}
  </>
);

const Chair = ({ seat }: { readonly seat: Seat }) => (
  <span class="mhf-chair">
    <Badge of={{ kind: 'person', emblem: EMBLEMS[seat] ?? 'crane' }} />
  </span>
);
