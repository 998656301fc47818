import { signal } from '@preact/signals';
import type { Mood } from '../ui/gameBox.ts';
import type { Cue, Playing, Score, ShellCue, Sound } from '../ui/sound.ts';
import { recall, remember } from '../ui/stored.ts';
import { boxOf } from './boxes.ts';
import { change, settings } from './settings.ts';

type Player = typeof import('../pwa/sound/index.ts');

const SILENT: Playing = { started: Promise.resolve(), stop: () => {} };

let player: Promise<Player | null> | null = null;

/** Fetched when something is to be heard for the first time; null where it could not be had. */
function fetchPlayer(): Promise<Player | null> {
  player ??= import('../pwa/sound/index.ts').catch(() => {
    player = null;
    return null;
  });
  return player;
}

function play(start: (player: Player) => Playing): Playing {
  if (!settings.value.sound) return SILENT;
  let stopped = false;
  let playing: Playing | null = null;
  const begin = async (): Promise<void> => {
    const fetched = await fetchPlayer();
    if (!fetched || stopped) return;
    playing = start(fetched);
    await playing.started;
  };
  return {
    started: begin(),
    stop: () => {
      stopped = true;
      playing?.stop();
    },
  };
}

/** Per cent of what is soft anyway. */
export type Volume = 25 | 50 | 75 | 100;
export const VOLUMES: readonly Volume[] = [25, 50, 75, 100];

export const volume = signal<Volume>(VOLUMES.find((each) => each === recall('volume')) ?? 100);
export function changeVolume(to: Volume): void {
  volume.value = to;
  remember('volume', to);
}
const level = (): number => volume.value / 100;

/** As it sounds in that game; before its lid is there, and beside all games, gently. */
export function playCue(cue: Cue | ShellCue, game?: string): Playing {
  return play((fetched) => fetched.playCue(cue, moods.get(game ?? '') ?? 'gentle', level()));
}

const moods = new Map<string, Mood>();

/** What is heard at a table sounds like its game. */
export function tuneTo(game: string): void {
  if (settings.value.sound)
    void boxOf(game)
      ?.lid()
      .then(
        ({ mood }) => moods.set(game, mood),
        () => undefined,
      );
}

const turnOn = (): void => {
  change({ sound: true });
  // Open before the next tap, which then wakes it.
  void fetchPlayer();
};

export const sound: Sound = {
  get isOn() {
    return settings.value.sound;
  },
  ...('AudioContext' in globalThis && { turnOn }),
  play: (score: Score) => play((fetched) => fetched.playScore(score, level())),
};
