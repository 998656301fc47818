import { describe, expect, test } from 'vitest';
import { DAILY_LEVEL, type Daily, dailySeed, dailySetup } from '../engine/daily.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import type { Import } from '../protocol/messages.ts';
import type { Daybook } from '../protocol/shown.ts';
import { PAR_GAMES, type Par, type SavedMatch } from '../saves/format.ts';
import { chooseAtRandom, type Thinker } from './bots.ts';
import { lockClaim } from './owner.ts';
import { FakeLocks, MemoryStore, named } from './rehearsal/browser.ts';
import { person, Stage } from './rehearsal/stage.ts';
import { whisper } from './rehearsal/whisper.ts';
import type { HostNeeds } from './store.ts';

const { facts } = whisper;
const day = '2026-11-22';
const ko: Sitter = { kind: 'bot', level: DAILY_LEVEL, name: 'Ko', emblem: 'plum' };

interface Wish {
  readonly sitters?: readonly Sitter[];
  readonly noHints?: true;
  readonly daily?: Daily;
}

async function begun(stage: Stage, { sitters = [person('Aya'), ko], ...wish }: Wish = {}): Promise<Stage> {
  const hints = 'noHints' in wish ? {} : { noHints: true as const };
  await stage.ask({
    kind: 'new',
    game: 'whisper',
    setup: dailySetup(facts),
    sitters,
    seed: 7,
    ...hints,
    daily: { day },
    ...wish,
  });
  return stage;
}

const isOver = (stage: Stage): boolean => stage.table.floor.kind === 'over';

/** To the end, always by the first move that is offered. */
async function played(stage: Stage, wish: Wish = {}): Promise<Stage> {
  await begun(stage, wish);
  while (!isOver(stage)) {
    const { ask, offers, logLength } = stage.table;
    const [offer] = offers;
    if (ask && offer) await stage.ask({ kind: 'move', seat: ask.seat, move: offer.move });
    else await stage.until(() => stage.table.logLength > logLength || stage.table.ask !== null || isOver(stage));
  }
  return stage;
}

const saved = (stage: Stage, match = stage.table.match): SavedMatch =>
  stage.store.disk.get(`match:${match}`) as SavedMatch;

async function daybookOf(stage: Stage): Promise<Daybook> {
  await stage.ask({ kind: 'daybook' });
  return stage.answer('daybook');
}

async function parOf(stage: Stage, game = 'whisper'): Promise<Par | null> {
  const before = stage.answers('par').length;
  await stage.ask({ kind: 'par', game, day });
  const answered = () => stage.answers('par')[before];
  await stage.until(() => answered() !== undefined);
  return answered() ?? null;
}

async function wholePar(stage: Stage): Promise<Par | null> {
  for (let game = 1; game < PAR_GAMES; game++) await parOf(stage);
  return parOf(stage);
}

/** A stage where no thought is answered before somebody says so. */
function slowStage(): { stage: Stage; think: () => void; asked: () => number; cancelled: () => number } {
  const waiting: (() => void)[] = [];
  let cancelled = 0;
  const thinker: Thinker = {
    choose: (question) => new Promise((settle) => waiting.push(() => settle(chooseAtRandom(question)))),
    cancel: () => cancelled++,
    giveWay: () => {},
  };
  const stage = new Stage(new MemoryStore(), { thinker });
  return { stage, think: () => waiting.at(-1)?.(), asked: () => waiting.length, cancelled: () => cancelled };
}

describe("a day's deal", () => {
  test('is the same on two devices, and so are the answers of the bots, whatever the match is called', async () => {
    const [one, other] = [new Stage(), new Stage(new MemoryStore(), { newId: () => 'quite another' })];
    await played(one);
    await played(other, { sitters: [person('Ben'), ko] });
    expect(saved(one).seed).toBe(dailySeed(facts, day));
    expect(saved(other)).toMatchObject({ seed: saved(one).seed, log: saved(one).log, daily: { day } });
    expect(other.table.result).toEqual(one.table.result);
  });

  test.each<[string, Wish]>([
    ['another table', { sitters: [person('Aya'), { ...ko, level: 1 } as Sitter] }],
    ['two persons', { sitters: [person('Aya'), person('Ben')] }],
  ])('is refused with %s', async (_, wish) => {
    const stage = await begun(new Stage(), wish);
    expect(stage.troubles).toEqual([{ what: 'badRequest' }]);
    expect(stage.store.disk.size).toBe(0);
  });

  test('stays with whoever began it, without hints', async () => {
    const stage = await begun(new Stage());
    const { logLength } = stage.table;
    expect(stage.table).toMatchObject({ noHints: true, daily: { day } });
    await stage.ask({ kind: 'sit', seat: 0, sitter: ko });
    await stage.ask({ kind: 'sit', seat: 1, sitter: person('Ben') });
    expect(stage.table.logLength).toBe(logLength);
  });

  test('is told on the shelf and in what stays of it; what branches off is none', async () => {
    const stage = await played(new Stage(), { daily: { day, late: true } });
    const { match } = stage.table;
    await stage.ask({ kind: 'branch', match, moves: 1 });
    await stage.ask({ kind: 'shelf' });
    const shelf = stage.heard.findLast((notice) => notice.kind === 'shelf');
    const marks = shelf?.kind === 'shelf' ? shelf.cards.map(({ daily, branch }) => [daily, branch !== undefined]) : [];
    const mark = { day, late: true, edition: facts.edition };
    expect(marks).toEqual(
      expect.arrayContaining([
        [mark, false],
        [undefined, true],
      ]),
    );
    await stage.ask({ kind: 'delete', matches: [match] });
    expect((await daybookOf(stage)).outcomes).toMatchObject([{ daily: mark }]);
  });

  test('comes back from a file, and is refused where it was made to look like one', async () => {
    const save = saved(await played(new Stage()));
    const takenIn = async (change: Partial<SavedMatch>): Promise<Import> => {
      const stage = new Stage();
      await stage.ask({ kind: 'import', text: JSON.stringify({ ...save, ...change }) });
      return stage.answer('import');
    };
    expect(await takenIn({})).toMatchObject({ matches: [{ got: 'added' }] });
    const refused = (place: string) => ({ matches: [{ got: 'refused', refusal: { refused: 'shape', place } }] });
    expect(await takenIn({ daily: { day: '2026-11-23' } })).toMatchObject(refused('daily'));
    expect(await takenIn({ daily: { day: '2026-02-31' } })).toMatchObject(refused('daily.day'));
  });
});

describe('the daybook', () => {
  test('holds the deals of days and nothing else', async () => {
    const stage = await played(new Stage());
    await stage.start([person('Aya'), person('Ben')]);
    expect(await daybookOf(stage)).toMatchObject({
      outcomes: [{ game: 'whisper', daily: { day } }],
      pars: [],
      unread: 0,
    });
  });

  test('says how much it cannot read, and leaves it where it is', async () => {
    const stage = await played(new Stage());
    stage.store.disk.set('outcome:torn', { game: 7 }).set('par:torn', { leads: 'many' });
    const before = new Map(stage.store.disk);
    expect(await daybookOf(stage)).toMatchObject({ outcomes: [{}], pars: [], unread: 1 });
    expect(stage.store.disk).toEqual(before);
  });

  test('that cannot be read at all is said to be closed', async () => {
    const stage = await played(new Stage());
    stage.store.fault = named('UnknownError');
    await stage.ask({ kind: 'daybook' });
    expect(stage.troubles.at(-1)).toEqual({ what: 'storeClosed' });
  });
});

describe('a par', () => {
  test('is the same on two devices, game by game, and kept', async () => {
    const [one, other] = [new Stage(), new Stage()];
    const par = await wholePar(one);
    expect(par).toMatchObject({ game: 'whisper', day, edition: facts.edition });
    expect(par?.leads).toHaveLength(PAR_GAMES);
    expect(await wholePar(other)).toEqual(par);
    expect((await daybookOf(one)).pars).toEqual([par]);
  });

  test('goes on where it was, on another evening, and is not worked out twice', async () => {
    const { store } = new Stage();
    const first = await parOf(new Stage(store));
    const whole = await wholePar(new Stage(store));
    expect(whole?.leads.slice(0, 1)).toEqual(first?.leads);
    const idle: Thinker = { choose: () => Promise.reject(new Error('not again')), cancel: () => {}, giveWay: () => {} };
    expect(await parOf(new Stage(store, { thinker: idle }))).toEqual(whole);
  });

  test('of other bots, or that cannot be read, is worked out anew', async () => {
    const stage = new Stage();
    const par = await wholePar(stage);
    if (!par) throw new Error('no par');
    await stage.store.keepPar({ ...par, generation: par.generation + 1, leads: [99, 99, 99] });
    stage.store.disk.set(`par:whisper/${facts.edition}/${par.generation}/${day}`, { ...par, leads: null });
    expect(await wholePar(stage)).toEqual(par);
  });

  test('gives way to a match, at once', async () => {
    const { stage, think, asked, cancelled } = slowStage();
    await stage.ask({ kind: 'par', game: 'whisper', day });
    await stage.rest();
    expect(asked()).toBe(1);
    await begun(stage);
    expect(cancelled()).toBe(1);
    expect(stage.answers('par')).toEqual([null]);
    think();
    await stage.rest();
    expect(stage.answers('par')).toHaveLength(1);
  });

  test('is not begun while a match is open, whose bots need the thinker', async () => {
    const stage = await begun(new Stage());
    expect(await parOf(stage)).toBeNull();
  });

  test('nobody waits for any more is dropped; another one takes its place', async () => {
    const { stage, cancelled } = slowStage();
    await stage.ask({ kind: 'par', game: 'whisper', day });
    await stage.rest();
    await stage.ask({ kind: 'par', game: 'whisper', day: '2026-11-21' });
    await stage.rest();
    await stage.ask({ kind: 'noPar' });
    expect(cancelled()).toBe(2);
    expect(stage.answers('par')).toEqual([null, null]);
  });

  test.each<[string, Partial<HostNeeds>, readonly AnyGame[]]>([
    ['of a game that is not here', {}, []],
    [
      'of bots without an answer',
      { thinker: { choose: async () => null, cancel: () => {}, giveWay: () => {} } },
      [whisper],
    ],
  ])('%s is none', async (_, needs, games) => {
    expect(await parOf(new Stage(new MemoryStore(), needs, games))).toBeNull();
  });

  test('that cannot be kept is none, and says why to whoever reads the console', async () => {
    const stage = new Stage();
    stage.store.keepPar = () => Promise.reject(named('QuotaExceededError'));
    expect(await parOf(stage)).toBeNull();
    expect(stage.faults).toHaveLength(1);
  });
});

test('two tabs that begin the same deal in one moment have one match', async () => {
  const store = new MemoryStore();
  const locks = new FakeLocks().asLockManager;
  const tab = (): Stage => new Stage(store, { claim: lockClaim(locks) });
  const [one, other] = [tab(), tab()];
  await Promise.all([begun(one), begun(other)]);
  expect([one, other].map((stage) => stage.answer('new'))).toEqual(['match-0', 'match-0']);
  expect([...store.disk.keys()].filter((key) => key.startsWith('match:'))).toEqual(['match:match-0']);
});
