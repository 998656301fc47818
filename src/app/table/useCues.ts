import { useEffect } from 'preact/hooks';
import type { AnyEvent } from '../../engine/game.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Cue } from '../../ui/sound.ts';
import { settings } from '../settings.ts';
import { playCue, tuneTo } from '../sound.ts';
import { isFlying, type Moment, stepOf } from './moment.ts';

/** The last frame that was shown here, also before a curtain. */
let last: { readonly match: MatchId; readonly at: number } | null = null;

/** What is newly shown on the table is heard; what was there when it was opened is not. */
export function useCues(moment: Moment, face: AnyFace): void {
  const { sound } = settings.value;
  const { match, game } = moment.news;
  const { moveCount, events } = moment.shown.frame;
  const { scenes } = moment.shown;
  const step = stepOf(moment)?.of?.step ?? null;
  useEffect(() => tuneTo(game), [game, sound]);
  useEffect(() => {
    const isNew = last?.match === match && last.at < moveCount;
    last = { match, at: moveCount };
    const cue = isNew && (scenes.length === 0 || isFlying(moment)) ? cueOf(face, events) : null;
    if (cue) playCue(cue, game);
  }, [match, moveCount]);
  // On the stage each step has its own.
  useEffect(() => {
    if (step?.cue) playCue(step.cue, game);
  }, [step]);
}

/** Of several at once the rarer is worth hearing. */
const ORDER: readonly Cue[] = ['gain', 'clash', 'loss', 'reveal', 'roll', 'turn', 'step', 'place'];

/** One cue for all that a move brought, or none. */
export function cueOf(face: Pick<AnyFace, 'cue'>, events: readonly AnyEvent[]): Cue | null {
  const cues = events.map((event) => face.cue(event));
  return ORDER.find((cue) => cues.includes(cue)) ?? null;
}
