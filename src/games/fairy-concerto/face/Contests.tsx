import type { Side, ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { still } from '../../../ui/still.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { harpistThing, pianistThing, soloistThing } from '../rules/cards.ts';
import { CONTESTS, type Contest, contestPoints, holders } from '../rules/score.ts';
import type { Contests as Drawn, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { ContestCard } from './art/cards.tsx';
import { BachBadge } from './art/Musician.tsx';
import { HonourMark } from './art/signs.tsx';

/** How one contest stands for one side. */
export interface ContestStanding {
  readonly own: number;
  /** In the eyes of the honour: this side has it as things stand. */
  readonly honour: boolean;
  /** Who has it instead, and with how many points; nobody while all have nothing. */
  readonly lead: { readonly side: Side; readonly points: number } | null;
}

export function standingIn(view: View, contest: Contest, side: Side): ContestStanding {
  const by = view.orchestras.map((orchestra) => contestPoints(contest, view, orchestra));
  const own = at(by, side);
  if (contest === 'popular') return { own, honour: false, lead: null };
  const leaders = holders(by, view.step === 'over');
  const [first] = leaders;
  const honour = leaders.includes(side);
  return { own, honour, lead: honour || first === undefined ? null : { side: first, points: at(by, first) } };
}

/** Round the table from this side on; Bach has the side after the only seat. */
export const sidesFrom = (near: Side, count: number): Side[] =>
  Array.from({ length: count }, (_, place) => (near + place) % count);

/** What a contest's card is called on the table. */
export function contestThing(
  contest: Contest,
  { soloist, pianist, harpist }: Pick<View, 'soloist' | 'pianist' | 'harpist'>,
): ThingId {
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
  <ul class="fc-contests" aria-label={words.contests}>
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
    <button type="button" class="fc-contest" data-thing={thing} aria-label={label} onClick={() => explain(thing)}>
      <StillCard of={contest} contests={contests} />
      {standing && (
        <span class="fc-standing">
          {standing.honour && <HonourMark of={contest} />}
          <b data-changed={isChanged}>{standing.own}</b>
          {standing.lead && (
            <span class="fc-lead">
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
