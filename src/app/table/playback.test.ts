import { describe, expect, it } from 'vitest';
import type { AnyEvent, AnyView } from '../../engine/game.ts';
import type { PassingFrame } from '../../protocol/shown.ts';
import { advanced, isDeal, isFresh, laid, skipped, skippedTurn, waitsInVain } from './playback.ts';

const MOVED = { is: 'moved' } as unknown as AnyEvent;
const frame = (at: number): PassingFrame => ({
  moveCount: at,
  events: [MOVED],
  view: { at } as unknown as AnyView,
  totals: [at],
});
const silent = (at: number): PassingFrame => ({ ...frame(at), events: [] });
const open = (...ats: number[]) => ({ eyes: 'onlooker' as const, frames: ats.map(frame) });

describe('playback', () => {
  it('shows the first frame and keeps the rest waiting', () => {
    const playback = laid(null, open(3, 4, 5), false);
    expect(playback.shown.moveCount).toBe(3);
    expect(playback.waiting.map(({ moveCount }) => moveCount)).toEqual([4, 5]);
  });

  it('knows the deal from what was done with it', () => {
    const dealt = laid(null, { eyes: 'onlooker', frames: [silent(0), frame(1)] }, false);
    expect(isDeal(dealt.shown)).toBe(true);
    expect(isDeal(advanced(dealt).shown)).toBe(false);
  });

  it('takes frame after frame until the table stands', () => {
    const once = advanced(laid(null, open(3, 4), false));
    expect(once).toMatchObject({ shown: { moveCount: 4 }, waiting: [] });
    expect(advanced(once)).toBe(once);
  });

  it('keeps nobody waiting for frames in which nothing happens', () => {
    const reel = { eyes: 'onlooker' as const, frames: [frame(3), silent(4), frame(5), silent(6)] };
    const playback = laid(null, reel, false);
    expect(waitsInVain(playback)).toBe(false);
    const once = advanced(playback);
    expect(once.shown.moveCount).toBe(5);
    expect(waitsInVain(once)).toBe(true);
    expect(advanced(once)).toMatchObject({ shown: { moveCount: 6 }, waiting: [] });
  });

  it('lays what comes meanwhile behind what waits, and nothing twice', () => {
    const playback = laid(laid(null, open(3, 4), false), open(4, 5), false);
    expect(playback.shown.moveCount).toBe(3);
    expect(playback.waiting.map(({ moveCount }) => moveCount)).toEqual([4, 5]);
  });

  it('takes the same frame anew when nothing waits', () => {
    const [again] = open(3).frames;
    expect(laid(laid(null, open(3), false), { eyes: 'onlooker', frames: again ? [again] : [] }, false).shown).toBe(
      again,
    );
  });

  it('goes back at once when something was undone', () => {
    expect(laid(laid(null, open(3, 4), false), open(2), false)).toMatchObject({ shown: { moveCount: 2 }, waiting: [] });
  });

  it('begins anew for other eyes, and never keeps what the others saw', () => {
    const seats = laid(laid(null, open(3, 4), false), { eyes: 1, frames: [frame(2), frame(4)] }, false);
    expect(seats).toMatchObject({ eyes: 1, shown: { moveCount: 2 } });
    expect(seats.waiting.map(({ moveCount }) => moveCount)).toEqual([4]);
  });

  it('goes past one turn to the next, or to the table as it stands', () => {
    const madeBy = (moveCount: number) => (moveCount < 5 ? 1 : 2);
    const past = skippedTurn(laid(null, open(3, 4, 5, 6), false), madeBy);
    expect(past.shown.moveCount).toBe(5);
    expect(past.waiting.map(({ moveCount }) => moveCount)).toEqual([6]);
    expect(skippedTurn(past, madeBy)).toMatchObject({ shown: { moveCount: 6 }, waiting: [] });
  });

  it('knows what a bot did last, of which nothing has been seen yet', () => {
    const ways = { madeBy: (moveCount: number) => (moveCount === 4 ? 0 : 1), isBot: (seat: number) => seat === 1 };
    const at = (...moveCounts: number[]) => laid(null, open(...moveCounts), false);
    expect(isFresh(at(4), at(5), ways)).toBe(true);
    expect(isFresh(at(3), at(4), ways)).toBe(false);
    expect(isFresh(at(4), at(5, 6), ways)).toBe(false);
  });

  it('has seen what was there before, what is taken back and what shows nothing', () => {
    const ways = { madeBy: () => 1, isBot: () => true };
    const at = (moveCount: number) => laid(null, open(moveCount), false);
    expect(isFresh(null, at(5), ways)).toBe(false);
    expect(isFresh(at(5), at(5), ways)).toBe(false);
    expect(isFresh(at(6), at(5), ways)).toBe(false);
    expect(isFresh(at(5), laid(null, { eyes: 'onlooker', frames: [silent(6)] }, false), ways)).toBe(false);
  });

  it('stands still at the end if nothing may move, or when skipped', () => {
    expect(laid(null, open(3, 4, 5), true)).toMatchObject({ shown: { moveCount: 5 }, waiting: [] });
    expect(skipped(laid(null, open(3, 4, 5), false))).toMatchObject({ shown: { moveCount: 5 }, waiting: [] });
  });
});
