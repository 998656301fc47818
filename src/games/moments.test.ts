import { expect, test } from 'vitest';
import { begun, type Moment, next, released } from '../app/table/moment.ts';
import type { Staged, Step } from '../app/table/steps.ts';
import type { Fixture } from '../engine/account.ts';
import type { AnyGame } from '../engine/game.ts';
import { append, openMatch } from '../engine/match.ts';
import { type Rng, rngFor } from '../engine/rng.ts';
import { foundMatch, type OpenMatch, witnessed } from '../host/openMatch.ts';
import { tableNews } from '../host/publish.ts';
import { bot, person } from '../host/rehearsal/stage.ts';
import type { PassingFrame, TableNews } from '../protocol/shown.ts';
import type { Scene, SceneStep } from '../ui/stage/Stage.ts';
import { fixturesOf } from './fixtures.ts';
import { RULES } from './rules.ts';

/** What the page of the first seat is told of a recorded game whose other seats are bots': after every move, as the host does. */
function toldOf(game: AnyGame, { seed, setup, log, edition }: Fixture): TableNews[] {
  const sitters = Array.from({ length: setup.seats }, (_, seat) => (seat === 0 ? person('Aya') : bot(`Bot ${seat}`)));
  const dealt = openMatch(game, { game: game.facts.id, edition, seed, setup, sitters, log: [] });
  let table: OpenMatch = foundMatch({
    id: 'one',
    match: dealt,
    title: null,
    seen: sitters.map(() => 0),
    shown: 0,
    mine: true,
    saved: true,
  });
  const told: TableNews[] = [];
  const publish = (): void => {
    told.push(tableNews(table, []).news);
    table = witnessed(table);
  };
  publish();
  for (const entry of log) {
    table = { ...table, match: append(table.match, entry) };
    publish();
  }
  return told;
}

const actedStep = (scene: Scene, shown: Pick<SceneStep, 'shows' | 'says'>): Step => ({
  of: { scene, step: { name: 'any', lastsMs: 500, draw: () => [], ...shown }, rate: 1 },
  readMs: 500,
  seeMs: 500,
  waits: false,
});

/** Sometimes a scene, and one to three steps a frame in which something happens, now and then a big one. */
const stagedBy =
  (rng: Rng) =>
  (frame: PassingFrame): Staged => {
    const count = frame.events.length === 0 ? 0 : 1 + rng.below(3);
    const scene: Scene = { size: rng.below(3) === 0 ? 'touch' : 'scene', kind: 'any', steps: [] };
    const scenes = count === 0 || rng.below(2) === 0 ? [] : [scene];
    const acted = scenes.flatMap(() => [
      actedStep(scene, {}),
      actedStep(scene, { shows: ['board'] }),
      actedStep(scene, { shows: ['points'], says: frame.events.slice(0, 1) }),
    ]);
    const steps = Array.from({ length: count }, () => {
      const waits = rng.below(8) === 0;
      return { of: null, readMs: 1000, seeMs: 500, waits };
    });
    return {
      frame,
      scenes,
      steps: count > 0 ? [...acted, ...steps] : [],
      seat: rng.below(2),
      isBots: rng.below(2) === 0,
    };
  };

const drawn = (moment: Moment): Moment => next(moment, { kind: 'drawn' }, 0);

/** Time enough for every step, and a tap where one is waited for. */
function waited(moment: Moment, steps = Number.POSITIVE_INFINITY): Moment {
  let now = drawn(moment);
  for (let step = 0; now.kind === 'showing' && step < steps; step++) {
    now = drawn(next(now, { kind: now.time.kind === 'waitsForTap' ? 'goOn' : 'tick' }, 10_000));
  }
  return now;
}

/** All that the page draws of it. */
const tableOf = ({ kind, drawn: news, shown }: Moment) => [kind, news, shown.frame];

const MOST_STEPS = 500;

test.each(Object.entries(RULES))(
  'skipping at any step of %s leaves exactly the table that waiting leaves',
  async (id, { rules }) => {
    const { game } = await rules();
    const rng = rngFor(7, 0);
    let skips = 0;
    for (const fixture of fixturesOf(id)) {
      const told = toldOf(game, fixture);
      const [first, ...others] = told;
      if (!first) throw new Error('nothing was told');
      const stage = stagedBy(rng);
      let moment = waited(begun({ news: first, still: false, stage }, null));
      for (const news of others) {
        // What comes while something is shown is laid behind it: now and then nobody waits for the end.
        moment = drawn(next(moment, { kind: 'told', news, still: false, stage }, rng.below(3) === 0 ? 0 : 10_000));
        if (moment.kind === 'showing') {
          expect(moment.drawn).toMatchObject({ result: null, ask: null, offers: [], undo: { drops: [] } });
          expect(moment.drawn.sheet).toBe(released(moment).points.sheet);
        }
        const end = tableOf(waited(moment));
        for (let steps = 0, now = moment; now.kind === 'showing'; steps++) {
          if (steps > MOST_STEPS) throw new Error('it does not end');
          const skipped = tableOf(next(now, { kind: 'skip' }, 0));
          // Of what is the very same `expect` is not asked, which looks many times as long.
          for (const [at, part] of skipped.entries()) if (part !== end[at]) expect(part).toBe(end[at]);
          skips++;
          now = waited(now, 1);
        }
        if (news.floor.kind !== 'bots' || rng.below(4) === 0) moment = waited(moment);
      }
      expect(waited(moment).drawn).toBe(told.at(-1));
    }
    expect(skips).toBeGreaterThan(20);
  },
);
