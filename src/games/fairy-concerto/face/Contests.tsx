import type { ComponentChildren } from 'preact';
import type { Side, ThingId } from '../../../engine/ids.ts';
import { harpistThing, pianistThing, soloistThing } from '../rules/cards.ts';
import { CONTESTS, type Contest } from '../rules/score.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { ContestCard } from './art/ContestCard.tsx';
import { HonourMark } from './art/emblems.tsx';
import { standingIn } from './contests.ts';

interface ContestsProps {
  readonly view: View;
  /** As it would be with what is chosen. */
  readonly after: View;
  readonly side: Side;
  /** Nobody is told how it stands until the end. */
  readonly areCovered: boolean;
  nameOf(side: Side): string;
  badge(side: Side): ComponentChildren;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** The five cards that everybody scores, and how each stands for one side. */
export const Contests = (props: ContestsProps) => (
  <ul class="fcb-contests" aria-label={props.words.contests}>
    {CONTESTS.map((contest) => (
      <li key={contest}>
        <OneContest {...props} contest={contest} />
      </li>
    ))}
  </ul>
);

function OneContest({
  view,
  after,
  side,
  areCovered,
  nameOf,
  badge,
  words,
  explain,
  contest,
}: ContestsProps & { readonly contest: Contest }) {
  const { own, honour, lead } = standingIn(after, contest, side);
  const change = own - standingIn(view, contest, side).own;
  const thing = thingOf(contest, view);
  return (
    <button
      type="button"
      class="fcb-contest"
      data-thing={thing}
      aria-label={words.contest(
        contest,
        areCovered ? null : { name: nameOf(side), own, honour, lead: lead && `${nameOf(lead.side)} ${lead.points}` },
      )}
      onClick={() => explain(thing)}
    >
      <ContestCard of={contest} contests={view} />
      {!areCovered && (
        <span class="fcb-standing">
          {honour && <HonourMark of={contest} />}
          <b data-changed={change !== 0}>{own}</b>
          {lead && (
            <span class="fcb-lead">
              {badge(lead.side)}
              {lead.points}
            </span>
          )}
        </span>
      )}
    </button>
  );
}

function thingOf(contest: Contest, { soloist, pianist, harpist }: View): ThingId {
  switch (contest) {
    case 'soloist':
      return soloistThing(soloist);
    case 'pianist':
      return pianistThing(pianist);
    case 'harpist':
      return harpistThing(harpist);
    default:
      return `contest:${contest}`;
  }
}
