import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isEqual } from '../../engine/equal.ts';
import type { AnyView, Foresight } from '../../engine/game.ts';
import { touched } from '../../link/requests.ts';
import type { Hint } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { type HintWords, hintWords } from '../../words/hint.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { hidesPoints } from '../settings.ts';
import { foretold } from '../table/said.ts';
import type { Turn } from '../table/turn.ts';
import { BOARD, useLit } from '../table/useLit.ts';
import { inLang } from '../words.ts';
import { endHint, type Hinting, showMove, think } from './hinting.ts';
import { litBy, sayBecause, sayOnward, sayWhere } from './said.ts';
import { useClear } from './useClear.ts';
import './hint.css';

interface HintSlipProps {
  readonly now: Hinting;
  readonly turn: Turn;
  readonly voice: AnyVoice;
  readonly view: AnyView;
}

/** As many reasons as can be taken in at a glance. */
const MOST_REASONS = 3;

/** Over the slip of what happened: first where to look, then the move, chosen on the board, with what speaks for it. */
export function HintSlip({ now, turn, voice, view }: HintSlipProps) {
  const words = inLang(hintWords);
  const found = 'hint' in now ? now : null;
  const isThinking = now.step === 'thinking';
  useEffect(() => (isThinking ? giveWay() : undefined), [isThinking]);
  const named = useMemo((): Phrase => (found ? litBy(found.hint, voice, view) : []), [found, voice, view]);
  const lit = useMemo(() => (now.step === 'where' ? [named] : NOTHING), [now.step, named]);
  useLit(BOARD, lit, 'asked');
  // A player who goes on at the board, or chooses another move, has seen enough of it.
  const isWhere = now.step === 'where';
  useEffect(() => (isWhere ? atBoard(endHint) : undefined), [isWhere]);
  const isLeft = now.step === 'what' && turn.selected !== now.offer;
  useEffect(() => {
    if (isLeft) endHint();
  }, [isLeft]);
  const way = (name: string, act: () => void) => (
    <button type="button" class="button" onClick={act}>
      {name}
    </button>
  );
  switch (now.step) {
    case 'warning':
      return (
        <Slip said={<PhraseLine said={words.onlyFor(now.seat)} />}>
          {way(words.stop, endHint)}
          {way(words.goOn, () => void think(now.seat))}
        </Slip>
      );
    case 'thinking':
      return <Slip said={words.thinking}>{way(words.stop, endHint)}</Slip>;
    case 'noThought':
      return <Slip said={words.noThought} />;
    case 'where':
      return (
        <Slip said={<PhraseLine said={sayWhere(now.hint, voice, view, words)} />} named={named}>
          {way(words.showMove, () => turn.compose(showMove()))}
        </Slip>
      );
    case 'what':
      return (
        <Slip said={words.chosen} named={named} reasons={reasonsOf(now.hint, now.offer.foresight, voice, words)} />
      );
  }
}

const NOTHING: readonly Phrase[] = [];

/** What follows the move, what speaks for both, and what else would come of it: the slip of foresight lies below this one. */
function reasonsOf(hint: Hint, foresight: Foresight, voice: AnyVoice, words: HintWords): readonly Phrase[] {
  const areCovered = hidesPoints(voice);
  const because = [hint, ...(hint.onward ?? [])].flatMap((each) => each.because);
  const reasons = sayBecause(because.slice(0, MOST_REASONS), voice, words, areCovered);
  const next = sayOnward(hint, voice, words);
  const certain = foretold(hint.certain ?? [], voice, areCovered).map((each) => words.certain(voice.sayReason(each)));
  const said = [...(next ? [next] : []), ...(reasons.length > 0 ? reasons : [words.later]), ...certain];
  const rest = foretold(foresight, voice, areCovered).map((reason) => voice.sayReason(reason));
  return [...said, ...rest.filter((phrase) => !said.some((each) => isEqual(each, phrase)))];
}

interface SlipProps {
  readonly said: ComponentChildren;
  /** The weightiest first. */
  readonly reasons?: readonly Phrase[];
  /** The things that must be seen beside it. */
  readonly named?: Phrase;
  readonly children?: ComponentChildren;
}

const NAMES_NOTHING: Phrase = [];

function Slip({ said, reasons = NOTHING, named = NAMES_NOTHING, children }: SlipProps) {
  const slip = useRef<HTMLDivElement>(null);
  useClear(slip, named);
  return (
    <div ref={slip} class="hint-slip">
      <div role="status">
        <p>{said}</p>
        {reasons.length > 0 && (
          <ul class="hint-reasons">
            {reasons.map((reason, index) => (
              <li key={index}>
                <PhraseLine said={reason} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {children && <div class="hint-ways">{children}</div>}
    </div>
  );
}

function atBoard(act: () => void): () => void {
  const board = BOARD.current;
  board?.addEventListener('click', act);
  return () => board?.removeEventListener('click', act);
}

const TOUCHES = ['pointerdown', 'pointerup', 'keydown'] as const;

/** A player who touches the board meanwhile goes before the hint. */
function giveWay(): () => void {
  for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
  };
}
