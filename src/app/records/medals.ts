import type { Seat } from '../../engine/ids.ts';
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
