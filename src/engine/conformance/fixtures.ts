import { accountOf, type Fixture } from '../account.ts';
import { type AnyState, claim } from '../game.ts';
import type { MoveEntry } from '../log.ts';
import { openMatch } from '../match.ts';
import { mayHear } from '../reel.ts';
import { optionSets, seatCounts } from '../setup.ts';
import { claimSame, type Subject } from './trial.ts';

/** Replays a recorded game to its end and returns the features that it shows. */
export function holdFixture({ game, checks }: Pick<Subject, 'game' | 'checks'>, fixture: Fixture): Set<string> {
  const { id, edition } = game.facts;
  claim(fixture.game === id, `it is of ${fixture.game} and not of ${id}`);
  claim(
    fixture.edition === edition,
    `it is of edition ${fixture.edition} and not of ${edition}: npm run record -- --game ${id}`,
  );
  const log = fixture.log as readonly MoveEntry[];
  const states: AnyState[] = [];
  const match = openMatch(game, { ...fixture, log, sitters: [] }, (state) => {
    states.push(game.copy(state));
  });
  claim(game.asks(match.state).length === 0, `it does not reach the end: npm run record -- --game ${id}`);
  const { table, sheet, winners } = accountOf(match);
  const meant = `: if that is meant, count up facts.edition and record anew (npm run record -- --game ${id})`;
  claimSame(fixture.table, table, `the final table is not the one it was${meant}`);
  claimSame(fixture.sheet, sheet, `the score sheet is not the one it was${meant}`);
  claimSame(fixture.winners, winners, `the winners are not those they were${meant}`);
  const shown = new Set(tableFeatures(fixture.setup));
  match.happened.forEach(({ told }, made) => {
    const [state, entry] = [states[made + 1], log[made]];
    if (state === undefined || entry === undefined) return;
    const events = told.filter(({ to }) => mayHear(to, 'onlooker')).map(({ event }) => event);
    for (const feature of checks.met(state, entry.move, events, fixture.setup)) shown.add(feature);
  });
  return shown;
}

/** What the fixtures of a game must show between them: its features, every seat count, every option. */
export const featuresOf = ({ game, checks }: Pick<Subject, 'game' | 'checks'>): Set<string> =>
  new Set([
    ...checks.features,
    ...seatCounts(game.facts).flatMap((seats) =>
      optionSets(game.facts, seats).flatMap((options) => tableFeatures({ seats, options })),
    ),
  ]);

export const tableFeatures = ({ seats, options }: Pick<Fixture['setup'], 'seats' | 'options'>): string[] => [
  `${seats} seats`,
  ...Object.entries(options).map(([id, value]) => `option ${id}=${value}`),
];
