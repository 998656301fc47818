import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyGame, AnyMove, AnyReason, Seat } from '../engine/game.ts';
import { type Entry, mostEntries, type Sitter } from '../engine/log.ts';
import { append, type Match, openMatch } from '../engine/match.ts';
import { begun, bot, moved, movedAll, person, SPECIMENS } from '../engine/specimens/all.ts';
import {
  hinted,
  judge,
  mayHint,
  mayPeek,
  played,
  redoAt,
  refusalOf,
  type TableRequest,
  undoAt,
  whyNot,
} from './judge.ts';
import { floorAt, foundMatch, type OpenMatch, sittersOf } from './openMatch.ts';
import { whisper } from './rehearsal/whisper.ts';

const { chain, duel, sealed, veil } = SPECIMENS;
const [aya, ben, cho] = [person('Aya'), person('Ben'), person('Cho')];
const DAILY = { day: '2026-11-22' } as const;

function tableOf(match: Match, part: Partial<OpenMatch> = {}): OpenMatch {
  const seen = match.record.sitters.map(() => 0);
  return { ...foundMatch({ id: 'one', match, title: null, seen, shown: 0, mine: true, saved: true }), ...part };
}
const duelling = (part: Partial<OpenMatch> = {}, sitters: readonly Sitter[] = [aya, ben]): OpenMatch =>
  tableOf(begun(duel.game, sitters), part);
const daily = (table: OpenMatch): OpenMatch => ({
  ...table,
  match: { ...table.match, record: { ...table.match.record, daily: DAILY } },
});
/** The log is so long with hints; then whoever is asked goes on. */
function long(table: OpenMatch, length: number): OpenMatch {
  const { game, record } = table.match;
  const log = [
    ...record.log,
    ...Array.from({ length: length - record.log.length }, () => ({ seat: 0, hint: true }) as const),
  ];
  return { ...table, match: openMatch(game, { ...record, log }) };
}
const roomOf = ({ match }: OpenMatch): number => {
  const longest = match.game.facts.longestGame(match.record.setup.seats);
  return mostEntries(longest) - longest;
};
/** Everybody rests until the end. */
const over = (): OpenMatch =>
  tableOf([0, 1, 0, 1].reduce((now, seat) => moved(now, seat, 0), begun(duel.game, [aya, ben])));
const choice = (step: string, value: number): AnyMove => ({ step, value }) as unknown as AnyMove;
const lengthOf = ({ match }: OpenMatch): number => match.record.log.length;
const lastOf = (table: OpenMatch | null): Entry | undefined => table?.match.record.log.at(-1);
const sit = (table: OpenMatch, seat: Seat, sitter: Sitter = bot('Owl')): OpenMatch | null =>
  judge(table, { kind: 'sit', logLength: lengthOf(table), seat, sitter });
const concede = (table: OpenMatch, seat: Seat, sitter: Sitter = bot('Owl')): OpenMatch | null =>
  judge(table, { kind: 'concede', logLength: lengthOf(table), seat, bot: sitter });
const endNow = (table: OpenMatch): OpenMatch | null => judge(table, { kind: 'endNow', logLength: lengthOf(table) });
const redo = (table: OpenMatch): OpenMatch | null => judge(table, { kind: 'redo', logLength: lengthOf(table) });
const undo = (table: OpenMatch, part: { agreed?: boolean; whole?: boolean } = {}): OpenMatch | null =>
  judge(table, { kind: 'undo', logLength: lengthOf(table), agreed: false, ...part });
const move = (table: OpenMatch, seat: Seat, made: AnyMove): OpenMatch | null =>
  judge(table, { kind: 'move', logLength: lengthOf(table), seat, move: made });
const look = (table: OpenMatch, seat: Seat): OpenMatch | null => judge(table, { kind: 'look', seat });

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

describe('taking back', () => {
  const attacked = (part: Partial<OpenMatch> = {}): OpenMatch =>
    tableOf(moved(begun(duel.game, [aya, ben]), 0, 1), part);
  /** The dice have fallen for both. */
  const clashed = (): OpenMatch => tableOf(movedAll(moved(moved(begun(duel.game, [aya, ben]), 0, 1), 1, 1), 0, 1));
  const circle = (here: readonly Seat[], sent?: number): Partial<OpenMatch> => ({
    shared: { mark: 'a'.repeat(16), handed: [], here, ...(sent !== undefined && { sent }) },
  });

  test('is free while nobody learnt anything, and asks the table then', () => {
    expect(lastOf(undo(attacked()))).toEqual({ undo: [0] });
    expect(lastOf(undo(attacked(), { agreed: true }))).toEqual({ undo: [0] });
    expect(undo(clashed())).toBeNull();
    expect(lastOf(undo(clashed(), { agreed: true }))).toEqual({ undo: [3], agreed: true });
    expect(undo(duelling(), { agreed: true })).toBeNull();
  });

  test('takes the whole turn where that is wished, and shows no reveal any more', () => {
    const table = tableOf(movedAll(begun(sealed.game, [aya, ben, cho]), 0, 0), { unveiled: true });
    expect(lastOf(undo(table))).toEqual({ undo: [1] });
    expect(undo(table)?.unveiled).toBe(false);
    expect(lastOf(undo(table, { whole: true }))).toEqual({ undo: [0, 1] });
    expect(undo(attacked(), { whole: true })).toBeNull();
  });

  test('is for whoever looks, or at the open table for the people here', () => {
    expect(undoAt(attacked())).toMatchObject({ drops: [0], why: 'free', seat: 0 });
    expect(undoAt(attacked(circle([0])))).toMatchObject({ drops: [0] });
    expect(undoAt(attacked(circle([1])))).toMatchObject({ drops: [], why: 'nothing' });
    expect(undoAt(attacked({ mine: false }))).toMatchObject({ drops: [], why: 'nothing' });
    const both = tableOf(movedAll(begun(sealed.game, [aya, ben]), 0, 1));
    expect(undoAt(both)).toMatchObject({ drops: [1], seat: 1 });
    expect(undoAt({ ...both, holder: 0, looking: true })).toMatchObject({ drops: [0], seat: 0 });
  });

  test('is not free of what a player on another device has seen there', () => {
    expect(undoAt(attacked(circle([0])))).toMatchObject({ why: 'free' });
    expect(undoAt(attacked(circle([0], 1)))).toMatchObject({ why: 'passed' });
    expect(undoAt(attacked({ ...circle([0]), seen: [0, 1] }))).toMatchObject({ why: 'passed' });
    expect(undoAt(attacked(circle([0, 1], 1)))).toMatchObject({ why: 'free' });
  });

  test('is undone on the device where all play whose moves were taken back', () => {
    const undone = (part: Partial<OpenMatch> = {}): OpenMatch => tableOf(append(attacked().match, { undo: [0] }), part);
    expect(redoAt(undone())).toBe(true);
    expect(redoAt(undone(circle([0])))).toBe(true);
    expect(redoAt(undone(circle([1])))).toBe(false);
    expect(redoAt(attacked())).toBe(false);
    expect(lastOf(redo(undone()))).toEqual({ redo: true });
    expect(redo(undone(circle([1])))).toBeNull();
    const both = append(moved(attacked().match, 1, 1), { undo: [0, 1] });
    expect([[0], [1], [0, 1]].map((here) => redoAt(tableOf(both, circle(here))))).toEqual([false, false, true]);
    const bots = begun(duel.game, [aya, bot('Owl')]);
    const answered = append(moved(moved(bots, 0, 1), 1, 0), { undo: [0, 1] });
    expect(redoAt(tableOf(answered, circle([0])))).toBe(true);
    const twice = append(append(moved(attacked().match, 1, 1), { undo: [1] }), { undo: [0] });
    expect(redoAt(tableOf(twice, circle([0])))).toBe(true);
    expect(redoAt(tableOf(twice, circle([1])))).toBe(false);
  });
});

describe('a guide', () => {
  const reply = (table: OpenMatch, seat: Seat): OpenMatch | null =>
    judge(table, { kind: 'reply', logLength: lengthOf(table), seat, move: choice('act', 1) });

  test('makes the moves of bots, and only while it leads', () => {
    const table = duelling({ led: true }, [bot('Owl'), ben]);
    expect(lastOf(reply(table, 0))).toEqual({ seat: 0, move: choice('act', 1) });
    expect(reply(table, 1)).toBeNull();
    expect(reply({ ...table, led: false }, 0)).toBeNull();
    expect(reply(duelling({ led: true }), 0)).toBeNull();
    const secret: AnyGame = { ...duel.game, asks: () => [{ seat: 0, step: 'act', cover: 'private', only: true }] };
    const forced = tableOf(begun(secret, [aya, ben]), { led: true });
    expect(floorAt(forced)).toEqual({ kind: 'forced', seats: [0] });
    expect(reply(forced, 0)).toBeNull();
  });
});

describe('what all have one way only for', () => {
  const forced = (table: OpenMatch): OpenMatch | null => judge(table, { kind: 'forced', logLength: lengthOf(table) });
  const only: AnyGame = {
    ...sealed.game,
    asks: (state) => sealed.game.asks(state).map((ask) => ({ ...ask, only: true })),
  };

  test('is done for each of them at once, and at no other moment', () => {
    const table = tableOf(begun(only, [aya, ben]));
    expect(floorAt(table)).toEqual({ kind: 'forced', seats: [0, 1] });
    const first = (seat: Seat): AnyMove | undefined => table.match.game.moves(table.match.state, seat)[0];
    expect(forced(table)?.match.record.log).toEqual([0, 1].map((seat) => ({ seat, move: first(seat) })));
    expect(forced(duelling())).toBeNull();
  });

  test('is nothing where a seat has no way after all', () => {
    const stuck: AnyGame = { ...only, moves: (state, seat) => (seat === 0 ? [] : only.moves(state, seat)) };
    expect(forced(tableOf(begun(stuck, [aya, ben])))).toBeNull();
  });
});

describe('a move that is played', () => {
  const dial = choice('dial', 1);

  test('closes the curtain behind the last secret of a seat', () => {
    const secret = tableOf(moved(moved(begun(duel.game, [aya, ben]), 0, 1), 1, 1));
    const looking = look(secret, 0) ?? secret;
    expect(floorAt(looking)).toEqual({ kind: 'private', seat: 0 });
    const next = move(looking, 0, dial) ?? secret;
    expect(next).toMatchObject({ looking: false, learnt: false, holder: 0, saved: false });
    expect(floorAt(next)).toEqual({ kind: 'curtain', to: 1 });
    expect(played(next, 0, dial)).toBeNull();
  });

  test('on the open table opens no curtain, though the same seat has a secret to decide next', () => {
    const answering = tableOf(moved(begun(duel.game, [aya, ben]), 0, 1));
    const next = move(answering, 1, choice('answer', 1));
    expect(next).toMatchObject({ looking: false, holder: 1 });
    expect(next && floorAt(next)).toEqual({ kind: 'curtain', to: 1 });
  });

  /** Once seat 1 has chosen its way it is told something that nobody else hears. */
  const telling: AnyGame = {
    ...sealed.game,
    play(state, seat, made, rng, tell) {
      const isLast = seat === 1 && sealed.game.asks(state).some((ask) => ask.seat === seat && ask.step === 'way');
      sealed.game.play(state, seat, made, rng, tell);
      if (isLast) tell?.({ kind: 'hint' } as unknown as AnyEvent, { only: [seat] }, [seat]);
    },
  };
  const goOn = (table: OpenMatch, seat: Seat): OpenMatch => {
    const [first] = table.match.game.moves(table.match.state, seat);
    const next = first && move(table, seat, first);
    if (!next) throw new Error(`seat ${seat} cannot move`);
    return next;
  };

  test('leaves the curtain open while its seat looks at what that told it alone', () => {
    const dealt = tableOf(begun(telling, [aya, ben, cho]));
    const first = goOn(look(dealt, 0) ?? dealt, 0);
    expect(first).toMatchObject({ looking: true, learnt: false });
    const second = goOn(first, 0);
    expect([floorAt(second), second.looking, second.learnt]).toEqual([{ kind: 'curtain', to: 1 }, false, false]);
    const last = goOn(goOn(look(second, 1) ?? second, 1), 1);
    expect([floorAt(last), last.looking, last.learnt]).toEqual([{ kind: 'learnt', seat: 1 }, true, true]);
    const closed = judge(last, { kind: 'cover' });
    expect(closed).toMatchObject({ looking: false, learnt: false });
    expect(undoAt(last)).toMatchObject({ drops: [3], seat: 1 });
  });

  test('that uncovers something for all is shown first, even if the same seat has the next secret', () => {
    const said = (say: string, number: number): AnyMove => ({ say, number }) as unknown as AnyMove;
    const whispers = [0, 0, 1].reduce(
      (match, seat) => append(match, { seat, move: said('whisper', 1) }),
      append(begun(whisper, [aya, ben]), { seat: 0, move: said('call', 1) }),
    );
    const table = tableOf(whispers, { holder: 1, looking: true });
    const next = move(table, 1, said('whisper', 1));
    expect(next).toMatchObject({ unveiled: true, looking: false, learnt: false });
    expect(next && floorAt(next)).toEqual({ kind: 'reveal', to: 1 });
  });

  test('by a bot does not take away what is still to be shown', () => {
    const table = tableOf(begun(sealed.game, [aya, ben, bot('Owl')]), { unveiled: true });
    const [card] = table.match.game.moves(table.match.state, 2);
    expect(card && played(table, 2, card)).toMatchObject({ unveiled: true });
    expect(card && played({ ...table, unveiled: false }, 2, card)).toMatchObject({ unveiled: false });
  });

  test('is no excuse for rules that fail', () => {
    const game: AnyGame = {
      ...duel.game,
      play: () => {
        throw new Error('the rules fail');
      },
    };
    expect(() => played(tableOf(begun(game, [aya, ben])), 0, choice('act', 1))).toThrow('the rules fail');
  });
});

test('who sits down at a table is who sits there', () => {
  const next = sit(duelling(), 0, cho);
  expect(next && sittersOf(next)).toEqual([cho, ben]);
});
