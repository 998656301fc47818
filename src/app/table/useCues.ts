import { useEffect } from 'preact/hooks';
import type { AnyEvent } from '../../engine/game.ts';
import type { ViewFrame } from '../../engine/reel.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Cue } from '../../ui/sound.ts';
import { settings } from '../settings.ts';
import { playCue, tuneTo } from '../sound.ts';

/** The last frame that was shown here, also before a curtain. */
let last: { readonly match: MatchId; readonly at: number } | null = null;

/** What is newly shown on the table is heard; what was there when it was opened is not. */
export function useCues({ match, game }: TableNews, { moveCount, events }: ViewFrame, face: AnyFace): void {
  const { sound } = settings.value;
  useEffect(() => tuneTo(game), [game, sound]);
  useEffect(() => {
    const cue = last?.match === match && last.at < moveCount ? cueOf(face, events) : null;
    last = { match, at: moveCount };
    if (cue) playCue(cue, game);
  }, [match, moveCount]);
}

/** Of several at once the rarer is worth hearing. */
const ORDER: readonly Cue[] = ['gain', 'clash', 'loss', 'reveal', 'roll', 'turn', 'step', 'place'];

/** One cue for all that a move brought, or none. */
export function cueOf(face: Pick<AnyFace, 'cue'>, events: readonly AnyEvent[]): Cue | null {
  const cues = events.map((event) => face.cue(event));
  return ORDER.find((cue) => cues.includes(cue)) ?? null;
}
