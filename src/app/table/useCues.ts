import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyEvent } from '../../engine/game.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { buzz } from '../../pwa/device.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Cue, GameSound } from '../../ui/sound.ts';
import { settings } from '../settings.ts';
import { type PlayingGround, playCue, playGround, tuneTo } from '../sound.ts';
import type { Moment } from './moment.ts';
import type { Step } from './steps.ts';

/** The last frame that was shown here, also before a curtain. */
let last: { readonly match: MatchId; readonly at: number } | null = null;

/** What is newly shown on the table is heard; what was there when it was opened is not. */
export function useCues(moment: Moment, face: AnyFace): void {
  const { match, game } = moment.news;
  const { moveCount, events } = moment.shown.frame;
  const { scenes, isAgain } = moment.shown;
  useGround(moment, face);
  useCall(moment);
  useLayoutEffect(() => {
    const isNew = last?.match === match && (moment.kind === 'showing' && isAgain ? true : last.at < moveCount);
    if (!isAgain) last = { match, at: moveCount };
    // On the stage each step has its own.
    const cue = isNew && scenes.length === 0 ? cueOf(face, events) : null;
    if (cue) playCue(cue, game);
  }, [match, moveCount]);
}

/** Where the others have devices of their own, nobody hands this one over: it says softly that a person here is asked. */
export function isCalled({ kind, news: { circle, floor } }: Moment): boolean {
  return circle !== undefined && kind !== 'showing' && (floor.kind === 'open' || floor.kind === 'private');
}

function useCall(moment: Moment): void {
  const isAsked = isCalled(moment);
  const wasAsked = useRef(isAsked);
  useLayoutEffect(() => {
    if (isAsked && !wasAsked.current) playCue('yours', moment.news.game);
    wasAsked.current = isAsked;
  }, [isAsked]);
}

/** What lands or strikes is felt as well. */
const FELT: ReadonlySet<Cue> = new Set(['place', 'clash', 'loss']);

/** A step of the stage begins. */
export function cueStep({ of, seeMs }: Step, game: string): void {
  const cue = of?.step.cue;
  if (!cue) return;
  playCue(cue, game, seeMs);
  if (settings.peek().buzz && FELT.has(cue)) buzz();
}

/** The place that a game has round it is heard while it is open, and in sight. */
function useGround({ kind, news: { game } }: Moment, face: AnyFace): void {
  const { sound: isOn, ground: isWanted } = settings.value;
  const [sound, setSound] = useState<GameSound | null>(null);
  const playing = useRef<PlayingGround | null>(null);
  const isThin = kind !== 'showing';
  useEffect(() => {
    let isHere = true;
    void tuneTo(game, face).then((tuned) => isHere && setSound(tuned));
    return () => {
      isHere = false;
    };
  }, [game, face, isOn]);
  useEffect(() => {
    if (!sound || !isOn || !isWanted || sound.ground.length === 0) return;
    const stop = (): void => {
      playing.current?.stop();
      playing.current = null;
    };
    const settle = (): void => {
      if (document.hidden) stop();
      else playing.current ??= playGround(sound);
    };
    settle();
    document.addEventListener('visibilitychange', settle);
    return () => {
      document.removeEventListener('visibilitychange', settle);
      stop();
    };
  }, [sound, isOn, isWanted]);
  useEffect(() => playing.current?.thin(isThin), [isThin, sound]);
}

/** Of several at once the rarer is worth hearing. */
const ORDER: readonly Cue[] = ['gain', 'clash', 'loss', 'reveal', 'roll', 'turn', 'step', 'place'];

/** One cue for all that a move brought, or none. */
export function cueOf(face: Pick<AnyFace, 'cue'>, events: readonly AnyEvent[]): Cue | null {
  const cues = events.map((event) => face.cue(event));
  return ORDER.find((cue) => cues.includes(cue)) ?? null;
}
