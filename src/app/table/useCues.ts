import { useEffect } from 'preact/hooks';
import type { ViewFrame } from '../../engine/reel.ts';
import type { MatchId, TableNews } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import { settings } from '../settings.ts';
import { playCue, tuneTo } from '../sound.ts';
import { cueOf } from './cue.ts';

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
