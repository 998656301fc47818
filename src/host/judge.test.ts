import { describe, expect, test } from 'vitest';
import type { AnyGame, AnyReason } from '../engine/game.ts';
import { append } from '../engine/match.ts';
import { begun, bot, moved, movedAll } from '../engine/specimens/all.ts';
import { hinted, judge, mayHint, mayPeek, refusalOf, type TableRequest, whyNot } from './judge.ts';
import { floorAt, type OpenMatch } from './openMatch.ts';
import {
  aya,
  ben,
  chain,
  cho,
  choice,
  concede,
  daily,
  duel,
  duelling,
  endNow,
  lastOf,
  lengthOf,
  long,
  look,
  move,
  over,
  redo,
  roomOf,
  sealed,
  sit,
  tableOf,
  undo,
  veil,
} from './rehearsal/judged.ts';

describe('a request', () => {
  const requests = (logLength: number): TableRequest[] => [
    { kind: 'endNow', logLength },
    { kind: 'sit', logLength, seat: 1, sitter: bot('Owl') },
    { kind: 'concede', logLength, seat: 1, bot: bot('Owl') },
    { kind: 'move', logLength, seat: 0, move: choice('act', 1) },
  ];

  test('is for the table as it is, and for the tab that has it', () => {
    const table = duelling();
    for (const request of requests(0)) expect(judge(table, request)).not.toBeNull();
    for (const request of requests(1)) expect(judge(table, request)).toBeNull();
    const elsewhere = duelling({ mine: false });
    const anytime = [{ kind: 'cover' }, { kind: 'shown' }] as const;
    for (const request of anytime) expect(judge(table, request)).not.toBeNull();
    for (const request of [...requests(0), ...anytime]) expect(judge(elsewhere, request)).toBeNull();
  });

  test('is written down behind what there was, and is still to be saved', () => {
    const { match, saved } = judge(duelling(), { kind: 'endNow', logLength: 0 }) ?? duelling();
    expect([match.record.log, saved]).toEqual([[{ counted: true }], false]);
    const moved = move(duelling(), 0, choice('act', 1));
    expect(moved).toMatchObject({ holder: 0, saved: false, match: { record: { log: [{ seat: 0 }] } } });
  });

  test('for a move is none of a seat that does not decide, nor what the rules do not offer', () => {
    expect(move(duelling(), 1, choice('act', 1))).toBeNull();
    expect(move(duelling(), 0, choice('act', 2))).toBeNull();
    expect(move(duelling({}, [bot('Owl'), ben]), 0, choice('act', 1))).toBeNull();
  });
});

describe('a day’s deal', () => {
  test('has its one person to the end: nobody sits down, gives up or has it counted', () => {
    const table = duelling({}, [aya, bot('Owl')]);
    expect([sit(table, 1), concede(table, 0), endNow(table)]).not.toContain(null);
    expect([sit(daily(table), 1), concede(daily(table), 0), endNow(daily(table))]).toEqual([null, null, null]);
  });
});

describe('a match that is over', () => {
  test('stays as it was played', () => {
    expect(floorAt(over()).kind).toBe('over');
    expect([sit(over(), 1), concede(over(), 1), endNow(over())]).toEqual([null, null, null]);
    let match = begun(chain.game, [aya, ben, cho]);
    for (let [ask] = match.game.asks(match.state); ask; [ask] = match.game.asks(match.state))
      match = moved(match, ask.seat);
    expect(concede(tableOf(match), 1)).toBeNull();
    expect(undo(tableOf(append(begun(duel.game, [aya, ben]), { counted: true })), { agreed: true })).toBeNull();
  });
});

describe('a seat', () => {
  test('is taken by whoever sits down, and there is none beyond the last', () => {
    expect(lastOf(sit(duelling(), 1))).toEqual({ seat: 1, sitter: bot('Owl') });
    expect(sit(duelling(), 2)).toBeNull();
  });

  test('of the last person among bots has seen what the open table showed', () => {
    const table = duelling({ seen: [1, 2], shown: 5 });
    expect(sit(table, 1)?.seen).toEqual([5, 2]);
    expect(sit(duelling({ seen: [7, 2], shown: 5 }), 1)?.seen).toEqual([7, 2]);
    expect(sit(table, 1, cho)?.seen).toEqual([1, 2]);
    expect(sit(duelling({ seen: [1, 2], shown: 5 }, [aya, bot('Rook')]), 0)?.seen).toEqual([1, 2]);
  });

  test('that gives up leaves the victory to the other of two', () => {
    expect(lastOf(concede(duelling(), 1))).toEqual({ seat: 1, concede: true });
    const table = long(duelling(), roomOf(duelling()) + 1);
    expect(lastOf(concede(table, 1))).toEqual({ seat: 1, concede: true });
  });

  test('that gives up among more is a bot’s from then on', () => {
    const table = tableOf(begun(chain.game, [aya, ben, bot('Rook')]), { seen: [1, 2, 3], shown: 5 });
    const next = concede(table, 1);
    expect(lastOf(next)).toEqual({ seat: 1, sitter: bot('Owl'), conceded: true });
    expect(next?.seen).toEqual([5, 2, 3]);
    expect(concede(table, 1, cho)).toBeNull();
    expect(concede(long(table, roomOf(table)), 1)).toBeNull();
    expect(concede(long(table, roomOf(table) - 1), 1)).not.toBeNull();
  });

  test('of a bot, or none at all, does not give up', () => {
    const table = tableOf(begun(chain.game, [aya, ben, bot('Rook')]));
    expect([concede(table, 2), concede(table, 3)]).toEqual([null, null]);
    expect(concede(duelling({}, [aya, bot('Rook')]), 1)).toBeNull();
  });
});

describe('a log with room for a whole game and no more', () => {
  const undone = (): OpenMatch => tableOf(append(moved(begun(duel.game, [aya, ben]), 0, 1), { undo: [0] }));
  const hint = (table: OpenMatch) => mayHint(table, { kind: 'hint', call: 1, logLength: lengthOf(table), seat: 0 });

  test('takes moves and the end, but no other sitter, nothing taken back or brought back, and no hint', () => {
    const first = duelling();
    const room = roomOf(first);
    const once = tableOf(moved(begun(duel.game, [aya, ben]), 0, 1));
    for (const [length, isRoom] of [
      [room - 1, true],
      [room, false],
    ] as const) {
      expect(sit(long(first, length), 1) !== null).toBe(isRoom);
      expect(redo(long(undone(), length)) !== null).toBe(isRoom);
      expect(undo(long(once, length)) !== null).toBe(isRoom);
      expect(hint(long(first, length))).toBe(isRoom);
      expect(move(long(first, length), 0, choice('act', 1))).not.toBeNull();
      expect(endNow(long(first, length))).not.toBeNull();
    }
  });
});

describe('a hint', () => {
  const at = { kind: 'hint', call: 1, logLength: 0, seat: 0 } as const;

  test('is for the seat that decides at this table, in the tab that has it', () => {
    expect(mayHint(duelling(), at)).toBe(true);
    expect(mayHint(duelling(), { ...at, seat: 1 })).toBe(false);
    expect(mayHint(duelling(), { ...at, logLength: 1 })).toBe(false);
    expect(mayHint(duelling({ mine: false }), at)).toBe(false);
    const { match } = duelling();
    expect(mayHint(duelling({ match: { ...match, record: { ...match.record, noHints: true } } }), at)).toBe(false);
  });

  test('is written down once for each seat at each moment', () => {
    const once = hinted(duelling(), 0);
    expect(once.match.record.log).toEqual([{ seat: 0, hint: true }]);
    expect(hinted(once, 0)).toBe(once);
    expect(hinted(once, 1).match.record.log).toEqual([
      { seat: 0, hint: true },
      { seat: 1, hint: true },
    ]);
    const next = tableOf(moved(once.match, 0, 1));
    expect(lastOf(hinted(next, 0))).toEqual({ seat: 0, hint: true });
    expect(lengthOf(hinted(next, 0))).toBe(3);
    const later = hinted(hinted(next, 1), 1);
    expect(lengthOf(later)).toBe(3);
    const ended = duelling({ match: append(duelling().match, { counted: true }) });
    expect(hinted(ended, 0)).toBe(ended);
  });
});

describe('own secrets', () => {
  const at = { kind: 'peek', call: 1, logLength: 0, seat: 1 } as const;
  const open = (part: Partial<OpenMatch> = {}): OpenMatch => {
    const game: AnyGame = { ...duel.game, conceals: (_view, seat) => seat === 1 };
    return tableOf(begun(game, [aya, ben]), part);
  };

  test('are for those at this table who hold any, in the tab that has it', () => {
    expect(mayPeek(open(), at)).toBe(true);
    expect(mayPeek(open(), { ...at, seat: 0 })).toBe(false);
    expect(mayPeek(open(), { ...at, logLength: 1 })).toBe(false);
    expect(mayPeek(open({ mine: false }), at)).toBe(false);
  });
});

describe('why a wish is not legal', () => {
  const at = { kind: 'why', call: 1, logLength: 0, seat: 0, wish: choice('act', 2) } as const;

  test('is told to the seat that decides at this table', () => {
    expect(whyNot(duelling(), at)).toEqual<AnyReason>({ rule: 'turn.step' });
    expect(whyNot(duelling(), { ...at, wish: choice('act', 1) })).toBeNull();
    expect(whyNot(duelling(), { ...at, seat: 1 })).toBeNull();
    expect(whyNot(duelling(), { ...at, logLength: 1 })).toBeNull();
    expect(whyNot(duelling({ mine: false }), at)).toBeNull();
  });

  /** Seat 0 has placed a low card, which only it knows, and is asked in the open whether to turn it over. */
  const low = (part: Partial<OpenMatch> = {}, sitters = [aya, ben]): OpenMatch => {
    for (let seed = 0; ; seed++) {
      const match = begun(veil.game, sitters, seed);
      const [first] = match.game.moves(match.state, 0) as unknown as readonly { readonly value: number }[];
      if (first && first.value <= 2) return tableOf(moved(match, 0, first.value), part);
    }
  };
  const tried = { kind: 'move', logLength: 1, seat: 0, move: choice('turn', 0) } as const;

  test('though the open table was offered it is told to the seat that tried it', () => {
    expect(move(low(), 0, tried.move)).toBeNull();
    expect(refusalOf(low(), tried)).toEqual({ rule: 'place.step' });
  });

  test('is not told of what was not offered, nor at another moment, nor to another', () => {
    expect(refusalOf(low(), { ...tried, move: choice('turn', 1) })).toBeNull();
    expect(refusalOf(low(), { ...tried, move: choice('turn', 9) })).toBeNull();
    expect(refusalOf(low(), { ...tried, logLength: 0 })).toBeNull();
    expect(refusalOf(low(), { ...tried, seat: 1 })).toBeNull();
    expect(refusalOf(low({ mine: false }), tried)).toBeNull();
  });
});

describe('a look', () => {
  /** All choose at once; seat 0 first. */
  const secret = (part: Partial<OpenMatch> = {}): OpenMatch => tableOf(begun(sealed.game, [aya, ben]), part);

  test('is for the seat that the curtain fell before, and notes what it has seen', () => {
    expect(floorAt(secret())).toEqual({ kind: 'curtain', to: 0 });
    expect(look(secret({ unveiled: false }), 1)).toBeNull();
    const seen = look(secret({ seen: [0, 0] }), 0);
    expect(seen).toMatchObject({ holder: 0, looking: true, unveiled: false, seen: [0, 0] });
    expect(look(duelling(), 0)).toBeNull();
    const later = tableOf(movedAll(begun(sealed.game, [aya, ben]), 0, 0));
    expect(look(later, 1)?.seen).toEqual([0, 0]);
    const again = tableOf(moved(begun(sealed.game, [aya, ben]), 0));
    expect(look(again, 0)?.seen).toEqual([1, 0]);
  });

  test('past a reveal is only for who holds the device', () => {
    const shown = { unveiled: true };
    expect(floorAt(secret(shown))).toEqual({ kind: 'reveal', to: 0 });
    expect(look(secret(shown), 0)).toBeNull();
    expect(look(secret({ ...shown, holder: 1 }), 0)).toBeNull();
    expect(look(secret({ ...shown, holder: 0 }), 0)).toMatchObject({ looking: true, unveiled: false });
    expect(judge(secret(shown), { kind: 'shown' })).toMatchObject({ unveiled: false });
    expect(judge({ ...secret(), holder: 0, looking: true }, { kind: 'cover' })).toMatchObject({ looking: false });
  });
});
