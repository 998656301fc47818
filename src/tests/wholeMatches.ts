import { expect, test } from 'vitest';
import { isEqual } from '../engine/equal.ts';
import type { AnyGame } from '../engine/game.ts';
import { append, type Match, offersTo, openMatch } from '../engine/match.ts';
import { type Rng, rngFor } from '../engine/rng.ts';
import { seatCounts } from '../engine/setup.ts';
import { bot, person, Stage } from '../host/rehearsal/stage.ts';
import type { TableNews } from '../protocol/shown.ts';
import { parseSave } from '../saves/parse.ts';

/** As people do: they look, think again, take back, turn the phone over, let a bot play on; now and then they move. */
async function act(stage: Stage, rng: Rng): Promise<void> {
  const { floor, ask, offers } = stage.table;
  const whim = rng.below(20);
  if (whim === 0) await stage.ask({ kind: 'cover' });
  else if (whim === 1) await stage.ask({ kind: 'undo', agreed: true });
  else if (whim === 2) await stage.ask({ kind: 'redo' });
  else if (whim === 3) await stage.ask({ kind: 'sit', seat: 1, sitter: rng.below(2) ? bot('Ko') : person('Ben') });
  else if (floor.kind === 'curtain') await stage.ask({ kind: 'look', seat: floor.to });
  else if (floor.kind === 'learnt') await stage.ask({ kind: 'cover' });
  else if (floor.kind === 'reveal') await stage.ask({ kind: 'shown' });
  else if (floor.kind === 'forced') await stage.ask({ kind: 'forced' });
  else if (ask) await stage.ask({ kind: 'move', seat: ask.seat, move: rng.pick(offers).move });
  await stage.until(() => stage.table.floor.kind !== 'bots');
}

/** What the page was told is what those eyes see of the table, and only eyes that may look are given any. */
function holdsToTheWire(game: AnyGame, stage: Stage, news: TableNews, before: Match | null): Match {
  const persons = news.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isSecret = news.floor.kind === 'private' || news.floor.kind === 'learnt';
  const own = isSecret && 'seat' in news.floor ? news.floor.seat : persons.length === 1 ? persons[0] : 'onlooker';
  expect(news.eyes).toBe(own);
  const save = parseSave(structuredClone(stage.store.disk.get(`match:${news.match}`)));
  if ('refused' in save) throw new Error(`${save.refused} at ${save.place}`);
  expect(save.log.length).toBeGreaterThanOrEqual(news.logLength);
  const log = save.log.slice(0, news.logLength);
  // A log only grows.
  const match = before ? log.slice(before.record.log.length).reduce(append, before) : openMatch(game, { ...save, log });
  expect(isEqual(match.record.log, log)).toBe(true);
  const view = game.view(match.state, news.eyes);
  expect(news.frames.at(-1)?.view).toEqual(view);
  const isAsked = news.floor.kind === 'open' || news.floor.kind === 'private';
  const seat = isAsked ? (news.ask?.seat ?? null) : null;
  expect(news.offers.map(({ move }) => move)).toEqual(seat === null ? [] : offersTo(game, match.state, view, seat));
  return match;
}

const MOST_STEPS = 3000;

/** A game is played to its end through the host, at every number of seats, and found again as it was. */
export function testWholeMatches(game: AnyGame): void {
  test.each(seatCounts(game.facts))('is played to its end through the host by %i', async (seats) => {
    const rng = rngFor(seats, 1);
    const stage = new Stage(undefined, {}, [game]);
    const sitters = Array.from({ length: seats }, (_, seat) => (seat < 2 ? person(`P${seat}`) : bot(`B${seat}`)));
    await stage.start(sitters, game.facts.id);
    await stage.until(() => stage.table.floor.kind !== 'bots');
    let match: Match | null = null;
    for (let step = 0; stage.table.floor.kind !== 'over'; step++) {
      if (step > MOST_STEPS) throw new Error('it does not end');
      const told = stage.tables.length;
      await act(stage, rng);
      for (const news of stage.tables.slice(told)) match = holdsToTheWire(game, stage, news, match);
    }
    expect(stage.table.result?.points).toHaveLength(stage.table.sheet.totals.length);
    expect([stage.faults, stage.troubles]).toEqual([[], []]);
    const again = new Stage(stage.store, {}, [game]);
    await again.ask({ kind: 'open', match: stage.table.match });
    expect(again.table).toMatchObject({
      logLength: stage.table.logLength,
      sheet: stage.table.sheet,
      result: stage.table.result,
    });
  });
}
