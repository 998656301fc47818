import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../engine/game.ts';
import { append, openMatch } from '../engine/match.ts';
import { rngFor } from '../engine/rng.ts';
import { plainOptions } from '../engine/setup.ts';
import { SPECIMENS } from '../engine/specimens/all.ts';
import { RULES } from '../games/rules.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { MemoryStore } from './rehearsal/browser.ts';
import { hostileTexts } from './rehearsal/hostile.ts';
import { counting, grind, kindsOf } from './rehearsal/mill.ts';
import { person } from './rehearsal/stage.ts';
import { whisper } from './rehearsal/whisper.ts';
import { takeIn } from './travel.ts';

/** `npm run fuzz` grinds any number. */
const MUTANTS = 200;

const GAMES = [
  whisper,
  ...Object.values(SPECIMENS).map(({ game }) => game),
  ...(await Promise.all(Object.values(RULES).map((playable) => playable.rules()))).map(({ game }) => game),
];

/** A mill that refuses everything, or hardly anything, would prove nothing. */
const MET: Readonly<Record<string, readonly string[]>> = {
  'texts of matches': ['added', 'text', 'shape', 'log'],
  'cards of the shelf': ['read', 'none', 'text'],
  outcomes: ['read', 'none', 'text'],
  'deal codes': ['read'],
  'codes of matches': ['added', 'damaged'],
};

for (const [name, kind] of Object.entries(kindsOf(GAMES))) {
  test(`${MUTANTS} mutants of ${name} are refused with a reason, or are what they say they are`, async () => {
    const tally = await grind(kind, 0, MUTANTS);
    expect(tally.size).toBeGreaterThan(1);
    for (const met of MET[name] ?? []) expect([met, tally.get(met) ?? 0]).not.toEqual([met, 0]);
  });
}

const HOSTILE_SIZE = 16_000;

describe.each(GAMES.filter(({ facts }) => facts.id in RULES).map((game) => [game.facts.id, game] as const))(
  'of a text that was made to keep the device busy %s',
  (_, game) => {
    test.each(Object.entries(hostileTexts(playedOut(game), HOSTILE_SIZE)))(
      'plays no move twice: %s',
      async (_, text) => {
        const counted = counting(game);
        const needs = { store: new MemoryStore(), rules: async () => counted.game, now: () => 0, newId: () => 'new' };
        const got = await takeIn(text, needs);
        expect('refused' in got ? got.place : got.matches.length).toBeDefined();
        expect(counted.plays).toBeLessThanOrEqual(text.split('"move"').length - 1);
      },
    );
  },
);

/** By whoever is asked first, at random. */
function playedOut(game: AnyGame): SavedMatch {
  const [id, seats] = [game.facts.id, game.facts.seats.most];
  const setup = { seats, options: plainOptions(game.facts, seats) };
  const sitters = Array.from({ length: seats }, (_, seat) => person(`P${seat}`));
  let match = openMatch(game, { game: id, edition: game.facts.edition, seed: 5, setup, sitters, log: [] });
  const rng = rngFor(5, 0);
  for (let [ask] = game.asks(match.state); ask; [ask] = game.asks(match.state)) {
    match = append(match, { seat: ask.seat, move: rng.pick(game.moves(match.state, ask.seat)) });
  }
  const seen = sitters.map(() => 0);
  return { format: FORMAT, ...match.record, seen, shown: 0, title: null, touchedAt: 1 };
}
