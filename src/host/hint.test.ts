import { describe, expect, test } from 'vitest';
import type { AnyMove, AnyState } from '../engine/game.ts';
import { type Match, openMatch } from '../engine/match.ts';
import { isSeed } from '../engine/setup.ts';
import { strongQuestion } from './bots.ts';
import { foundMatch, type OpenMatch } from './openMatch.ts';
import { SlowThinker } from './rehearsal/browser.ts';
import { bot, holds, person, SEED, Stage } from './rehearsal/stage.ts';
import { whisper, wordOf } from './rehearsal/whisper.ts';

interface Asked {
  readonly stage: Stage;
  readonly thinker: SlowThinker;
}

async function alone(noHints = false): Promise<Asked> {
  const thinker = new SlowThinker();
  const stage = new Stage(undefined, { thinker });
  const sitters = [person('Aya'), bot('Ko')];
  const setup = { seats: 2, options: {}, first: 0 };
  await stage.ask({ kind: 'new', game: 'whisper', setup, sitters, seed: null, ...(noHints && { noHints }) });
  return { stage, thinker };
}

async function together(): Promise<Asked> {
  const thinker = new SlowThinker();
  const stage = new Stage(undefined, { thinker });
  await stage.start([person('Aya'), person('Ben')]);
  return { stage, thinker };
}

const call = (number: number): AnyMove => ({ say: 'call', number }) as unknown as AnyMove;
const ask = ({ stage }: Asked, seat = 0): Promise<void> => stage.ask({ kind: 'hint', seat });
const heard = ({ stage }: Asked) => stage.answers('hint');
const log = ({ stage }: Asked) => (stage.store.disk.get('match:match-0') as { readonly log: unknown[] }).log;

async function answer(asked: Asked, move: AnyMove | null): Promise<void> {
  asked.thinker.asked.at(-1)?.answer(move);
  await asked.stage.rest();
}

/** The same table with another truth behind what seat 0 sees. */
function withTruth(change: (state: { words: string[] }) => void): OpenMatch {
  const setup = { seats: 2, options: {}, first: 0 };
  const sitters = [person('Aya'), person('Ben')];
  const match: Match = openMatch(whisper, { game: 'whisper', edition: 1, seed: 5, setup, sitters, log: [] });
  const state = whisper.copy(match.state);
  change(state as unknown as { words: string[] });
  const table = { id: 'one', title: null, seen: [0, 0], shown: 0, mine: true, saved: true };
  return foundMatch({ ...table, match: { ...match, state: state satisfies AnyState } });
}

describe('a hint', () => {
  test('is asked of the strong bot with the eyes of the seat, without state or seed', async () => {
    const asked = await together();
    await ask(asked);
    const [first] = asked.thinker.asked;
    expect(first?.question).toMatchObject({ game: 'whisper', seat: 0, seats: 2, level: 'strongest' });
    expect(holds(first?.question, wordOf(0))).toBe(true);
    expect(holds(first?.question, wordOf(1))).toBe(false);
    expect(holds(first?.question, String(SEED))).toBe(false);
  });

  test('is the same for the same eyes, whatever the truth', () => {
    const truth = withTruth(() => {});
    const other = withTruth(({ words }) => words.splice(1, 1, 'another'));
    expect(other.match.state).not.toEqual(truth.match.state);
    expect(strongQuestion(other.match, 0)).toEqual(strongQuestion(truth.match, 0));
    expect(isSeed(strongQuestion(truth.match, 0).seed)).toBe(true);
    expect(strongQuestion(withTruth(({ words }) => words.splice(0, 1, 'own')).match, 0).seed).not.toBe(
      strongQuestion(truth.match, 0).seed,
    );
  });

  test('is told with what speaks for it, once it is in the log and saved', async () => {
    const asked = await alone();
    await ask(asked);
    await answer(asked, call(2));
    expect(heard(asked)).toEqual([
      {
        move: call(2),
        because: [{ reason: { rule: 'told', things: [expect.stringMatching(/^word:word-of-0-.*-2$/)] } }],
      },
    ]);
    expect(asked.stage.heard.at(-2)).toMatchObject({ kind: 'table', table: { logLength: 1, saved: true } });
    expect(log(asked)).toEqual([{ seat: 0, hint: true }]);
    expect(asked.stage.table.ribbon.lines).toEqual([{ kind: 'hint', seat: 0 }]);
  });

  test('tells the open table nothing of what only the seat may see', async () => {
    const asked = await together();
    await ask(asked);
    await answer(asked, call(1));
    expect(heard(asked)).toEqual([{ move: call(1), because: [] }]);
    expect(holds(asked.stage.heard, 'word-of')).toBe(false);
  });

  test('stands in the log once, however often it is asked at the same moment', async () => {
    const asked = await alone();
    for (let time = 0; time < 3; time++) {
      await ask(asked);
      await answer(asked, call(2));
    }
    expect(heard(asked)).toHaveLength(3);
    expect(log(asked)).toEqual([{ seat: 0, hint: true }]);
    const questions = asked.thinker.asked.map(({ question }) => question);
    expect(questions[2]).toEqual(questions[0]);
  });

  test('stays in the log when the move is taken back, and when the match is opened again', async () => {
    const asked = await together();
    await ask(asked);
    await answer(asked, call(1));
    await asked.stage.move(0, 1, 'call');
    await asked.stage.ask({ kind: 'undo', agreed: false });
    expect(log(asked)).toEqual([{ seat: 0, hint: true }, { seat: 0, move: call(1) }, { undo: [1] }]);
    const again = new Stage(asked.stage.store);
    await again.ask({ kind: 'open', match: 'match-0' });
    expect(again.table).toMatchObject({ floor: { kind: 'open', seat: 0 }, redo: true });
    expect(again.table.ribbon.lines.map(({ kind }) => kind)).toEqual(['hint', 'undo']);
  });

  test('is not given where the table does without, and that is saved', async () => {
    const asked = await alone(true);
    expect(asked.stage.table.noHints).toBe(true);
    const again = { stage: new Stage(asked.stage.store, { thinker: asked.thinker }), thinker: asked.thinker };
    await again.stage.ask({ kind: 'open', match: 'match-0' });
    expect(again.stage.table.noHints).toBe(true);
    for (const table of [asked, again]) {
      await ask(table);
      expect(heard(table)).toEqual(['notNow']);
    }
    expect(asked.thinker.asked).toEqual([]);
    expect((await alone()).stage.table.noHints).toBe(false);
  });

  test('is not given to another seat, for another table, or behind a curtain', async () => {
    const asked = await together();
    await ask(asked, 1);
    await asked.stage.ask({ kind: 'hint', seat: 0 }, 7);
    await asked.stage.move(0, 0, 'call');
    expect(asked.stage.table.floor.kind).toBe('curtain');
    await ask(asked, 0);
    expect(heard(asked)).toEqual(['notNow', 'notNow', 'notNow']);
    await asked.stage.ask({ kind: 'look', seat: 0 });
    await ask(asked, 1);
    expect(asked.thinker.asked).toEqual([]);
    await ask(asked, 0);
    expect(asked.thinker.asked).toHaveLength(1);
  });

  test('ends with the curtain that falls before it is there', async () => {
    const asked = await together();
    await asked.stage.move(0, 0, 'call');
    await asked.stage.ask({ kind: 'look', seat: 0 });
    await ask(asked);
    await asked.stage.ask({ kind: 'cover' });
    expect(heard(asked)).toEqual(['notNow']);
    expect(asked.thinker.cancelled).toBe(1);
    await answer(asked, { say: 'whisper', number: 1 } as unknown as AnyMove);
    expect(heard(asked)).toEqual(['notNow']);
    expect(log(asked)).toHaveLength(1);
  });

  test.each([
    ['nobody waits for it', { kind: 'noHint' }],
    ['the match is left', { kind: 'leave' }],
  ] as const)('is thought about no more when %s', async (_, request) => {
    const asked = await alone();
    await ask(asked);
    await asked.stage.ask(request);
    expect(heard(asked)).toEqual(['notNow']);
    expect(asked.thinker.cancelled).toBe(1);
    await answer(asked, call(2));
    expect(heard(asked)).toEqual(['notNow']);
    expect(log(asked)).toEqual([]);
  });

  test('gives way to the move that is made meanwhile, and the bot thinks', async () => {
    const asked = await together();
    await asked.stage.ask({ kind: 'sit', seat: 1, sitter: bot('Ko') });
    await ask(asked);
    await asked.stage.move(0, 0, 'call');
    expect(heard(asked)).toEqual(['notNow']);
    await asked.stage.move(0, 0);
    await asked.stage.move(0, 0);
    expect(asked.thinker.asked.at(-1)?.question).toMatchObject({ seat: 1, level: 0 });
    expect(log(asked)).not.toContainEqual({ seat: 0, hint: true });
  });

  test.each([
    ['none', null],
    ['no legal move', call(99)],
  ])('that the bot has %s for is said to be none, and is not in the log', async (_, move) => {
    const asked = await alone();
    await ask(asked);
    await answer(asked, move);
    expect(heard(asked)).toEqual(['noThought']);
    expect(log(asked)).toEqual([]);
    await asked.stage.move(0, 0, 'call');
    expect(asked.stage.table.logLength).toBe(1);
  });
});
