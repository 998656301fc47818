import './medal.css';
import type { Seat } from '../../engine/game.ts';
import { isPlayedOut, type Outcome } from '../../saves/format.ts';
import type { Targets } from '../../words/records.ts';

type Ended = Pick<Outcome, 'sitters' | 'result' | 'early'>;

/** How many of the three medals a seat has earned by this end, the higher ones with the lower; 0: it was no game alone against such bots. */
export function medalsBy(ended: Ended, seat: Seat, { level, leads }: Targets): number {
  const { sitters, result, early } = ended;
  const others = sitters.filter((_, each) => each !== seat);
  const isAlone = others.length > 0 && others.every((each) => each.kind === 'bot' && each.level >= level);
  if (!isAlone || !isPlayedOut({ ...(early && { early }) }) || !result.winners.includes(seat)) return 0;
  const best = Math.max(...result.points.filter((_, side) => side !== seat));
  const lead = (result.points[seat] ?? 0) - best;
  return leads.filter((least) => lead >= least).length;
}

const seatOf = ({ sitters }: Outcome, person: string): Seat =>
  sitters.findIndex(({ kind, name }) => kind === 'person' && name === person);

/** The most that a person has earned. */
export const medalsOf = (outcomes: readonly Outcome[], person: string, targets: Targets): number =>
  Math.max(0, ...outcomes.map((outcome) => medalsBy(outcome, seatOf(outcome, person), targets)));

/** The rivals of the ladder that a person has beaten alone. */
export function rungsOf(outcomes: readonly Outcome[], person: string, { ladder }: Targets): readonly string[] {
  if (!ladder) return [];
  const { option, values } = ladder;
  return values.filter((value) =>
    outcomes.some(
      (outcome) =>
        outcome.setup.seats === 1 &&
        outcome.setup.options[option] === value &&
        isPlayedOut(outcome) &&
        seatOf(outcome, person) === 0 &&
        outcome.result.winners.includes(0),
    ),
  );
}

interface MedalProps {
  /** 0: the lowest. */
  readonly rank: number;
  readonly has: boolean;
}

/** On a ribbon, with as many stars as its rank; an outline where it is still to be won. Decoration: its name stands beside it. */
export const Medal = ({ rank, has }: MedalProps) => (
  <svg class="medal" viewBox="0 0 24 24" data-rank={rank} data-has={has} aria-hidden="true">
    <path class="medal-ribbon" d="M7 1h4l2 7H9ZM17 1h-4l-2 7h4Z" />
    <circle class="medal-disc" cx="12" cy="15" r="7.5" />
    {Array.from({ length: rank + 1 }, (_, star) => (
      <circle key={star} class="medal-star" cx={12 + 3.6 * (star - rank / 2)} cy="15" r="1.3" />
    ))}
  </svg>
);
