import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CLOSER, UNFOLD } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { useTalk } from '../../ui/talk.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang, settings } from '../settings.ts';
import { foretold } from './said.ts';
import type { Turn } from './turn.ts';
import { BOARD } from './useLit.ts';

/**
 * What happened and what would happen. What has no room in it grows upward over the board's edge, and says by how much:
 * a board that keeps something there, which it marks by `data-lifts`, may lift it.
 */
export function Slip({ children }: { readonly children: ComponentChildren }) {
  const slip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = slip.current;
    if (!at) return;
    const note = (): void => {
      const { top, left } = at.getBoundingClientRect();
      const tops = [...at.children].map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 0);
      const board = BOARD.current?.getBoundingClientRect();
      // Beside the board it grows over none of it.
      say(board && left < board.right - 1 ? top - Math.min(top, ...tops.map((each) => each.top)) : 0);
    };
    const sizes = new ResizeObserver(note);
    const watch = (): void => {
      sizes.disconnect();
      // Of each that is new to it the observer tells by itself, in the same frame, when all is laid out anyway.
      for (const each of at.children) sizes.observe(each);
      if (at.children.length === 0) say(0);
    };
    const coming = new MutationObserver(watch);
    coming.observe(at, { childList: true });
    watch();
    return () => {
      coming.disconnect();
      sizes.disconnect();
      say(0);
    };
  }, []);
  return (
    <div ref={slip} class="slip">
      {children}
    </div>
  );
}

/** Only to a board that lifts something: whatever lies below is styled anew by it. */
function say(pixels: number): void {
  const board = BOARD.current;
  if (board?.querySelector('[data-lifts]')) board.style.setProperty('--grown', `${Math.ceil(pixels)}px`);
}

interface TidingsProps {
  readonly turn: Turn;
  readonly voice: AnyVoice;
  readonly whyNoTakeBack: string | null;
  /** Shows large what is chosen; null: there is nothing more to see of it. */
  readonly lookCloser: (() => void) | null;
}

/** Less is no line. */
const SLACK_PX = 4;
const NOTHING_AHEAD: NonNullable<Turn['selected']>['foresight'] = [];

/**
 * Foresight, or why a wish cannot be. It grows upward over the board's edge and pushes nothing. Of what is longer than it
 * may grow a button shows the rest.
 */
export function Tidings({
  turn: { selected, whole: agreed, refusal },
  voice,
  whyNoTakeBack,
  lookCloser,
}: TidingsProps) {
  const words = inLang(tableWords);
  const { openRule } = useTalk();
  const ahead = agreed?.foresight ?? selected?.foresight ?? NOTHING_AHEAD;
  const foresight = foretold(ahead, voice, settings.value.points === 'covered');
  const box = useRef<HTMLDivElement>(null);
  const told = refusal ?? selected;
  const [isCut, setCut] = useState(false);
  const [whole, setWhole] = useState<unknown>(null);
  const isWhole = told !== null && whole === told;
  // Just before the frame is painted, when all of the table has changed: measured at once, the table would be laid out twice.
  const isEmpty = told === null && ahead.length === 0 && whyNoTakeBack === null;
  useLayoutEffect(() => {
    if (isEmpty) return setCut(false);
    const frame = requestAnimationFrame(() => {
      const at = box.current;
      setCut(at !== null && !isWhole && at.scrollHeight > at.clientHeight + SLACK_PX);
    });
    return () => cancelAnimationFrame(frame);
  }, [told, ahead, whyNoTakeBack, isWhole]);
  return (
    <div ref={box} class="tidings" data-whole={isWhole} role="status">
      {isCut ? (
        <button
          type="button"
          class="round closer"
          aria-label={words.readAll}
          aria-expanded={false}
          onClick={() => setWhole(told)}
        >
          <Icon of={UNFOLD} />
        </button>
      ) : null}
      {lookCloser && !isCut && (
        <button
          type="button"
          class="round closer"
          aria-label={words.closer}
          title={words.closer}
          aria-haspopup="dialog"
          onClick={lookCloser}
        >
          <Icon of={CLOSER} />
        </button>
      )}
      {whyNoTakeBack !== null && !selected && !refusal && <p>{whyNoTakeBack}</p>}
      {refusal && (
        <p class="refusal">
          <PhraseLine said={voice.sayReason(refusal)} />{' '}
          <button type="button" class="word" onClick={() => openRule?.(refusal.rule)}>
            {words.seeRule}
          </button>
        </p>
      )}
      {foresight.length > 0 && (
        <ul class="foresight">
          {foresight.map((reason, index) => (
            <li key={index}>
              <PhraseLine said={voice.sayReason(reason)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
