import { describe, expect, test } from 'vitest';
import { canonical } from './equal.ts';
import type { AnyEvent, AnyGame, AnyMove, AnyView, Eyes, ScoreSheet } from './game.ts';
import { type Entry, isMove, logInForce, type MatchRecord } from './log.ts';
import {
  append,
  IllegalLog,
  type Match,
  offersTo,
  openJudged,
  openMatch,
  openSheet,
  resultOf,
  stateAt,
  walkPast,
} from './match.ts';
import { type Rng, rngFor } from './rng.ts';
import { begun, bot, moved, movedAll, person, SPECIMENS } from './specimens/all.ts';
import { undoOffer } from './undo.ts';

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

/** A game that counts how often a move of it is played. */
function counting(game: AnyGame): { readonly game: AnyGame; plays: number } {
  const counted = {
    game: {
      ...game,
      play(...move: Parameters<AnyGame['play']>) {
        counted.plays++;
        game.play(...move);
      },
    },
    plays: 0,
  };
  return counted;
}

/** How many moves are played until all of a log is judged. */
function playsOf(game: AnyGame, record: MatchRecord): number {
  const counted = counting(game);
  openJudged(counted.game, record);
  return counted.plays;
}

/** A move, or the last ones taken back, or what was taken back. */
function thoughtAgain(match: Match, rng: Rng, dropped: (match: Match, rng: Rng) => readonly number[]): Match {
  const { game, state } = match;
  const [ask] = game.asks(state);
  const { undone } = logInForce(match.record.log);
  const whim = rng.below(3);
  if (whim === 0 && undone.length > 0) return append(match, { redo: true });
  const undo = dropped(match, rng);
  if (undo.length > 0 && (whim === 1 || !ask)) return append(match, { undo });
  return ask ? append(match, { seat: ask.seat, move: rng.pick(game.moves(state, ask.seat)) }) : match;
}
function thoughtOver(dealt: Match, chance: number, dropped: (match: Match, rng: Rng) => readonly number[]): Match {
  const rng = rngFor(chance, 0);
  let match = dealt;
  for (let entries = 0; entries < 30; entries++) match = thoughtAgain(match, rng, dropped);
  return match;
}
const fromTheEnd = ({ happened }: Match, rng: Rng): number[] =>
  happened.slice(-1 - rng.below(3)).map(({ index }) => index);
/** In a secret choice each seat takes back its own: others that stand after it stay. */
const fromTheMiddle = (match: Match, rng: Rng): readonly number[] => undoOffer(match, rng.below(3), []).drops;

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

  test.each(['duel', 'veil'] as const)(
    'of a %s that is judged is the same, whatever was taken back and brought back in it, and no move is played twice',
    (id) => {
      for (let chance = 0; chance < 50; chance++) {
        const match = thoughtOver(begun(SPECIMENS[id].game, SITTERS), chance, fromTheEnd);
        const counted = counting(match.game);
        const judged = openJudged(counted.game, match.record);
        expect(judged).toEqual({ ...match, game: counted.game });
        expect(counted.plays).toBe(match.record.log.filter(isMove).length);
      }
    },
  );

  test('that is judged is the same, also where others had chosen since what was taken back, and no hint costs a move', () => {
    let late = 0;
    for (let chance = 0; chance < 50; chance++) {
      const match = thoughtOver(begun(SPECIMENS.sealed.game, [...SITTERS, person('Cho')]), chance, fromTheMiddle);
      expect(openJudged(match.game, match.record)).toEqual(match);
      const log: Entry[] = [...match.record.log, { seat: 0, hint: true }];
      expect(playsOf(match.game, { ...match.record, log })).toBe(playsOf(match.game, match.record));
      late += match.record.log.filter((entry, at) => 'undo' in entry && entry.undo.at(-1) !== at - 1).length;
    }
    expect(late).toBeGreaterThan(50);
  });

  test('begins with what the open table sees of the deal', () => {
    const game: AnyGame = {
      ...SPECIMENS.veil.game,
      view: (_state, eyes) => ({ eyes }) as unknown as AnyView,
      opening: (view) => [view as unknown as AnyEvent],
    };
    expect(begun(game, SITTERS).opening).toEqual([{ eyes: 'onlooker' satisfies Eyes }]);
  });

  test('offers what its game offers to these eyes, or else what is legal', () => {
    const { game, state } = duel();
    const view = game.view(state, 'onlooker');
    expect(offersTo(game, state, view, 0)).toEqual([plain('act', 0), plain('act', 1)]);
    const offers = (seen: AnyView, seat: number): AnyMove[] => [[seen, seat] as unknown as AnyMove];
    expect(offersTo({ ...game, offers }, state, view, 1)).toEqual([[view, 1]]);
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

describe('a result', () => {
  const sheet = (part: Omit<ScoreSheet, 'rows'>, ...rows: number[][]): AnyGame['sheet'] => {
    const named = rows.map((by, nth) => ({ rule: 'a.rule', row: `${nth}`, by, reasons: [] }));
    return () => ({ rows: named, ...part });
  };
  const counted = (part: Omit<ScoreSheet, 'rows'>, ...rows: number[][]) =>
    resultOf(append(begun({ ...SPECIMENS.duel.game, sheet: sheet(part, ...rows) }, SITTERS), { counted: true }));

  test('is what the rules say where they ended the match', () => {
    let match = duel();
    for (const seat of [0, 1, 0]) match = moved(match, seat, 0);
    expect(resultOf(match)).toBeNull();
    match = moved(match, 1, 0);
    expect(resultOf(match)).toEqual({ points: [0, 0], winners: [0, 1] });
  });

  test('goes to all who have the most when it is counted early', () => {
    expect(counted({ totals: [2, 5, 5, 0] })).toEqual({ points: [2, 5, 5, 0], winners: [1, 2] });
    expect(counted({ totals: [2, 1] })).toEqual({ points: [2, 1], winners: [0] });
    expect(counted({ totals: [3, 3] })).toEqual({ points: [3, 3], winners: [] });
  });

  test('is the sum of all rows then, also where that was a secret', () => {
    const rows = [
      [1, 2],
      [3, 4],
    ];
    expect(counted({ totals: [9, 8], addsUp: false }, ...rows)).toEqual({ points: [4, 6], winners: [1] });
    expect(counted({ totals: [9, 8] }, ...rows)).toEqual({ points: [9, 8], winners: [0] });
    const { game, state } = duel();
    const secret = sheet({ totals: [9, 8], addsUp: false }, ...rows);
    expect(openSheet({ ...game, sheet: secret }, state, 2)).toEqual({
      rows: secret(game.view(state, 0)).rows,
      totals: [4, 6],
    });
  });
});

describe('the past', () => {
  /** Two who rest until the end. */
  function longest(turns: number): { readonly counted: ReturnType<typeof counting>; readonly match: Match } {
    const counted = counting(SPECIMENS.duel.game);
    const { record } = duel();
    const setup = { ...record.setup, options: { turns: `${turns}` } };
    let match = openMatch(counted.game, { ...record, setup });
    for (let turn = 0; turn < turns; turn++) match = moved(match, turn % 2, 0);
    counted.plays = 0;
    return { counted, match };
  }

  test('is what it was, in a match that was played and in one that was opened', () => {
    const tables = [begun(SPECIMENS.rival.game, SITTERS)];
    for (const seat of [0, 1, 0, 1]) tables.push(moved(tables.at(-1) as Match, seat));
    const played = tables.at(-1) as Match;
    for (const match of [played, openMatch(played.game, played.record)]) {
      const walked: unknown[] = [];
      expect(walkPast(match, 1, 3, (state, moves) => walked.push([moves, canonical(state)]))).toEqual(tables[3]?.state);
      expect(walked).toEqual([1, 2, 3].map((moves) => [moves, canonical(tables[moves]?.state)]));
      for (const [moves, { state }] of tables.entries()) expect(stateAt(match, moves)).toEqual(state);
    }
  });

  test('begins with the deal, and ends with the table as it stands', () => {
    const match = movedAll(begun(SPECIMENS.rival.game, SITTERS), 0, 1, 0);
    expect(stateAt(match, 0)).toEqual(match.game.deal(match.record.setup, rngFor(7, 0)));
    expect(stateAt(match, 9)).toEqual(match.state);
  });

  test('of a moment ago is had without playing a move again, and what is older is not kept', () => {
    const { counted, match } = longest(100);
    const costs = Array.from({ length: 101 }, (_, moves) => {
      counted.plays = 0;
      stateAt(match, moves);
      return counted.plays;
    });
    expect(costs.slice(-30)).toEqual(Array.from({ length: 30 }, () => 0));
    expect(costs.filter((plays) => plays === 0).length).toBeLessThan(40);
    expect(costs[50]).toBe(50);
  });
});

describe('chance', () => {
  test('is the deal’s with entry 0, and each move’s with the next', () => {
    const drawn = (entry: number): unknown => rngFor(7, entry).uint32();
    const game: AnyGame = {
      ...SPECIMENS.rival.game,
      play(state, seat, move, rng, tell) {
        tell?.(rng.uint32() as unknown as AnyEvent, 'all');
        SPECIMENS.rival.game.play(state, seat, move, rng);
      },
    };
    const dealt = begun(game, SITTERS);
    expect(dealt.state).toEqual(game.deal(dealt.record.setup, rngFor(7, 0)));
    const match = append(movedAll(dealt, 0, 1, 0), { undo: [2] });
    for (const { happened } of [moved(match, 0), openJudged(game, moved(match, 0).record)])
      expect(happened.map(({ told }) => told[0]?.event)).toEqual([drawn(1), drawn(2), drawn(3)]);
  });

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
    ['a seat that is none and gives up', log(attack, { seat: 5, concede: true }), 1, 'notAsked'],
    ['a second end', log({ counted: true }, { counted: true }), 1, 'afterEnd'],
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

  test('is judged in what was taken back only where it comes from outside', () => {
    const open = log({ seat: 0, move: plain('act', 9) }, { undo: [0] }, attack);
    expect(open().happened).toHaveLength(1);
    const { game, record } = open();
    expect(refusal(() => openJudged(game, record))).toMatchObject({ index: 0, reason: 'notOffered' });
  });
});
