import { expect, test, vi } from 'vitest';
import type { AnyMove, Offer } from '../../engine/game.ts';
import { type Lead, led } from './lead.ts';
import type { Turn } from './turn.ts';

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
