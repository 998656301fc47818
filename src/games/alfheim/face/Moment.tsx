import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { costOf, EXPERTS } from '../rules/fairies.ts';
import type { Event } from '../rules/state.ts';
import { MOMENT } from '../rules/things.ts';
import type { Labels } from '../words/labels.ts';
import { CostSigns } from './art/CostTile.tsx';
import { Portrait } from './art/portraits.tsx';
import { Expert, Footprint } from './art/tokens.tsx';

interface MomentProps {
  readonly events: readonly Event[];
  readonly words: Labels;
}

/** What has just changed for all, large over the fields; the log says the same. */
export const Moment = ({ events, words }: MomentProps) => (
  <div class="alb-moment" aria-hidden="true" data-thing={MOMENT}>
    {events.map((event) => (
      <OneMoment key={`${event.is} ${'set' in event ? event.set : ''}`} of={event} words={words} />
    ))}
  </div>
);

/** By rank. */
const POINTS_OF: readonly (readonly number[])[] = EXPERTS.map(({ points }) => points);

function OneMoment({ of, words }: { readonly of: Event; readonly words: Labels }) {
  const { sitters } = useTalk();
  const badge = (seat: number) => sitters[seat] && <Badge key={seat} of={sitters[seat]} />;
  switch (of.is) {
    case 'costs':
      return (
        <>
          <b>{words.moments.costs}</b>
          <ul class="alb-new-costs">
            {of.turned.map(({ kind, tile }) => (
              <li key={kind}>
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <Portrait of={kind} />
                </svg>
                <CostSigns kind={kind} tile={tile} met={[...costOf(kind, tile)].map(() => false)} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'footprints':
      return (
        <>
          <b>{words.moments.footprints}</b>
          <ul>
            {of.by.map((footprint, seat) => (
              <li key={footprint}>
                {badge(seat)}
                <svg viewBox="-12 -12 24 24" aria-hidden="true">
                  <Footprint of={footprint} />
                </svg>
              </li>
            ))}
          </ul>
        </>
      );
    case 'expert':
      return (
        <>
          <b>{words.expertMoment(of.set, of.points)}</b>
          <ul>
            <li>
              <svg viewBox="-12 -15 24 28" aria-hidden="true">
                <Expert set={of.set} rank={POINTS_OF[of.set]?.indexOf(of.points) ?? 0} />
              </svg>
              {of.seats.map(badge)}
            </li>
          </ul>
        </>
      );
    default:
      return <b>{words.moments.last}</b>;
  }
}
