import type { Cue, Playing, Score, Sound } from '../ui/sound.ts';
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

export const playCue = (cue: Cue): Playing => play((fetched) => fetched.playCue(cue));

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
  play: (score: Score) => play((fetched) => fetched.playScore(score)),
};
