import { describe, expect, test } from 'vitest';
import { canonical } from '../engine/canonical.ts';
import { type Deal, dealCode, readDealCode } from '../engine/dealCode.ts';
import type { AnyGame } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import { append, type Match, openMatch } from '../engine/match.ts';
import { type Rng, rngFor, SEED_BOUND } from '../engine/rng.ts';
import { optionSets, seatCounts } from '../engine/setup.ts';
import { SPECIMENS } from '../engine/specimens/all.ts';
import { RULES } from '../games/rules.ts';
import type { Import } from '../protocol/messages.ts';
import { writeFile } from '../saves/file.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { MemoryStore } from './rehearsal/memoryStore.ts';
import { mutate } from './rehearsal/mutate.ts';
import { bot, person, Stage } from './rehearsal/stage.ts';
import { whisper } from './rehearsal/whisper.ts';

const MUTANTS = Number(process.env.ENZA_MUTANTS ?? 200);

const GAMES: readonly AnyGame[] = [
  whisper,
  ...Object.values(SPECIMENS).map(({ game }) => game),
  ...(await Promise.all(Object.values(RULES).map((playable) => playable.rules()))).map(({ game }) => game),
];

/** A match somewhere on its way, with moves taken back and brought back and seats changed. */
function someSave(game: AnyGame, rng: Rng): SavedMatch {
  const seats = rng.pick(seatCounts(game.facts));
  const setup = { seats, options: rng.pick(optionSets(game.facts, seats)), first: 'chance' as const };
  const sitters = Array.from({ length: seats }, (_, seat) => (rng.below(2) ? person(`P${seat}`) : bot(`B${seat}`)));
  const { id, edition } = game.facts;
  let match = openMatch(game, { game: id, edition, seed: rng.uint32(), setup, sitters, log: [] });
  for (let entries = rng.below(40); entries > 0; entries--) match = continued(match, rng);
  const { log } = match.record;
  const seen = sitters.map(() => rng.below(log.length + 1));
  const shown = rng.below(log.length + 1);
  return { format: FORMAT, ...match.record, seen, shown, title: rng.pick([null, 'Sunday']), touchedAt: rng.uint32() };
}

function continued(match: Match, rng: Rng): Match {
  const { game, state, happened, record } = match;
  const asks = game.asks(state);
  const last = happened.at(-1);
  const whim = rng.below(12);
  const entries: (Entry | false | undefined)[] = [
    whim === 0 && last && { undo: [last.index] },
    whim === 1 && 'undo' in (record.log.at(-1) ?? {}) && { redo: true },
    whim === 2 && { seat: rng.below(record.setup.seats), sitter: rng.pick([person('Ai'), bot('Ko')]) },
  ];
  const entry = entries.find((each) => each);
  if (entry) return append(match, entry);
  if (asks.length === 0) return match;
  const { seat } = rng.pick(asks);
  return append(match, { seat, move: rng.pick(game.moves(state, seat)) });
}

/** The matches as the text has them. */
function matchesIn(text: string): readonly unknown[] {
  const raw = parsed(text) as { readonly matches?: unknown[] } | undefined;
  if (raw) return raw.matches ?? [raw];
  // One that is torn keeps no other out.
  return text
    .split('\n')
    .slice(1, -2)
    .map((line) => parsed(line.replace(/,$/, '')));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shelf = new MemoryStore();
const before = new Stage(shelf);
await before.start([person('Aya'), person('Ben')]);
await before.move(0, 0, 'call');
await before.whispers(0);
const kept = canonical([...shelf.disk]);

/** What became of the text; the store, a fresh one each time, may have gained matches and nothing else. */
async function takenIn(text: string): Promise<{ readonly stage: Stage; readonly got: Import }> {
  const store = new MemoryStore();
  for (const [key, value] of shelf.disk) store.disk.set(key, structuredClone(value));
  const stage = new Stage(store, {}, GAMES);
  await stage.ask({ kind: 'import', text });
  expect(stage.faults).toEqual([]);
  expect(canonical([...store.disk].slice(0, shelf.disk.size))).toBe(kept);
  const [answer] = stage.heard;
  if (answer?.kind !== 'imported') throw new Error(`${answer?.kind} and no answer`);
  const matches = 'matches' in answer.import ? answer.import.matches : [];
  const added = matches.flatMap((one) => (one.got === 'added' ? [`match:${one.match}`, `card:${one.match}`] : []));
  const over = [...store.disk.keys()].filter((key) => key.startsWith('outcome:'));
  for (const key of over) expect(added).toContain(key.replace('outcome:', 'match:'));
  expect([...store.disk.keys()].slice(shelf.disk.size).sort()).toEqual([...added, ...over].sort());
  return { stage, got: answer.import };
}

/** Each match was refused with its reason and place, or stands there just as the text has it and can be opened. */
async function judged(text: string, tally: Map<string, number>): Promise<void> {
  const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
  const { stage, got } = await takenIn(text);
  if ('refused' in got) {
    expect(got.place).toEqual(expect.any(String));
    count(got.refused);
    return;
  }
  const given = matchesIn(text);
  expect(got.matches).toHaveLength(given.length);
  for (const [index, one] of got.matches.entries()) {
    if (one.got === 'refused') {
      expect(['string', 'number']).toContain(typeof one.refusal.place);
      count(one.refusal.refused);
      continue;
    }
    if (one.got === 'notSaved') throw new Error('the store has room');
    count(one.got);
    const saved = stage.store.disk.get(`match:${one.match}`) as SavedMatch;
    if (one.got === 'added') expect(canonical(saved)).toBe(canonical(given[index]));
    await stage.ask({ kind: 'open', match: one.match });
    expect(stage.troubles).toEqual([]);
    expect(stage.table).toMatchObject({ match: one.match, saved: true });
  }
}

describe(`of ${MUTANTS} mutants`, () => {
  test('every match is refused with a reason or taken in as it is, and no other is touched', async () => {
    const tally = new Map<string, number>();
    for (let mutant = 0; mutant < MUTANTS; mutant++) {
      const rng = rngFor(mutant, 0);
      const saves = Array.from({ length: 1 + rng.below(3) }, () => someSave(rng.pick(GAMES), rng));
      const text = saves.length === 1 && rng.below(2) ? JSON.stringify(saves[0]) : writeFile(saves);
      const changed = mutate(text, rng);
      await judged(changed, tally).catch((fault: unknown) => {
        throw new Error(`mutant ${mutant}: ${fault}\n${changed.slice(0, 2000)}`, { cause: fault });
      });
    }
    // A mill that refuses everything, or hardly anything, would prove nothing.
    for (const met of ['added', 'text', 'shape', 'log']) expect([met, tally.get(met) ?? 0]).not.toEqual([met, 0]);
  });

  test('every deal code is refused with a reason or is the code of the deal that it gives', () => {
    const facts = GAMES.map((game) => game.facts).filter(({ code }, index, all) => {
      return all.findIndex((other) => other.code === code) === index;
    });
    const tally = { refused: 0, read: 0 };
    for (let mutant = 0; mutant < MUTANTS; mutant++) {
      const rng = rngFor(mutant, 1);
      const of = rng.pick(facts);
      const seats = rng.pick(seatCounts(of));
      const seed = (rng.below(256) * 2 ** 32 + rng.uint32()) % SEED_BOUND;
      const deal: Deal = { facts: of, seats, options: rng.pick(optionSets(of, seats)), seed };
      const code = dealCode(deal);
      const changed = rng.below(4) === 0 ? code.toLowerCase().replace('-', ' ') : mutate(code, rng);
      const read = readDealCode(changed, facts);
      tally[typeof read === 'string' ? 'refused' : 'read']++;
      if (typeof read === 'string') expect(read, `mutant ${mutant}`).toMatch(/^[a-z]+$/);
      else expect(plain(changed), `mutant ${mutant}`).toBe(plain(dealCode(read)));
    }
    expect(Math.min(tally.refused, tally.read)).toBeGreaterThan(0);
  });
});

/** As it is read: case, gaps and the letters that look like digits make no difference. */
const plain = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
