import type { Side, ThingId } from '../../../engine/ids.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { still } from '../../../ui/still.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { CONTESTS, type Contest } from '../rules/score.ts';
import type { Contests as Drawn, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { ContestCard } from './art/cards.tsx';
import { BachBadge } from './art/Musician.tsx';
import { HonourMark } from './art/signs.tsx';
import { type ContestStanding, contestThing, standingIn } from './contests.ts';

interface ContestsProps {
  readonly view: View;
  /** As it would be with what is chosen. */
  readonly after: View;
  readonly side: Side;
  /** Nobody is told how it stands until the end. */
  readonly areCovered: boolean;
  nameOf(side: Side): string;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** The five cards that everybody scores, and how each stands for one side. */
export const Contests = ({ view, after, side, areCovered, nameOf, words, explain }: ContestsProps) => (
  <ul class="fcb-contests" aria-label={words.contests}>
    {CONTESTS.map((contest) => {
      const standing = standingIn(after, contest, side);
      const { own, honour, lead } = standing;
      const said = { name: nameOf(side), own, honour, lead: lead && `${nameOf(lead.side)} ${lead.points}` };
      return (
        <li key={contest}>
          <OneContest
            contest={contest}
            contests={drawnOf(view)}
            standing={areCovered ? null : standing}
            isChanged={own !== standingIn(view, contest, side).own}
            label={words.contest(contest, areCovered ? null : said)}
            explain={explain}
          />
        </li>
      );
    })}
  </ul>
);

const drawnOf = ({ popular, soloist, pianist, harpist }: View): Drawn => ({ popular, soloist, pianist, harpist });

interface OneContestProps {
  readonly contest: Contest;
  readonly contests: Drawn;
  /** Null: nobody is told. */
  readonly standing: ContestStanding | null;
  readonly isChanged: boolean;
  readonly label: string;
  explain(thing: ThingId): void;
}

const OneContest = still(({ contest, contests, standing, isChanged, label, explain }: OneContestProps) => {
  const thing = contestThing(contest, contests);
  return (
    <button type="button" class="fcb-contest" data-thing={thing} aria-label={label} onClick={() => explain(thing)}>
      <StillCard of={contest} contests={contests} />
      {standing && (
        <span class="fcb-standing">
          {standing.honour && <HonourMark of={contest} />}
          <b data-changed={isChanged}>{standing.own}</b>
          {standing.lead && (
            <span class="fcb-lead">
              <SideBadge side={standing.lead.side} />
              {standing.lead.points}
            </span>
          )}
        </span>
      )}
    </button>
  );
});

const StillCard = still(ContestCard);

function SideBadge({ side }: { readonly side: Side }) {
  const sitter = useTalk().sitters[side];
  return sitter ? <Badge of={sitter} /> : <BachBadge />;
}
