import { describe, expect, test } from 'vitest';
import type { AnyView } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import { openMatch } from '../engine/match.ts';
import type { TableNews } from '../protocol/shown.ts';
import { parseSave } from '../saves/parse.ts';
import { MemoryStore, named } from './rehearsal/browser.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';
import { whisper } from './rehearsal/whisper.ts';

const persons = [person('Aya'), person('Ben')];

describe('a move', () => {
  test('is in the store before it is published', async () => {
    const stage = new Stage();
    const heardAtWrite: number[] = [];
    stage.store.pause = async (place) => {
      if (place === 'after') heardAtWrite.push(stage.tables.length);
    };
    await stage.start(persons);
    await stage.move(0, 0, 'call');
    expect(heardAtWrite).toEqual([0, 1]);
    expect(stage.tables).toHaveLength(2);
    expect(stage.table.saved).toBe(true);
  });

  test('is not published while its write hangs', async () => {
    const stage = new Stage();
    await stage.start(persons);
    let release = null as (() => void) | null;
    stage.store.pause = (place) =>
      new Promise((resolve) => {
        if (place === 'before') resolve();
        else release = resolve;
      });
    const done = stage.move(0, 0, 'call');
    await stage.until(() => release !== null);
    expect(stage.store.disk.get('match:match-0')).toMatchObject({ log: { length: 1 } });
    expect(stage.tables).toHaveLength(1);
    release?.();
    await done;
    expect(stage.table).toMatchObject({ logLength: 1, saved: true });
  });

  test.each([
    ['QuotaExceededError', true],
    ['UnknownError', false],
  ])('that cannot be written (%s) stays on the table, and that is said at once', async (name, full) => {
    const stage = new Stage();
    await stage.start(persons);
    stage.store.fault = named(name);
    await stage.move(0, 0, 'call');
    expect(stage.troubles).toEqual([{ what: 'notSaved', full }]);
    expect(stage.table).toMatchObject({ logLength: 1, saved: false, floor: { kind: 'curtain', to: 0 } });
  });

  test('that was not written is made good by the next write, whole', async () => {
    for (const next of ['save', 'look'] as const) {
      const stage = new Stage();
      await stage.start(persons);
      stage.store.fault = named('UnknownError');
      await stage.move(0, 0, 'call');
      stage.store.fault = null;
      await stage.ask(next === 'save' ? { kind: 'save' } : { kind: 'look', seat: 0 });
      expect(stage.table).toMatchObject({ logLength: 1, saved: true });
      expect(stage.store.disk.get('match:match-0')).toMatchObject({ log: [{ seat: 0 }] });
    }
  });

  test('that was not written is tried once more on leaving, and kept when the match is opened again', async () => {
    const stage = new Stage();
    await stage.start(persons);
    stage.store.fault = named('UnknownError');
    await stage.move(0, 0, 'call');
    await stage.ask({ kind: 'open', match: 'match-0' });
    expect(stage.table).toMatchObject({ logLength: 1, saved: false });
    stage.store.fault = null;
    await stage.ask({ kind: 'leave' });
    expect(stage.store.disk.get('match:match-0')).toMatchObject({ log: [{ seat: 0 }] });
  });
});

test('a move that is saved and cannot be shown is there when the match is opened again', async () => {
  let isFaulty = false;
  const faulty = {
    ...whisper,
    sheet: (view: AnyView) => {
      if (isFaulty) throw new Error('a fault of the rules');
      return whisper.sheet(view);
    },
  };
  const stage = new Stage(undefined, {}, [faulty]);
  await stage.start(persons);
  isFaulty = true;
  await stage.move(0, 0, 'call');
  expect(stage.troubles).toEqual([{ what: 'cannotOpen', match: 'match-0' }]);
  isFaulty = false;
  await stage.ask({ kind: 'open', match: 'match-0' });
  expect(stage.table).toMatchObject({ logLength: 1, saved: true });
});

test('a match that cannot be written can be begun and played', async () => {
  const store = new MemoryStore();
  store.fault = named('InvalidStateError');
  const stage = new Stage(store);
  await stage.start(persons);
  await stage.move(0, 0, 'call');
  expect(stage.heard.find(({ kind }) => kind === 'started')).toMatchObject({ match: 'match-0' });
  expect(stage.table).toMatchObject({ logLength: 1, saved: false });
});

describe('killed at any write', () => {
  const script = async (stage: Stage): Promise<void> => {
    await stage.start([person('Aya'), person('Ben'), bot('Ko')]);
    await stage.move(0, 0, 'call');
    await stage.whispers(0);
    await stage.ask({ kind: 'undo', agreed: true });
    await stage.ask({ kind: 'redo' });
    await stage.whispers(1);
    await stage.ask({ kind: 'sit', seat: 1, sitter: bot('Ben’s bot') });
  };
  const botsRest = ({ tables }: Stage): boolean => tables.length > 0 && tables.at(-1)?.floor.kind !== 'bots';

  /** Switched off as the write of this number is about to reach the disk, or has just done so. */
  async function killed(nth: number, place: 'before' | 'after'): Promise<Stage> {
    const stage = new Stage();
    let off = false;
    let passed = 0;
    stage.store.pause = async (now) => {
      if (off || (now === place && passed++ === nth)) {
        off = true;
        await new Promise<never>(() => {});
      }
    };
    let over = false;
    void script(stage).then(() => {
      over = true;
    });
    await stage.until(() => off || (over && botsRest(stage)));
    stage.store.pause = async () => {};
    return stage;
  }

  const viewAt = (save: unknown, { logLength, eyes }: TableNews): unknown => {
    const parsed = parseSave(save);
    if ('refused' in parsed) throw new Error(parsed.refused);
    const log: readonly Entry[] = parsed.log.slice(0, logLength);
    return whisper.view(openMatch(whisper, { ...parsed, log }).state, eyes);
  };

  test('whatever was shown as saved is there again', async () => {
    const whole = new Stage();
    await script(whole);
    await whole.until(() => botsRest(whole));
    const writes = whole.store.written;
    expect(writes).toBeGreaterThan(10);
    for (let at = 0; at < writes; at++) {
      for (const place of ['before', 'after'] as const) {
        const dead = await killed(at, place);
        expect(dead.store.written).toBe(place === 'before' ? at : at + 1);
        const again = new Stage(dead.store);
        await again.ask({ kind: 'open', match: 'match-0' });
        const shown = dead.tables.findLast(({ saved }) => saved);
        if (dead.store.written === 0) {
          expect(shown).toBeUndefined();
          expect(again.troubles).toEqual([{ what: 'noSuchMatch', match: 'match-0' }]);
          continue;
        }
        expect(again.troubles).toEqual([]);
        expect(again.table.saved).toBe(true);
        expect(again.table.logLength).toBeGreaterThanOrEqual(shown?.logLength ?? 0);
        if (shown) {
          expect(viewAt(dead.store.disk.get('match:match-0'), shown)).toEqual(shown.frames.at(-1)?.view);
        }
        await again.until(() => botsRest(again));
        expect(again.faults).toEqual([]);
      }
    }
  });
});
