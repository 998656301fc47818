import type { AnyEvent } from '../../engine/game.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Cue } from '../../ui/sound.ts';

/** Of several at once the rarer is worth hearing. */
const ORDER: readonly Cue[] = ['gain', 'clash', 'loss', 'reveal', 'roll', 'turn', 'step', 'place'];

/** One cue for all that a move brought, or none. */
export function cueOf(face: Pick<AnyFace, 'cue'>, events: readonly AnyEvent[]): Cue | null {
  const cues = events.map((event) => face.cue(event));
  return ORDER.find((cue) => cues.includes(cue)) ?? null;
}
