import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyMove, AnyReason, AnyView, Seat } from '../engine/game.ts';
import { sum } from '../engine/lists.ts';
import { offersTo } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import type { Event as FairyEvent } from './alfheim/rules/state.ts';
import type { Sums } from './fairy-light/rules/ids.ts';
import { type View as Forest, seatOf } from './fairy-light/rules/state.ts';
import { fixturesOf } from './fixtures.ts';
import { RULES } from './rules.ts';

/** What is said of points before a move is made, and what comes to the sure total without having been said then. */
interface Promises {
  /** The points that the forecast promises a side, at once and for sure. */
  said(foresight: readonly AnyReason[], side: Seat, view: AnyView): number;
  /** What the move also brought for something that was done before it. */
  settled(told: readonly AnyEvent[], side: Seat): number;
  /** At the end something is turned over that nobody could count before. */
  isTurnedOver(view: AnyView): boolean;
}

const kindOf = (reason: AnyReason): string => ('is' in reason ? String(reason.is) : '');

/** The points of reasons of these kinds that are about a side. */
const of =
  (...kinds: readonly string[]): Promises['said'] =>
  (foresight, side) =>
    sum(
      foresight.flatMap((reason) =>
        kinds.includes(kindOf(reason)) && reason.side === side ? [reason.points ?? 0] : [],
      ),
    );

const nothing = (): number => 0;

const GAMES: Readonly<Record<string, Promises>> = {
  // What a place makes possible says what it would be worth, and an expert's card comes when the round has ended.
  alfheim: {
    said: of('lives', 'tracks'),
    settled: (told, side) =>
      sum(
        (told as unknown as readonly FairyEvent[]).flatMap((event) =>
          event.is === 'expert' && event.seats.includes(side) ? [event.points] : [],
        ),
      ),
    isTurnedOver: () => false,
  },
  'fairy-light': {
    said: (foresight, side, view) =>
      sum(
        (foresight as readonly (AnyReason | Sums)[]).flatMap((reason) =>
          'more' in reason
            ? reason.more.filter((_, light) => seatOf(view as unknown as Forest, light as 0 | 1) === side)
            : [],
        ),
      ),
    settled: nothing,
    isTurnedOver: (view) => (view as unknown as Forest).variant === 'dark',
  },
  'my-little-scythe': { said: of('takes'), settled: nothing, isTurnedOver: () => false },
};

describe.each(Object.entries(GAMES))(
  'the numbers that %s shows before a move',
  (id, { said, settled, isTurnedOver }) => {
    test('are what the sure totals change by, in every decision of the recorded games', async () => {
      const game = (await RULES[id]?.rules())?.game;
      if (!game) throw new Error(`no rules of ${id}`);
      const wrong: string[] = [];
      let promised = 0;
      for (const { setup, seed, log } of fixturesOf(id)) {
        const state = game.deal(setup, rngFor(seed, 0));
        for (const [made, entry] of log.entries()) {
          const { seat } = entry;
          const view = game.view(state, seat);
          const { totals: before, isPartial } = game.sheet(view);
          // While cards lie face down nobody is promised a sum.
          if (isPartial) continue;
          for (const move of offersTo(game, state, view, seat)) {
            const after = game.copy(state);
            const told: AnyEvent[] = [];
            game.play(after, seat, move, rngFor(seed, made + 1), (event) => told.push(event));
            if (game.asks(after).length === 0 && isTurnedOver(view)) continue;
            const foresight = game.foresee(view, seat, move);
            const now = game.sheet(game.view(after, seat)).totals;
            for (const [side, total] of now.entries()) {
              const promise = said(foresight, side, view);
              if (promise !== 0) promised++;
              const change = total - (before[side] ?? 0) - settled(told, side);
              if (promise !== change)
                wrong.push(
                  `${setup.seats} seats, seed ${seed}, move ${made}: ${JSON.stringify(move)} promises ${side} ${promise}, and it is ${change}`,
                );
            }
          }
          game.play(state, seat, entry.move as AnyMove, rngFor(seed, made + 1));
        }
      }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(promised).toBeGreaterThan(100);
    });
  },
);
