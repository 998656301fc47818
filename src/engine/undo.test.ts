import { describe, expect, test } from 'vitest';
import { append, type Match } from './match.ts';
import { begun, bot, moved, movedAll, person, SPECIMENS } from './specimens/all.ts';
import { canRedo, NOTHING_TO_UNDO, needsAgreement, undoOffer } from './undo.ts';

const [aya, ben, cho] = [person('Aya'), person('Ben'), person('Cho')];
const { chain, duel, sealed, rival, veil } = SPECIMENS;
const NOBODY_LOOKED: readonly number[] = [];

describe('taking back', () => {
  test('is nothing before the first move', () => {
    expect(undoOffer(begun(duel.game, [aya, ben]), 'anybody', NOBODY_LOOKED)).toEqual(NOTHING_TO_UNDO);
  });

  test('is nothing where no person sits', () => {
    const match = moved(begun(duel.game, [bot('Rook'), bot('Owl')]), 0);
    expect(undoOffer(match, 'anybody', NOBODY_LOOKED).why).toBe('nothing');
  });

  test('is free while nobody learnt anything', () => {
    const match = moved(begun(duel.game, [aya, ben]), 0, 1);
    const offer = undoOffer(match, 'anybody', NOBODY_LOOKED);
    expect(offer).toMatchObject({ drops: [0], why: 'free', seat: 0 });
    expect(needsAgreement(offer)).toBe(false);
  });

  test('is nothing once another person has moved on the open table', () => {
    const match = moved(moved(begun(duel.game, [aya, ben]), 0, 1), 1, 1);
    expect(undoOffer(match, 0, NOBODY_LOOKED)).toMatchObject({ drops: [], why: 'nothing', seat: null });
    expect(undoOffer(match, 'anybody', NOBODY_LOOKED)).toMatchObject({ drops: [1], why: 'free', seat: 1 });
  });

  test('asks the table when something was learnt', () => {
    const match = movedAll(moved(moved(begun(duel.game, [aya, ben]), 0, 1), 1, 1), 0, 1);
    const offer = undoOffer(match, 'anybody', NOBODY_LOOKED);
    expect(offer).toMatchObject({ drops: [3], why: 'learnt', seat: 1 });
    expect(needsAgreement(offer)).toBe(true);
  });

  test('asks the table even if only the mover learnt it', () => {
    const match = moved(moved(begun(veil.game, [aya, ben]), 0), 0);
    expect(undoOffer(match, 0, NOBODY_LOOKED)).toMatchObject({ drops: [1], why: 'learnt', seat: 0 });
  });

  test('asks the table when another has looked since', () => {
    const match = moved(begun(duel.game, [aya, ben]), 0, 0);
    expect(undoOffer(match, 0, [0, 0])).toMatchObject({ why: 'free' });
    const passed = undoOffer(match, 0, [0, 1]);
    expect(passed).toMatchObject({ drops: [0], why: 'passed', seat: 0 });
    expect(needsAgreement(passed)).toBe(true);
  });

  test('does not mind that the mover has looked', () => {
    const match = moved(begun(duel.game, [aya, ben]), 0, 0);
    expect(undoOffer(match, 0, [1, 0])).toMatchObject({ why: 'free' });
  });

  test('is closed in a daily deal once a bot has answered or anything was learnt, and free before', () => {
    const daily = (match: Match): Match => ({ ...match, record: { ...match.record, daily: { day: '2026-11-22' } } });
    const begin = daily(begun(duel.game, [aya, bot('Rook')]));
    const unanswered = moved(begin, 0, 1);
    expect(undoOffer(unanswered, 'anybody', NOBODY_LOOKED)).toMatchObject({ drops: [0], why: 'free' });
    expect(undoOffer(moved(unanswered, 1, 0), 'anybody', NOBODY_LOOKED)).toEqual({ ...NOTHING_TO_UNDO, why: 'daily' });
    const learnt = moved(moved(daily(begun(veil.game, [aya, bot('Rook')])), 0), 0);
    expect(undoOffer(learnt, 'anybody', NOBODY_LOOKED)).toEqual({ ...NOTHING_TO_UNDO, why: 'daily' });
  });

  test('is free for one person among bots, and takes their answers along', () => {
    const match = moved(moved(begun(duel.game, [aya, bot('Rook')]), 0, 1), 1, 0);
    const offer = undoOffer(match, 'anybody', NOBODY_LOOKED);
    expect(offer).toMatchObject({ drops: [0, 1], why: 'alone', seat: 0 });
    expect(needsAgreement(offer)).toBe(false);
  });

  test('is free for one person even after dice', () => {
    const match = moved(begun(rival.game, [aya]), 0);
    expect(match.happened[0]?.told.some(({ news }) => news === 'all')).toBe(true);
    expect(undoOffer(match, 'anybody', NOBODY_LOOKED)).toMatchObject({ drops: [0], why: 'alone', seat: 0 });
  });

  test('steps over what alone could be done, for one person who is alone', () => {
    // The ninth card is the last.
    const match = movedAll(begun(rival.game, [aya]), 0, 0, 0, 0, 0);
    expect(match.happened.map(({ wasOnly }) => wasOnly)).toEqual([false, false, false, false, true]);
    expect(undoOffer(match, 'anybody', NOBODY_LOOKED)).toMatchObject({ drops: [3, 4], why: 'alone' });
    const shared = movedAll(begun(rival.game, [aya, ben]), 0, 1, 0, 1, 0);
    expect(shared.happened.at(-1)?.wasOnly).toBe(true);
    expect(undoOffer(shared, 'anybody', NOBODY_LOOKED).drops).toEqual([4]);
  });

  test('counts with who sits there now', () => {
    const match = append(moved(begun(duel.game, [aya, ben]), 0, 1), { seat: 0, sitter: bot('Rook') });
    expect(undoOffer(match, 'anybody', NOBODY_LOOKED).why).toBe('nothing');
  });
});

describe('a whole turn', () => {
  /** Seat 0 has chosen its card and its way. */
  const twoChoices = (...others: Parameters<typeof begun>[1]): Match =>
    moved(moved(begun(sealed.game, [aya, ...others]), 0), 0);

  test('is taken back from its first decision on', () => {
    expect(undoOffer(twoChoices(ben, cho), 0, NOBODY_LOOKED)).toMatchObject({ drops: [1], wholeTurn: [0, 1] });
  });

  test('is nothing more than its only decision', () => {
    expect(undoOffer(moved(begun(sealed.game, [aya, ben, cho]), 0), 0, NOBODY_LOOKED)).toMatchObject({
      drops: [0],
      wholeTurn: [],
    });
  });

  test('reaches back to where another has looked, and no further', () => {
    expect(undoOffer(twoChoices(ben, cho), 0, [0, 1, 0])).toMatchObject({ drops: [1], why: 'free', wholeTurn: [] });
  });

  test('goes back over what was learnt in it where nobody else sits, and is not offered where somebody does', () => {
    const turn = (...others: Parameters<typeof begun>[1]): Match =>
      movedAll(begun(chain.game, [aya, ...others]), 0, 0, 1, 0, 0, 0);
    expect(undoOffer(turn(bot('Rook')), 'anybody', NOBODY_LOOKED)).toMatchObject({
      drops: [5],
      why: 'alone',
      wholeTurn: [3, 4, 5],
    });
    expect(undoOffer(turn(ben), 'anybody', NOBODY_LOOKED)).toMatchObject({ drops: [5], why: 'learnt', wholeTurn: [] });
  });

  test('holds no decision of another seat', () => {
    const begin = begun(duel.game, [aya, bot('Rook')]);
    const match = [0, 1, 0, 1, 1, 0, 0].reduce((now, seat) => moved(now, seat, 1), begin);
    expect(undoOffer(match, 'anybody', NOBODY_LOOKED)).toMatchObject({ drops: [6], wholeTurn: [5, 6] });
  });

  test('is none for who has nobody else at the table', () => {
    const match = moved(moved(begun(rival.game, [aya]), 0), 0);
    expect(undoOffer(match, 'anybody', NOBODY_LOOKED)).toMatchObject({ why: 'alone', wholeTurn: [] });
  });
});

describe('in a sealed step', () => {
  /** All three have chosen a card; seat 0 its way, too. */
  const choosing = (): Match => movedAll(begun(sealed.game, [aya, ben, cho]), 0, 0, 1);

  test('a seat drops only its own, though another has chosen since', () => {
    expect(undoOffer(choosing(), 0, NOBODY_LOOKED)).toMatchObject({ drops: [1], why: 'free', seat: 0 });
    expect(undoOffer(choosing(), 1, NOBODY_LOOKED)).toMatchObject({ drops: [2], why: 'free', seat: 1 });
  });

  test('it is free though another has looked: nothing of it shows', () => {
    expect(undoOffer(choosing(), 0, [2, 3, 3])).toMatchObject({ why: 'free' });
  });

  test('what was dropped can be chosen again, and comes out as if nobody had', () => {
    const match = choosing();
    const undone = append(match, { undo: undoOffer(match, 0, NOBODY_LOOKED).drops });
    expect(undone.game.asks(undone.state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(moved(undone, 0).state).toEqual(match.state);
  });

  test('it is over once the last has chosen: then it is news', () => {
    const shown = movedAll(choosing(), 1, 2, 2);
    expect(undoOffer(shown, 2, NOBODY_LOOKED)).toMatchObject({ why: 'learnt', seat: 2 });
    expect(undoOffer(shown, 0, NOBODY_LOOKED)).toMatchObject({ drops: [], why: 'nothing', seat: null });
  });

  test('a bot that has chosen stays with its choice', () => {
    const match = movedAll(begun(sealed.game, [aya, ben, bot('Owl')]), 0, 0, 2, 2);
    expect(undoOffer(match, 0, NOBODY_LOOKED)).toMatchObject({ drops: [1], why: 'free', seat: 0 });
  });
});

test('there is something to redo after an undo, until the next move', () => {
  const match = moved(begun(duel.game, [aya, ben]), 0, 1);
  const undone = append(match, { undo: [0] });
  expect(canRedo(match)).toBe(false);
  expect(canRedo(undone)).toBe(true);
  expect(canRedo(moved(undone, 0, 0))).toBe(false);
  expect(canRedo(append(undone, { redo: true }))).toBe(false);
});
