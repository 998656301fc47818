import { signal } from '@preact/signals';
import type { AnyFace } from '../ui/face.ts';
import type { Cue, GameSound, Playing, Score, ShellCue, Sound } from '../ui/sound.ts';
import { recall, remember } from '../ui/stored.ts';
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

/** Per cent of a loudness that is soft anyway. */
export type Volume = 25 | 50 | 75 | 100;
export const VOLUMES: readonly Volume[] = [25, 50, 75, 100];

export const volume = signal<Volume>(VOLUMES.find((each) => each === recall('volume')) ?? 100);
export function changeVolume(to: Volume): void {
  volume.value = to;
  remember('volume', to);
}
const level = (): number => volume.value / 100;

/** Of games whose sound is here. */
const sounds = new Map<string, GameSound>();

/** As it sounds in that game, once it is tuned to; before, and beside all games, plainly. `lastsMs`: of the step that it belongs to. */
export function playCue(cue: Cue | ShellCue, game?: string, lastsMs = 0): Playing {
  if (!settings.value.effects) return SILENT;
  return play((fetched) => fetched.playCue(cue, sounds.get(game ?? ''), lastsMs / 1000, level()));
}

/** Fetches a game's sound and the player for it, so that the first cue is not late. */
export async function tuneTo(game: string, { sound: fetchSound }: Pick<AnyFace, 'sound'>): Promise<GameSound | null> {
  if (!settings.value.sound) return null;
  void fetchPlayer();
  try {
    const fetched = await fetchSound?.();
    if (fetched) sounds.set(game, fetched.sound);
    return fetched?.sound ?? null;
  } catch {
    return null;
  }
}

export interface PlayingGround {
  /** True while a player thinks: the music gets sparser, so as not to disturb. */
  thin(isThin: boolean): void;
  stop(): void;
}

/** Plays the background of a table until it is stopped. */
export function playGround(of: GameSound): PlayingGround {
  let isThin = false;
  let ground: PlayingGround | null = null;
  const playing = play((fetched) => {
    const begun = fetched.playGround(of.ground, level());
    begun.thin(isThin);
    ground = begun;
    return begun;
  });
  return {
    thin: (now) => {
      isThin = now;
      ground?.thin(now);
    },
    stop: playing.stop,
  };
}

/** Whether this device was asked once if it may sound. */
export const isSoundOffered = signal(recall('soundOffered') === true);
export function noteSoundOffered(): void {
  isSoundOffered.value = true;
  remember('soundOffered', true);
}

const turnOn = (): void => {
  change({ sound: true });
  noteSoundOffered();
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
