import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { Setup } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { plain } from '../../../words/phrase.ts';
import { seatsWords } from '../../../words/seats.ts';
import { LANGS } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import { voices as VOICES } from '../words/say.ts';
import { DECKS, MOON, SUN, sideOf } from './cards.ts';
import { deal, foresee, game } from './index.ts';
import { asks, moves } from './moves.ts';
import { play } from './play.ts';
import { playOn } from './sample.ts';
import { hearts, sheet } from './sheet.ts';
import { type Event, HAND, lightOf, type State, seatOf, type Variant } from './state.ts';
import { view } from './view.ts';

const VARIANTS = Object.keys(HAND) as Variant[];
const rng = () => new Rng(4, 5, 6);
const setupOf = (variant: Variant, looks: readonly string[], first = 0): Setup => ({
  seats: 2,
  options: { variant },
  first,
  looks,
});
const swapped = (variant: Variant, seed = 1, first = 0): State =>
  deal(setupOf(variant, ['moon', 'sun'], first), new Rng(seed, 2, 3));

rule('setup.sides', 'either player may be Sun, and each places the cards of the own side', () => {
  for (const variant of VARIANTS) {
    const state = swapped(variant);
    expect([lightOf(state, 0), lightOf(state, 1), seatOf(state, SUN)]).toEqual([MOON, SUN, 1]);
    expect(state.open.map((cards, light) => [...cards, ...(state.stock[light] ?? [])].sort())).toEqual(
      DECKS.map((deck) => [...deck].sort()),
    );
    for (let [ask] = asks(state); ask; [ask] = asks(state)) {
      const [move] = moves(state, ask.seat);
      if (move && 'place' in move) expect(sideOf(move.card)).toBe(ask.seat === 0 ? MOON : SUN);
      playOn(state, rng(), 1);
    }
    expect(state.step).toBe('over');
  }
});

test('who begins is a seat, whatever it plays', () => {
  for (const variant of VARIANTS)
    for (const first of [0, 1]) expect(asks(swapped(variant, 1, first)).map(({ seat }) => seat)).toContain(first);
  expect(asks(swapped('free', 1, 1))).toMatchObject([{ seat: 1 }]);
});

test('points, sheet and victory stand by seat, hearts by side', () => {
  for (let seed = 0; seed < 40; seed++) {
    const state = playOn(swapped('forked', seed), rng(), 25);
    const [ask] = asks(state);
    const told: Event[] = [];
    const [last] = ask ? moves(state, ask.seat) : [];
    if (ask && last) play(state, ask.seat, last, rng(), (event) => told.push(event));
    const [suns, moons] = hearts(state.grid);
    const { points, winners } = game.result(state as never);
    expect(points).toEqual([moons, suns]);
    expect(winners).toEqual(suns === moons ? [] : [suns > moons ? 1 : 0]);
    expect(sheet(view(state, 'onlooker')).totals).toEqual([moons, suns]);
    const ended = { is: 'ended', hearts: [suns, moons], sun: 1, moon: 0, winner: winners[0] ?? null };
    expect(told.at(-1)).toEqual(ended);
  }
});

test('in the dark each sees its own side, wherever it sits', () => {
  const state = playOn(swapped('dark', 3), rng(), 8);
  expect(view(state, 0).open.map((cards) => cards !== null)).toEqual([false, true]);
  expect(view(state, 1).open.map((cards) => cards !== null)).toEqual([true, false]);
});

test('a heart is foreseen for whoever plays the side', () => {
  const state = playOn(swapped('free', 5), rng(), 10);
  const seen = view(state, 0);
  for (const { seat } of asks(state))
    for (const move of moves(state, seat))
      for (const reason of foresee(seen, seat, move)) {
        if (reason.is !== 'counted' || reason.side === undefined) continue;
        expect(reason.side).toBe(reason.suns > reason.moons ? 1 : 0);
      }
});

test.each(LANGS)('a seat is called by the side that it plays, and no emblem sounds like one, in %s', (lang) => {
  const said = (looks: readonly string[]) =>
    [0, 1].map((seat) => plain(VOICES[lang].saySide(seat, setupOf('free', looks)) ?? [], String));
  const [sun, moon] = facts.looks?.map((look) => VOICES[lang].looks?.[look] ?? '') ?? [];
  expect(said(['sun', 'moon'])).toEqual([sun, moon]);
  expect(said(['moon', 'sun'])).toEqual([moon, sun]);
  const emblems = Object.values(seatsWords[lang].emblems);
  expect(emblems).not.toContain(sun);
  expect(emblems).not.toContain(moon);
});
