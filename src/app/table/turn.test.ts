import { describe, expect, test } from 'vitest';
import type { AnyMove, Offer } from '../../engine/game.ts';
import { bot, person } from '../../host/rehearsal/stage.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Confirm } from '../settings.ts';
import type { Moment } from './moment.ts';
import { isMadeAtOnce } from './turn.ts';

const move = (name: string): Offer<AnyMove> => ({ move: name as unknown as AnyMove, foresight: [] });
const KEEP = move('keep');
const PASS = move('pass');
const DRAW = move('draw');

/** To keep is never risky, to pass only if somebody else would see it. */
const face = {
  risky: (made: AnyMove, _view: unknown, isAlone: boolean) => made !== KEEP.move && !(made === PASS.move && isAlone),
} as unknown as AnyFace;

function momentOf(isAlone: boolean, daily?: object): Moment {
  const sitters = [person('Aya'), isAlone ? bot('Fox') : person('Ben')];
  return { news: { sitters, daily }, shown: { frame: { view: {} } } } as unknown as Moment;
}

const madeAtOnce = (confirm: Confirm, moment: Moment, by = face): Offer<AnyMove>[] =>
  [KEEP, PASS, DRAW].filter((offer) => isMadeAtOnce(offer, moment, by, confirm));

describe('a button makes its move at the first tap', () => {
  test('as needed, where it is not risky', () => {
    expect(madeAtOnce('needed', momentOf(true))).toEqual([KEEP, PASS]);
    expect(madeAtOnce('needed', momentOf(false))).toEqual([KEEP]);
  });

  test('never in a day’s deal, nor in a game that says of no move what it risks', () => {
    expect(madeAtOnce('needed', momentOf(true, { day: '2026-11-22' }))).toEqual([]);
    expect(madeAtOnce('needed', momentOf(true), {} as AnyFace)).toEqual([]);
  });

  test('never or always where people want it so', () => {
    expect(madeAtOnce('always', momentOf(true))).toEqual([]);
    expect(madeAtOnce('never', momentOf(false))).toEqual([KEEP, PASS, DRAW]);
  });
});
