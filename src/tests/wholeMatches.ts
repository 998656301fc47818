import { expect, test } from 'vitest';
import { isEqual } from '../engine/equal.ts';
import type { AnyGame } from '../engine/game.ts';
import { append, type Match, offersTo, openMatch } from '../engine/match.ts';
import { type Rng, rngFor } from '../engine/rng.ts';
import { seatCounts } from '../engine/setup.ts';
import { posted } from '../host/rehearsal/posted.ts';
import { bot, person, Stage } from '../host/rehearsal/stage.ts';
import type { TableNews } from '../protocol/shown.ts';
import type { SavedMatch } from '../saves/format.ts';
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

/** The save on the disk, as it would be opened. */
function savedIn(stage: Stage, match: string): SavedMatch {
  const save = parseSave(posted(stage.store.disk.get(`match:${match}`)));
  if ('refused' in save) throw new Error(`${save.refused} at ${save.place}`);
  return save;
}

/** Of what is alike `expect` is not asked, which looks many times as long. */
function expectEqual(one: unknown, other: unknown): void {
  if (!isEqual(one, other)) expect(one).toEqual(other);
}

/** What the page was told is what those eyes see of the table, and only eyes that may look are given any. */
function holdsToTheWire(game: AnyGame, save: SavedMatch, news: TableNews, before: Match | null): Match {
  const persons = news.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const isSecret = news.floor.kind === 'private' || news.floor.kind === 'learnt';
  const own = isSecret && 'seat' in news.floor ? news.floor.seat : persons.length === 1 ? persons[0] : 'onlooker';
  expect(news.eyes).toBe(own);
  expect(save.log.length).toBeGreaterThanOrEqual(news.logLength);
  // A log only grows.
  const match = before
    ? save.log.slice(before.record.log.length, news.logLength).reduce(append, before)
    : openMatch(game, { ...save, log: save.log.slice(0, news.logLength) });
  expect(match.record.log.length).toBe(news.logLength);
  const view = game.view(match.state, news.eyes);
  expectEqual(news.frames.at(-1)?.view, view);
  const isAsked = news.floor.kind === 'open' || news.floor.kind === 'private';
  const seat = isAsked ? (news.ask?.seat ?? null) : null;
  const offers = seat === null ? [] : offersTo(game, match.state, view, seat);
  expectEqual(
    news.offers.map(({ move }) => move),
    offers,
  );
  return match;
}

/** All that was told at once is held against one save: how its log begins is looked at when the last of it is held. */
function holdAll(game: AnyGame, stage: Stage, fresh: readonly TableNews[], before: Match | null): Match | null {
  if (fresh.length === 0) return before;
  const save = savedIn(stage, stage.table.match);
  const match = fresh.reduce<Match | null>((held, news) => holdsToTheWire(game, save, news, held), before);
  expect(isEqual(match?.record.log, save.log.slice(0, match?.record.log.length))).toBe(true);
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
      match = holdAll(game, stage, stage.tables.slice(told), match);
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
