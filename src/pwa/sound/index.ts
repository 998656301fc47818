import type { Cue, GameSound, GroundVoice, Playing, Score, ShellCue } from '../../ui/sound.ts';
import { cueIn, PLAIN } from './cues.ts';
import { playGround as ground, openLoudspeaker, type PlayingGround, play } from './player.ts';

const loudspeaker = openLoudspeaker();

/** `volume`: 1 is as loud as it gets, and that is soft. */
export const playScore = (score: Score, volume: number): Playing => play(score, loudspeaker, volume);
export const playCue = (
  cue: Cue | ShellCue,
  of: GameSound | undefined,
  lastsSeconds: number,
  volume: number,
): Playing => play(cueIn(of ?? PLAIN, cue, lastsSeconds), loudspeaker, volume);
export const playGround = (voices: readonly GroundVoice[], volume: number): PlayingGround =>
  ground(voices, loudspeaker, volume, Math.random);
