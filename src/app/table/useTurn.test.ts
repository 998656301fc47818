import { expect, test, vi } from 'vitest';
import type { AnyMove, Offer } from '../../engine/game.ts';
import type { Turn } from './useTurn.ts';
import { keptAt, type Lead, led } from './useTurn.ts';

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
    commit: vi.fn(),
    wonder: vi.fn(),
  } satisfies Turn;
  const by = {
    learner: 0,
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

test('nothing can be chosen for those whom the script plays, nor while the learner is only told something', () => {
  const nothing = { seat: null, offers: [], selected: null };
  expect(stage(1).now).toMatchObject(nothing);
  const { turn, by } = stage(0);
  expect(led(turn, { ...by, move: null })).toMatchObject(nothing);
});

test('what was taken in a turn is new to whoever took it until another decides, and to nobody who had it before', () => {
  const seats = [0, 0, 0, 1, 0, 0, 0];
  const peeks = [false, true, true, false, true, false, true];
  let kept = { logLength: 0, seat: null as number | null, peek: false, isNew: false };
  const isNew = seats.map((seat, at) => {
    const peek = peeks[at] === true;
    kept = keptAt({ logLength: at + 1, floor: { kind: 'open', seat }, peek }, kept);
    // Told again, as it is once it is saved.
    kept = keptAt({ logLength: at + 1, floor: { kind: 'open', seat }, peek }, kept);
    return kept.isNew;
  });
  expect(isNew).toEqual([false, true, true, false, false, false, true]);
});
