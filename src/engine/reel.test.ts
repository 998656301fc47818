import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyView, Eyes, News, To } from './game.ts';
import { append, type Happening, type Match } from './match.ts';
import { choicesOf, frameAt, heard, learntAlone, lines, mayHear, reel, restsOf, toldMore } from './reel.ts';
import { begun, bot, moved, movedAll, person, SPECIMENS } from './specimens/all.ts';
import { game } from './specimens/sealed.ts';

const SITTERS = [person('Aya'), person('Ben')];
/** Seat 0 places a card, turns none over and draws; seat 1 places one. */
const veiled = (game = SPECIMENS.veil.game): Match => movedAll(moved(moved(begun(game, SITTERS), 0), 0, 9), 1);
const since = (moves: number) => (happening: Happening) => happening.index >= moves;
const kinds = (events: readonly unknown[]): string[] => events.map((event) => (event as { kind: string }).kind);

describe('who may hear', () => {
  test.each<[Parameters<typeof mayHear>[0], Eyes[]]>([
    ['all', [0, 1, 'onlooker']],
    [{ only: [1] }, [1]],
    [{ only: [] }, []],
    [{ but: [1] }, [0, 'onlooker']],
    [{ but: [] }, [0, 1, 'onlooker']],
  ])('%j', (to, hearers) => {
    const eyes: Eyes[] = [0, 1, 'onlooker'];
    expect(eyes.filter((each) => mayHear(to, each))).toEqual(hearers);
  });
});

describe('what a move told', () => {
  const telling = (kind: string, to: To, news: News = 'all') => ({ event: { kind } as unknown as AnyEvent, to, news });
  const told = (...each: Happening['told']): Happening => ({
    index: 0,
    seat: 1,
    asked: [],
    wasOnly: false,
    told: each,
  });

  test('is heard by certain eyes, and with everything open by those of its own seat', () => {
    const happening = told(telling('own', { only: [1] }), telling('others', { but: [1] }), telling('both', 'all'));
    expect(kinds(heard(happening, 1))).toEqual(['own', 'both']);
    expect(kinds(heard(happening, 'all'))).toEqual(['own', 'both']);
    for (const eyes of [0, 'onlooker'] as const) expect(kinds(heard(happening, eyes))).toEqual(['others', 'both']);
  });

  test('to a seat is more than to the open table where only that seat heard it', () => {
    const happening = told(telling('own', { only: [1] }), telling('others', { but: [1] }), telling('both', 'all'));
    expect(kinds(toldMore(happening, 1))).toEqual(['own']);
    expect(toldMore(happening, 0)).toEqual([]);
  });

  test.each<[boolean, string, Happening]>([
    [true, 'news for its own seat alone', told(telling('drew', { only: [1] }, [1]))],
    [true, 'news for all that it alone heard', told(telling('drew', { only: [1] }, 'all'))],
    [true, 'such news beside what all heard', told(telling('turned', 'all'), telling('drew', { only: [1] }, [0, 1]))],
    [false, 'what it knew before', told(telling('own', { only: [1] }, 'none'))],
    [false, 'news for another alone', told(telling('own', { only: [0, 1] }, [0]))],
    [false, 'news that another heard', told(telling('given', { only: [0] }, 'all'))],
    [false, 'news that the open table heard', told(telling('turned', 'all', [1]))],
    [false, 'nothing', told()],
  ])('%j: its seat learnt something alone by %s', (alone, _, happening) => {
    expect(learntAlone(happening)).toBe(alone);
  });
});

describe('the table of an earlier move', () => {
  test('is as those eyes saw it then, with what the move told them', () => {
    const match = veiled();
    const [first, second, third] = reel(match, 0, since(0));
    expect([1, 2, 3].map((moves) => frameAt(match, 0, moves))).toEqual([first, second, third]);
  });

  test('is the deal before the first, and none after the last', () => {
    const match = veiled();
    const dealt = begun(SPECIMENS.veil.game, SITTERS);
    expect(frameAt(match, 1, 0)).toEqual({ moveCount: 0, events: [], view: dealt.game.view(dealt.state, 1) });
    expect(frameAt(match, 1, 4)).toBeNull();
  });
});

describe('the reel', () => {
  test('has a frame for each move since, and the table as it stands last', () => {
    const match = veiled();
    const frames = reel(match, 'onlooker', since(0));
    expect(frames.map(({ moveCount }) => moveCount)).toEqual([1, 2, 3]);
    expect(frames.at(-1)?.view).toEqual(match.game.view(match.state, 'onlooker'));
  });

  test('shows each frame as it was then', () => {
    const match = veiled();
    const [first] = reel(match, 0, since(0));
    const then = moved(begun(SPECIMENS.veil.game, SITTERS), 0);
    expect(first?.view).toEqual(then.game.view(then.state, 0));
  });

  test('tells each pair of eyes what is for them', () => {
    const told = (eyes: Eyes): string[][] => reel(veiled(), eyes, since(0)).map(({ events }) => kinds(events));
    expect(told(0)).toEqual([['own'], ['left', 'drew'], ['placed']]);
    expect(told(1)).toEqual([['placed'], ['left'], ['own']]);
    expect(told('onlooker')).toEqual([['placed'], ['left'], ['placed']]);
  });

  test('is the same in one piece and in several', () => {
    const match = veiled();
    const [, ...later] = reel(match, 1, since(0));
    expect(reel(match, 1, since(1))).toEqual(later);
    expect(reel(match, 1, since(2))).toEqual(later.slice(1));
  });

  test('may leave out what was seen on the open table, and ends with the table as it stands', () => {
    const match = veiled();
    const frames = reel(match, 0, (happening) => toldMore(happening, 0).length > 0);
    expect(frames.map(({ moveCount, events }) => [moveCount, kinds(events)])).toEqual([
      [1, ['own']],
      [2, ['left', 'drew']],
      [3, []],
    ]);
    expect(frames.at(-1)?.view).toEqual(match.game.view(match.state, 0));
  });

  test('leaves out moves in between that are not new', () => {
    const frames = reel(veiled(), 'onlooker', ({ index }) => index === 0);
    expect(frames.map(({ moveCount, events }) => [moveCount, kinds(events)])).toEqual([
      [1, ['placed']],
      [3, []],
    ]);
  });

  test('is the table alone for who has seen all', () => {
    const match = veiled();
    const table = { moveCount: 3, events: [], view: match.game.view(match.state, 1) };
    expect(reel(match, 1, since(3))).toEqual([table]);
  });

  test('is the table alone for who has seen what was taken back since', () => {
    const match = append(veiled(), { undo: [2] });
    expect(reel(match, 1, since(3))).toEqual([{ moveCount: 2, events: [], view: match.game.view(match.state, 1) }]);
  });
});

describe('the lines of the log', () => {
  test('tell moves, undos, redos and sitters in the order they came', () => {
    const base = veiled();
    const undone = append(base, { undo: [2], agreed: true });
    const match = append(append(undone, { redo: true }), { seat: 1, sitter: bot('Rook') });
    expect(lines(match, 'onlooker').map(({ kind }) => kind)).toEqual([
      'move',
      'move',
      'move',
      'undo',
      'redo',
      'sitter',
    ]);
    expect(lines(match, 'onlooker').slice(3)).toStrictEqual([
      { kind: 'undo', count: 1, agreed: true },
      { kind: 'redo' },
      { kind: 'sitter', seat: 1, name: 'Rook', bot: true },
    ]);
  });

  test('begin with what was dealt, as everybody sees it', () => {
    const opening = (view: AnyView): AnyEvent[] => [view as unknown as AnyEvent];
    const match = veiled({ ...SPECIMENS.veil.game, opening });
    const dealt = begun(SPECIMENS.veil.game, SITTERS);
    const line = { kind: 'opening', events: [dealt.game.view(dealt.state, 'onlooker')] };
    expect(lines(match, 1)[0]).toEqual(line);
    const branch = { title: null, playedAt: 0, moves: 1 };
    const branched = lines({ ...match, record: { ...match.record, branch } }, 1);
    expect(branched.map(({ kind }) => kind)).toEqual(['opening', 'move', 'branch', 'move', 'move']);
  });

  test('tell where it became a branch and was handed on, before the move that came next or after the last', () => {
    const match = veiled();
    const kindsOf = (moves: number, handed: readonly number[]): string[] => {
      const branch = { title: 'Evening', playedAt: 0, moves };
      return lines({ ...match, record: { ...match.record, branch } }, 1, handed).map(({ kind }) => kind);
    };
    expect(kindsOf(0, [1])).toEqual(['branch', 'move', 'handed', 'move', 'move']);
    expect(kindsOf(3, [3])).toEqual(['move', 'move', 'move', 'branch', 'handed']);
    const branch = { title: 'Evening', playedAt: 0, moves: 2 };
    expect(lines({ ...match, record: { ...match.record, branch } }, 1)[2]).toEqual({
      kind: 'branch',
      title: 'Evening',
      moves: 2,
    });
  });

  test('tell that it was counted early, and whether an undo was agreed on', () => {
    const match = append(append(veiled(), { undo: [1, 2] }), { counted: true });
    expect(lines(match, 0).slice(1)).toEqual([
      { kind: 'undo', count: 2, agreed: false },
      { kind: 'early', end: { how: 'counted' } },
    ]);
  });

  test('of moves are written once for each pair of eyes', () => {
    const match = veiled();
    const sights = [0, 1, 'onlooker', 'all'] as const;
    const before = sights.map((sight) => lines(match, sight));
    for (const [nth, sight] of sights.entries())
      for (const [at, line] of lines(match, sight).entries()) expect(line).toBe(before[nth]?.[at]);
    const [own, others] = before;
    expect(lines(match, 'all')).toEqual([own?.[0], own?.[1], others?.[2]]);
  });

  test('tell who had a hint', () => {
    expect(lines(append(veiled(), { seat: 0, hint: true }), 1).at(-1)).toEqual({ kind: 'hint', seat: 0 });
  });

  test('leave out what was taken back', () => {
    const match = append(veiled(), { undo: [2] });
    expect(lines(match, 0).map(({ kind }) => kind)).toEqual(['move', 'move', 'undo']);
  });

  test('tell each pair of eyes what is for them', () => {
    const [own] = lines(veiled(), 0);
    const [others] = lines(veiled(), 1);
    expect(own).toMatchObject({ kind: 'move', seat: 0 });
    expect(own?.kind === 'move' && kinds(own.events)).toEqual(['own']);
    expect(others?.kind === 'move' && kinds(others.events)).toEqual(['placed']);
  });
});

test('a moment at which some have answered and others have not is none to judge', () => {
  const match = begun(game, [person('Aya'), person('Ben'), person('Cho')]);
  // Each chooses a card and then its way; the first is done before the others begin.
  const played = [0, 0, 1, 1, 2, 2].reduce((now, seat) => moved(now, seat), match);
  const rests = restsOf(played);
  expect(rests).toContain(0);
  expect(rests).not.toContain(2);
  expect(rests).not.toContain(4);
  expect(rests).toContain(6);
});

test('a move that was the only one is no choice', () => {
  let match = begun(game, [person('Aya'), person('Ben')]);
  for (let [ask] = game.asks(match.state); ask; [ask] = game.asks(match.state)) match = moved(match, ask.seat);
  // In each round both choose a card, a way, and one of them a bonus; in the third one card is left to each.
  expect(choicesOf(match)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15]);
});
