import { describe, expect, test } from 'vitest';
import { earlyEnd, gaveUp } from './log.ts';
import { append, asksAt, IllegalLog, isDuel, isOver, openJudged, openMatch, resultOf } from './match.ts';
import { lines } from './reel.ts';
import { begun, bot, moved, movedAll, person, SPECIMENS } from './specimens/all.ts';
import { canRedo, undoOffer } from './undo.ts';

const [aya, ben] = [person('Aya'), person('Ben')];
const { duel, chain, rival } = SPECIMENS;
const duelling = () => moved(begun(duel.game, [aya, ben]), 0, 1);
const refused = (what: () => unknown): unknown => {
  try {
    return what();
  } catch (fault) {
    return fault instanceof IllegalLog ? [fault.index, fault.reason] : fault;
  }
};

describe('a match that ends early', () => {
  test('by giving up leaves the victory to the other side, a rival too', () => {
    for (const [match, winners] of [
      [duelling(), [1]],
      [begun(rival.game, [aya]), [1]],
    ] as const) {
      expect(isDuel(match)).toBe(true);
      expect(resultOf(match)).toBeNull();
      const over = append(match, { seat: 0, concede: true });
      expect(asksAt(over)).toEqual([]);
      expect(resultOf(over)?.winners).toEqual(winners);
      expect(gaveUp(over.record)).toEqual([0]);
      expect(lines(over, 'onlooker').at(-1)).toEqual({ kind: 'early', end: { how: 'conceded', seat: 0 } });
    }
    expect(isDuel(begun(chain.game, [aya, ben, bot('Owl')]))).toBe(false);
  });

  test('by the table’s wish is ranked as the sheet stands, and all alike is a draw', () => {
    const even = append(begun(chain.game, [aya, ben]), { counted: true });
    expect(resultOf(even)).toEqual({ points: [0, 0], winners: [] });
    const match = append(movedAll(begun(chain.game, [aya, ben]), 0), { counted: true });
    const { points, winners } = resultOf(match) ?? { points: [], winners: [] };
    expect(points).toEqual(chain.game.sheet(chain.game.view(match.state, 0)).totals);
    for (const side of winners) expect(points[side]).toBe(Math.max(...points));
  });

  test('goes on no more: no move, no undo, no change of seats', () => {
    const over = append(append(duelling(), { seat: 0, hint: true }), { counted: true });
    expect(isOver(over)).toBe(true);
    expect(earlyEnd(over.record)).toEqual({ how: 'counted' });
    expect(undoOffer(over, 'anybody', [0, 0]).why).toBe('nothing');
    expect(canRedo(over)).toBe(false);
    for (const entry of [{ undo: [0] }, { seat: 1, sitter: bot('Owl') }, { counted: true }] as const) {
      expect(refused(() => append(over, entry))).toEqual([3, 'afterEnd']);
      const record = { ...over.record, log: [...over.record.log, entry] };
      for (const open of [openMatch, openJudged]) {
        expect(refused(() => open(duel.game, record))).toEqual([3, 'afterEnd']);
      }
    }
  });

  test('folds to the same when it is opened again', () => {
    const over = append(duelling(), { seat: 1, concede: true });
    for (const open of [openMatch, openJudged]) expect(open(duel.game, over.record)).toEqual(over);
  });

  test('was not over before, and nobody gives up for a bot', () => {
    let match = begun(chain.game, [aya, ben]);
    for (let [ask] = asksAt(match); ask; [ask] = asksAt(match)) match = moved(match, ask.seat);
    expect(refused(() => append(match, { counted: true }))).toEqual([match.record.log.length, 'afterEnd']);
    const against = begun(duel.game, [aya, bot('Owl')]);
    expect(refused(() => append(against, { seat: 1, concede: true }))).toEqual([0, 'notAsked']);
  });
});

test('whoever gave up among more is told, until a person sits down there again', () => {
  const match = append(begun(chain.game, [aya, ben, bot('Owl')]), { seat: 1, sitter: bot('Ben'), conceded: true });
  expect(isOver(match)).toBe(false);
  expect(gaveUp(match.record)).toEqual([1]);
  expect(lines(match, 0)).toEqual([{ kind: 'sitter', seat: 1, name: 'Ben', bot: true, conceded: true }]);
  expect(gaveUp(append(match, { seat: 1, sitter: ben }).record)).toEqual([]);
});
