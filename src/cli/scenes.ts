import type { Fixture } from '../engine/fixture.ts';
import type { AnyGame, AnyMove } from '../engine/game.ts';
import { EMBLEMS, type Sitter } from '../engine/log.ts';
import { rngFor } from '../engine/rng.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';

/** A screen to be looked at: its address, and the match that it needs. */
export interface Scene {
  readonly name: string;
  readonly hash: string;
  readonly match?: { readonly id: string; readonly save: SavedMatch };
  /** Whoever is asked looks behind the curtain. */
  readonly opened?: true;
}

const NAMES = ['Aya', 'Ren', 'Mio', 'Sora', 'Kai', 'Yui'];

export const shellScenes = (games: readonly string[]): Scene[] => [
  { name: 'shelf', hash: '#/' },
  { name: 'settings', hash: '#/settings' },
  ...games.flatMap((game) => [
    { name: `${game}-box`, hash: `#/box/${game}` },
    { name: `${game}-rules`, hash: `#/rules/${game}` },
  ]),
];

/** The first position of every step with every set of options, half way, and the end; two ways where there is a curtain. */
export function tableScenes(game: AnyGame, fixtures: readonly Fixture[]): Scene[] {
  const scenes = new Map<string, Scene>();
  const add = (name: string, fixture: Fixture, moves: number, opened: boolean): void => {
    if (scenes.has(name)) return;
    const id = `picture-${scenes.size}`;
    const match = { id, save: saveOf(fixture, moves) };
    scenes.set(name, { name, hash: `#/table/${id}`, match, ...(opened ? { opened } : {}) });
  };
  for (const fixture of fixtures) {
    const { setup, seed, log } = fixture;
    const prefix = [game.facts.id, ...Object.values(setup.options)].join('-');
    const state = game.deal(setup, rngFor(seed, 0));
    for (const [made, { seat, move }] of log.entries()) {
      for (const { step, cover } of game.asks(state)) {
        if (cover === 'private') add(`${prefix}-${step}-curtain`, fixture, made, false);
        add(`${prefix}-${step}`, fixture, made, cover === 'private');
        if (made >= log.length / 2) add(`${prefix}-half-${step}`, fixture, made, cover === 'private');
      }
      game.play(state, seat, move as AnyMove, rngFor(seed, made + 1));
    }
    add(`${prefix}-end`, fixture, log.length, false);
  }
  return [...scenes.values()];
}

const saveOf = ({ game, edition, seed, setup, log }: Fixture, moves: number): SavedMatch => ({
  format: FORMAT,
  game,
  edition,
  seed,
  setup,
  sitters: Array.from({ length: setup.seats }, (_, seat) => personAt(seat)),
  log: log.slice(0, moves) as SavedMatch['log'],
  seen: Array.from({ length: setup.seats }, () => 0),
  title: null,
  touchedAt: 0,
});

const personAt = (seat: number): Sitter => ({
  kind: 'person',
  name: NAMES[seat % NAMES.length] ?? '',
  emblem: EMBLEMS[seat % EMBLEMS.length] ?? 'crane',
});
