import { describe, expect, test } from 'vitest';
import { canonical } from './equal.ts';
import type { AnyMove } from './game.ts';
import { type Entry, isMove, logInForce } from './log.ts';
import { append, IllegalLog, type Match, openJudged, openMatch } from './match.ts';
import { type Rng, rngFor } from './rng.ts';
import { begun, bot, moved, movedAll, person, SPECIMENS } from './specimens/all.ts';

const SITTERS = [person('Aya'), person('Ben')];
const duel = (): Match => begun(SPECIMENS.duel.game, SITTERS);
/** Seat 0 attacks, seat 1 stands, both dial, the dice fall. */
const clashed = (): Match => movedAll(moved(moved(duel(), 0, 1), 1, 1), 0, 1);
const plain = (step: string, value: number): AnyMove => ({ step, value }) as unknown as AnyMove;
const refusal = (run: () => unknown): IllegalLog => {
  try {
    run();
  } catch (fault) {
    if (fault instanceof IllegalLog) return fault;
    throw fault;
  }
  throw new Error('nothing was refused');
};

/** A move, or the last ones taken back, or what was taken back. */
function thoughtAgain(match: Match, rng: Rng): Match {
  const { game, state, happened } = match;
  const [ask] = game.asks(state);
  const { undone } = logInForce(match.record.log);
  const whim = rng.below(3);
  if (whim === 0 && undone.length > 0) return append(match, { redo: true });
  const last = happened.slice(-1 - rng.below(3)).map(({ index }) => index);
  if (last.length > 0 && (whim === 1 || !ask)) return append(match, { undo: last });
  return ask ? append(match, { seat: ask.seat, move: rng.pick(game.moves(state, ask.seat)) }) : match;
}

describe('a match', () => {
  test('that is appended to stays as it was', () => {
    const match = duel();
    const text = canonical(match.state);
    const next = moved(match, 0, 1);
    expect(canonical(match.state)).toBe(text);
    expect(match.record.log).toEqual([]);
    expect(canonical(next.state)).not.toBe(text);
  });

  test('opened from its log is the match that was played', () => {
    const played = clashed();
    const opened = openMatch(played.game, played.record);
    expect(opened.state).toEqual(played.state);
    expect(opened.happened).toEqual(played.happened);
  });

  test('keeps its hints, which change nothing and are not taken back', () => {
    const asked = append(moved(duel(), 0, 1), { seat: 1, hint: true });
    expect(asked.state).toEqual(moved(duel(), 0, 1).state);
    const undone = append(asked, { undo: [0] });
    expect(append(undone, { redo: true }).state).toEqual(asked.state);
    expect(undone.record.log).toContainEqual({ seat: 1, hint: true });
    for (const open of [openMatch, openJudged]) expect(open(undone.game, undone.record).state).toEqual(undone.state);
  });

  test('says who was asked and what was told', () => {
    const [attack, answer, first, second] = clashed().happened;
    expect(attack?.asked).toEqual([{ seat: 0, step: 'act', cover: 'open' }]);
    expect(answer?.asked).toEqual([{ seat: 1, step: 'answer', cover: 'open' }]);
    expect(first?.asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(second?.told.map(({ news }) => news)).toEqual(['none', 'all']);
  });

  test('that is judged is the same, whatever was taken back and brought back in it', () => {
    for (let game = 0; game < 50; game++) {
      const rng = rngFor(game, 0);
      let match = duel();
      for (let entries = 0; entries < 30; entries++) match = thoughtAgain(match, rng);
      const judged = openJudged(match.game, match.record);
      expect([judged.state, judged.happened]).toEqual([match.state, match.happened]);
    }
  });

  test('shows every state in force, the deal first', () => {
    const made: number[] = [];
    openMatch(SPECIMENS.duel.game, clashed().record, (_, count) => made.push(count));
    expect(made).toEqual([0, 1, 2, 3, 4]);
  });

  test('is no other when somebody else sits down', () => {
    const match = clashed();
    const next = append(match, { seat: 1, sitter: bot('Rook') });
    expect(next.state).toBe(match.state);
    expect(next.record.log).toHaveLength(5);
  });

  test('takes what was whatever the order of its keys', () => {
    const wish = { value: 1, step: 'act' } as unknown as AnyMove;
    const { log } = append(duel(), { seat: 0, move: wish }).record;
    expect(JSON.stringify(log)).toBe('[{"seat":0,"move":{"step":"act","value":1}}]');
  });
});

describe('chance', () => {
  const sums = (match: Match): unknown => match.happened.at(-1)?.told.at(-1)?.event;

  test('is the same again after an undo', () => {
    const match = clashed();
    const undone = append(match, { undo: [3] });
    expect(undone.happened).toHaveLength(3);
    expect(sums(moved(undone, 1))).toEqual(sums(match));
    expect(append(undone, { redo: true }).state).toEqual(match.state);
  });

  test('is another for another deal and another move', () => {
    const outcomes = [1, 2, 3, 4, 5, 6].map((seed) =>
      canonical(sums(movedAll(moved(moved(begun(SPECIMENS.duel.game, SITTERS, seed), 0, 1), 1, 1), 0, 1))),
    );
    expect(new Set(outcomes).size).toBeGreaterThan(1);
  });
});

describe('a log that cannot be', () => {
  const log = (...entries: Entry[]): (() => Match) => {
    const { game, record } = duel();
    return () => openMatch(game, { ...record, log: entries });
  };
  const attack: Entry = { seat: 0, move: plain('act', 1) };

  test.each<[string, () => Match, number, IllegalLog['reason']]>([
    ['a seat that is not asked', log(attack, { seat: 0, move: plain('act', 1) }), 1, 'notAsked'],
    ['a seat that is none', log({ seat: 5, move: plain('act', 1) }), 0, 'notAsked'],
    ['a move that is not offered', log(attack, { seat: 1, move: plain('dial', 1) }), 1, 'notOffered'],
    ['a move with more to it', log({ seat: 0, move: { ...plain('act', 1), by: 'me' } as AnyMove }), 0, 'notOffered'],
    ['an undo of nothing', log(attack, { undo: [0] }, { undo: [0] }), 2, 'badUndo'],
    ['a redo of nothing', log(attack, { undo: [0] }, { redo: true }, { redo: true }), 3, 'badUndo'],
    [
      'what stood on what was taken back',
      log(attack, { seat: 1, move: plain('answer', 0) }, { undo: [0] }),
      1,
      'notAsked',
    ],
  ])('is refused with its place: %s', (_, open, at, reason) => {
    expect(refusal(open)).toMatchObject({ index: at, reason });
  });

  test('is refused after the end', () => {
    let match = duel();
    for (let turn = 0; turn < 4; turn++) match = moved(match, turn % 2, 0);
    expect(match.game.asks(match.state)).toEqual([]);
    const late = append.bind(null, match, attack);
    expect(refusal(late)).toMatchObject({ index: 4, reason: 'afterEnd' });
    expect(match.record.log.filter(isMove)).toHaveLength(4);
  });

  test('does not judge what was taken back', () => {
    expect(log({ seat: 0, move: plain('act', 9) }, { undo: [0] }, attack)().happened).toHaveLength(1);
  });
});
