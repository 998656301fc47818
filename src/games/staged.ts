import type { AnyGame, Eyes } from '../engine/game.ts';
import { openMatch } from '../engine/match.ts';
import { mayHear } from '../engine/reel.ts';
import type { Scene, Scenes } from '../ui/stage/Stage.ts';
import { fixturesOf } from './fixtures.ts';

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
