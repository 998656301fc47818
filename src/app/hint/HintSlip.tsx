import './hint.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { isEqual } from '../../engine/equal.ts';
import type { AnyView, Foresight } from '../../engine/game.ts';
import { touched } from '../../link/requests.ts';
import type { Hint } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { type Rect, whenLaidAnew } from '../../ui/rect.ts';
import { type HintWords, hintWords } from '../../words/hint.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { hidesPoints, inLang } from '../settings.ts';
import { foretold } from '../table/said.ts';
import type { Turn } from '../table/turn.ts';
import { BOARD, useLit } from '../table/useLit.ts';
import { endHint, type Hinting, showMove, think } from './HintLamp.tsx';
import { litBy, sayBecause, sayOnward, sayWhere } from './said.ts';

const GAP_PX = 6;

/** How far up a slip goes so that it covers as little as can be of what it names; never out of its room. */
export function upFrom(slip: Rect, named: readonly Rect[], room: Rect): number {
  const covered = (up: number): number =>
    named.reduce((sum, thing) => sum + shared({ ...slip, top: slip.top - up }, thing), 0);
  return named
    .map(({ top }) => slip.top + slip.height - top + GAP_PX)
    .filter((up) => up > 0 && slip.top - up >= room.top)
    .sort((one, other) => one - other)
    .reduce((best, up) => (covered(up) < covered(best) ? up : best), 0);
}

/** In square pixels. */
function shared(one: Rect, other: Rect): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const tall = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, tall);
}

/** A slip that grew over the board is moved above the things that it names: it must not cover them. */
function useClear(slip: RefObject<HTMLElement | null>, named: Phrase): void {
  useLayoutEffect(() => {
    const place = (): void => {
      const [at, board] = [slip.current, BOARD.current];
      // A board that lifts what would be covered needs no more.
      if (!at || !board || board.querySelector('[data-lifts]')) return;
      // Measured as it would lie at the foot: there it leaves room for its lamp, and is higher.
      at.dataset.up = 'false';
      at.style.translate = '';
      const up = upFrom(boxOf(at), thingsOn(board, named).map(boxOf), boxOf(board));
      at.dataset.up = String(up > 0);
      if (up > 0) at.style.translate = `0 ${-up}px`;
    };
    place();
    // What is chosen for it is drawn after it, may be lifted, and may still be on its way.
    return whenLaidAnew(place, BOARD.current, slip.current);
  });
}

const thingsOn = (board: HTMLElement, named: Phrase): HTMLElement[] =>
  named
    .flatMap((part) => (typeof part === 'object' && 'thing' in part ? [part.thing] : []))
    .flatMap((thing) => [...board.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)]);

/** As one sees it for whom the table is turned. */
function boxOf(element: HTMLElement): Rect {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  return { left, top: document.documentElement.dataset.turned === 'true' ? -bottom : top, width, height };
}

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
