import { describe, expect, test, vi } from 'vitest';
import type { AnyMove, Offer } from '../../engine/game.ts';
import { bot, person } from '../../host/rehearsal/stage.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Confirm } from '../settings.ts';
import type { Moment } from './moment.ts';
import { decisionAt, isMadeAtOnce, type Lead, led, type Turn, uncoversMs } from './turn.ts';

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

test('the only way is not shown before the card has been turned over that it is drawn for', () => {
  const flown = (uncovers: boolean) => ({ of: { scene: { size: 'touch', uncovers }, step: {}, rate: 1 }, seeMs: 300 });
  const moment = (...steps: readonly object[]): Moment =>
    ({
      kind: 'asking',
      came: 'own',
      isTapped: false,
      picked: null,
      refusal: null,
      shown: { scenes: [{ size: 'touch' }], steps },
      news: { floor: { kind: 'open', seat: 0 }, offers: [KEEP], ask: null },
      kept: { isNew: false },
    }) as unknown as Moment;
  expect(uncoversMs(moment(flown(false)))).toBe(0);
  expect(uncoversMs(moment(flown(false), flown(true), flown(false)))).toBe(600);
  const ways = { isAway: false, isLed: false, forced: true, isTakenBack: false, shownFirst: undefined };
  const selected = (isUncovering: boolean) => decisionAt(moment(flown(true)), { ...ways, isUncovering }).selected;
  expect(selected(true)).toBeNull();
  expect(selected(false)).toBe(KEEP);
});

const offer = (move: unknown): Offer<AnyMove> => ({ move: move as AnyMove, foresight: [] });
const meant = offer({ place: 3, card: 1 });
const other = offer({ place: 4, card: 1 });

function stage(seat: number) {
  const turn = {
    seat,
    offers: [meant, other],
    selected: meant,
    whole: null,
    isChosen: true,
    isBegun: true,
    isMakeable: true,
    isSent: false,
    isGoing: false,
    refusal: null,
    select: vi.fn(),
    compose: vi.fn(),
    press: vi.fn(),
    commit: vi.fn(),
    wonder: vi.fn(),
  } satisfies Turn;
  const by = {
    seat: 0,
    move: { card: 1, place: 3 } as unknown as AnyMove,
    stray: vi.fn(),
    heed: vi.fn(),
  } satisfies Lead;
  return { turn, by, now: led(turn, by), looking: led({ ...turn, selected: other }, by) };
}

test('without a guide the turn is as it is', () => {
  const { turn } = stage(0);
  expect(led(turn, null)).toBe(turn);
});

test('the scripted move is selected and made as ever', () => {
  const { turn, by, now } = stage(0);
  now.select(meant);
  now.commit(meant);
  expect(turn.select).toHaveBeenCalledWith(meant);
  expect(turn.commit).toHaveBeenCalledWith(meant);
  expect(by.heed).toHaveBeenCalled();
  expect(by.stray).not.toHaveBeenCalled();
});

test('a button makes the scripted move as at any table, and no other one', () => {
  const { turn, now } = stage(0);
  now.press(meant);
  now.press(other);
  expect(turn.press).toHaveBeenCalledExactlyOnceWith(meant);
  expect(turn.select).not.toHaveBeenCalled();
  expect(turn.compose).toHaveBeenCalledWith(other);
});

test('another one is shown and never made', () => {
  const { turn, by, now } = stage(0);
  now.select(other);
  now.commit(other);
  expect(turn.compose).toHaveBeenCalledWith(other);
  expect(turn.select).not.toHaveBeenCalled();
  expect(turn.commit).not.toHaveBeenCalled();
  expect(by.stray).toHaveBeenCalledTimes(2);
  expect(by.heed).not.toHaveBeenCalled();
});

test('the button is there for the scripted move alone', () => {
  const { now, looking } = stage(0);
  expect(now).toMatchObject({ selected: meant, isMakeable: true });
  expect(looking).toMatchObject({ selected: other, isMakeable: false });
});

test('nothing can be chosen for another seat, nor while the learner is only told something', () => {
  const nothing = { offers: [], selected: null };
  expect(stage(1).now).toMatchObject({ ...nothing, seat: null });
  const { turn, by } = stage(0);
  expect(led(turn, { ...by, move: null })).toMatchObject({ ...nothing, seat: 0 });
});
