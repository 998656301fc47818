import { describe, expect, test } from 'vitest';
import type { Notice } from '../protocol/messages.ts';
import type { MatchId, Replay } from '../protocol/shown.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';
import { wordOf } from './rehearsal/whisper.ts';

const TWO = [person('Aya'), person('Ben')];
const THREE = [...TWO, bot('Mi')];
const OTHER = bot('Aya');

async function begun(sitters = TWO): Promise<Stage> {
  const stage = new Stage();
  await stage.start(sitters);
  await stage.move(0, 0, 'call');
  return stage;
}

const last = (stage: Stage): Notice | undefined => stage.heard.at(-1);
const again = (stage: Stage, match: MatchId, series = false) =>
  stage.ask({ kind: 'rematch', match, order: [1, 0], first: 'next', series });
const card = (stage: Stage, match: MatchId) => stage.store.disk.get(`card:${match}`);
const outcome = (stage: Stage, match: MatchId) => stage.store.disk.get(`outcome:${match}`);

describe('a match is ended', () => {
  test('and counted as it stands, for all to see, outside the records', async () => {
    const stage = await begun();
    const { match } = stage.table;
    await stage.ask({ kind: 'endNow' });
    const { floor, result, sheet, early, undo } = stage.table;
    expect(floor.kind).toBe('over');
    expect([early, undo.why]).toEqual([{ how: 'counted' }, 'nothing']);
    expect(result?.points).toEqual(sheet.totals);
    expect(card(stage, match)).toMatchObject({ early: { how: 'counted' }, result });
    expect(outcome(stage, match)).toBeUndefined();
    // It stays so for whoever opens it again, and nothing comes after it.
    const later = new Stage(stage.store);
    await later.ask({ kind: 'open', match });
    expect(later.table).toMatchObject({ early: { how: 'counted' }, result });
    await later.ask({ kind: 'undo', agreed: true });
    await later.ask({ kind: 'concede', seat: 0, bot: OTHER });
    await later.ask({ kind: 'endNow' });
    expect(later.table.logLength).toBe(stage.table.logLength);
  });

  test('by whoever gives up between two: the other has won, and the records say so', async () => {
    const stage = await begun();
    const { match } = stage.table;
    await stage.ask({ kind: 'concede', seat: 0, bot: OTHER });
    expect(stage.table.result?.winners).toEqual([1]);
    expect(outcome(stage, match)).toMatchObject({ early: { how: 'conceded', seat: 0 }, gaveUp: [0] });
  });

  test('by nobody who gives up among more: a bot plays on, and it is told', async () => {
    const stage = await begun(THREE);
    await stage.ask({ kind: 'concede', seat: 2, bot: OTHER });
    await stage.ask({ kind: 'concede', seat: 0, bot: person('Aya') });
    expect(stage.table.sitters.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    await stage.ask({ kind: 'concede', seat: 0, bot: OTHER });
    expect(stage.table.early).toBeNull();
    expect(stage.table.sitters.map(({ kind }) => kind)).toEqual(['bot', 'person', 'bot']);
    expect(card(stage, stage.table.match)).toMatchObject({ gaveUp: [0] });
  });

  test('and only then its replay opens what anybody knew, and it can be branched from its last moment', async () => {
    const stage = await begun();
    const { match } = stage.table;
    const replayed = async (): Promise<Replay> => {
      await stage.ask({ kind: 'replay', match, sight: 'all' });
      return stage.answer('replay');
    };
    expect((await replayed()).sight).toBe('onlooker');
    await stage.ask({ kind: 'endNow' });
    expect(JSON.stringify(stage.table.frames)).not.toContain(wordOf(0));
    await stage.ask({ kind: 'leave' });
    expect(await replayed()).toMatchObject({ sight: 'all', moves: 1 });
    await stage.ask({ kind: 'branch', match, moves: 2 });
    expect(stage.troubles.at(-1)).toEqual({ what: 'badRequest' });
    await stage.ask({ kind: 'branch', match, moves: 1 });
    expect(stage.table).toMatchObject({ early: null, logLength: 1 });
  });
});

describe('a rematch', () => {
  test('has the same people on the seats they want, and the next to begin', async () => {
    const stage = await begun();
    const { match } = stage.table;
    await stage.ask({ kind: 'endNow' });
    await stage.ask({ kind: 'leave' });
    await again(stage, match);
    const { sitters, setup, logLength, series } = stage.table;
    expect(sitters.map(({ name }) => name)).toEqual(['Ben', 'Aya']);
    // Aya began; Ben, who sits first now, is the next.
    expect([setup.first, logLength, series]).toEqual([0, 0, null]);
  });

  test('counts a series on, also when the matches before it are gone', async () => {
    const stage = await begun();
    const first = stage.table.match;
    await stage.ask({ kind: 'concede', seat: 0, bot: OTHER });
    await again(stage, first, true);
    expect(stage.table.series).toEqual({ won: [1, 0], played: 1 });
    const second = stage.table.match;
    await stage.ask({ kind: 'delete', matches: [first] });
    await stage.ask({ kind: 'export', match: second });
    const text = stage.answer('export');
    const elsewhere = new Stage();
    await elsewhere.ask({ kind: 'import', text });
    const taken = elsewhere.answer('import');
    const one = 'matches' in taken ? taken.matches[0] : null;
    if (one?.got !== 'added') throw new Error('not added');
    await elsewhere.ask({ kind: 'open', match: one.match });
    expect(elsewhere.table.series).toEqual({ won: [1, 0], played: 1 });
    expect(card(elsewhere, one.match)).toMatchObject({ series: { won: [1, 0], played: 1 } });
  });

  test('is none in an order that is none, nor of a match that is not there', async () => {
    const stage = await begun();
    const { match } = stage.table;
    for (const order of [[0], [0, 0], [1, 2]]) {
      await stage.ask({ kind: 'rematch', match, order, first: 'next', series: false });
      expect(last(stage)).toMatchObject({ kind: 'trouble', trouble: { what: 'badRequest' } });
    }
    await stage.ask({ kind: 'rematch', match: 'nobody', order: [0, 1], first: 'next', series: false });
    expect(last(stage)).toMatchObject({ trouble: { what: 'noSuchMatch' } });
    expect(stage.table.match).toBe(match);
  });
});

describe('where only bots are left', () => {
  test('they play straight to the end, and nothing is shown or saved on the way', async () => {
    const stage = await begun([person('Aya'), bot('Ko'), bot('Mi')]);
    await stage.ask({ kind: 'runOut' });
    expect(stage.table.floor.kind).not.toBe('over');
    await stage.ask({ kind: 'sit', seat: 0, sitter: OTHER });
    const [shown, written] = [stage.tables.length, stage.store.written];
    await stage.ask({ kind: 'runOut' });
    await stage.until(() => stage.table.floor.kind === 'over');
    await stage.rest();
    expect(stage.tables.length - shown).toBeLessThan(5);
    expect(stage.store.written - written).toBeLessThan(5);
    expect(stage.table.frames).toHaveLength(1);
    expect(outcome(stage, stage.table.match)).toMatchObject({ result: stage.table.result });
  });

  test('who leaves meanwhile finds it as it stood', async () => {
    const stage = await begun([person('Aya'), bot('Ko'), bot('Mi')]);
    const { match } = stage.table;
    await stage.ask({ kind: 'sit', seat: 0, sitter: OTHER });
    await stage.ask({ kind: 'runOut' });
    await stage.ask({ kind: 'leave' });
    const later = new Stage(stage.store);
    await later.ask({ kind: 'open', match });
    await later.until(() => later.table.floor.kind === 'over');
    expect(later.troubles).toEqual([]);
  });
});
