import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyGame, AnyMove, Seat } from '../engine/game.ts';
import { append } from '../engine/match.ts';
import { begun, bot, moved, movedAll } from '../engine/specimens/all.ts';
import { judge, played, redoAt, undoAt } from './judge.ts';
import { floorAt, type OpenMatch, sittersOf } from './openMatch.ts';
import {
  aya,
  ben,
  cho,
  choice,
  duel,
  duelling,
  lastOf,
  lengthOf,
  look,
  move,
  redo,
  sealed,
  sit,
  tableOf,
  undo,
} from './rehearsal/judged.ts';
import { whisper } from './rehearsal/whisper.ts';

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
