import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, type Fixture, fixtureOf } from '../engine/account.ts';
import type { AnyGame, AnyMove, AnyState, AnyView, Eyes, Seat } from '../engine/game.ts';
import { offersTo, openMatch } from '../engine/match.ts';
import { mayHear } from '../engine/reel.ts';
import { rngFor } from '../engine/rng.ts';
import type { Scene, Scenes } from '../ui/stage/Stage.ts';

/** Where a game keeps its recorded games: one line of JSON each, as `headless --json` prints it and `--replay` reads it. */
export const fixturesIn = (id: string): string => join('src', 'games', id, 'fixtures');

export function fixtureNames(id: string): string[] {
  const folder = fixturesIn(id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []));
}

export const fixtureNamed = (id: string, name: string): Fixture =>
  fixtureOf(JSON.parse(readFileSync(join(fixturesIn(id), `${name}.json`), 'utf8')) as Account);

export const fixturesOf = (id: string): Fixture[] => fixtureNames(id).map((name) => fixtureNamed(id, name));

interface Offered {
  /** To be read only. */
  readonly state: AnyState;
  readonly view: AnyView;
  readonly seat: Seat;
  readonly move: AnyMove;
  readonly seed: number;
  /** So many moves were made before. */
  readonly made: number;
}

/** All that was offered in the recorded games, to the seats that decided. Tests only. */
export function* offeredIn(game: AnyGame): Generator<Offered> {
  for (const { setup, seed, log } of fixturesOf(game.facts.id)) {
    const state = game.deal(setup, rngFor(seed, 0));
    for (const [made, { seat, move: next }] of log.entries()) {
      const view = game.view(state, seat);
      for (const move of offersTo(game, state, view, seat)) yield { state, view, seat, move, seed, made };
      game.play(state, seat, next, rngFor(seed, made + 1));
    }
  }
}

interface Staging<State, View, Event> {
  readonly game: AnyGame;
  view(state: State, eyes: Eyes): View;
  readonly scenes: Scenes<View, Event>;
}

/** A move of a recorded game and what is staged of it. */
export interface Staged<Event> {
  readonly events: readonly Event[];
  readonly staged: readonly Scene<Event>[];
}

/** All moves of a game's recorded games, as these eyes see them staged. */
export const stagedFor = <State, View, Event>(
  { game, view, scenes }: Staging<State, View, Event>,
  eyes: Eyes,
  arePointsCovered = false,
): readonly Staged<Event>[] =>
  fixturesOf(game.facts.id).flatMap((fixture) => {
    const views: View[] = [];
    const { happened } = openMatch(game, { ...fixture, sitters: [] }, (state) =>
      views.push(view(state as unknown as State, eyes)),
    );
    return happened.flatMap(({ told }, at): Staged<Event>[] => {
      const [before, after] = [views[at], views[at + 1]];
      const events = told.flatMap(({ event, to }) => (mayHear(to, eyes) ? [event as unknown as Event] : []));
      if (!before || !after) return [];
      const shown = { events, before, after, isDeal: false, eyes, lang: 'en', arePointsCovered } as const;
      return [{ events, staged: scenes({ ...shown, names: String }) }];
    });
  });

export const lastsMs = <Event>({ steps }: Scene<Event>): number => steps.reduce((sum, step) => sum + step.lastsMs, 0);
