import './guide.css';
import { useEffect, useId, useRef } from 'preact/hooks';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Rect } from '../../ui/rect.ts';
import { type Bubble, learnWords } from '../../words/guide.ts';
import { inLang, lang } from '../settings.ts';
import { playCue } from '../sound.ts';
import { lead } from '../table/turn.ts';
import { Hand, thingOnTable, thingsOnTable, useBubblePlace } from './BubblePlace.tsx';
import type { Lesson } from './GuidePlayer.tsx';

const RAYS = 9;

/** The lesson is over: paper falls, and somebody claps. */
const Applause = ({ said }: { readonly said: string }) => (
  <p class="guide-applause">
    <svg viewBox="-40 -24 80 48" aria-hidden="true">
      {Array.from({ length: RAYS }, (_, nth) => (
        <g key={nth} transform={`rotate(${-80 + (160 / (RAYS - 1)) * nth})`}>
          <rect class="guide-paper" data-nth={nth % 3} x="-2" y="-21" width="4" height="7" rx="1" />
        </g>
      ))}
      <g class="guide-clap">
        <path d="M-11 8c-3-3-4-7-2-10l4-7c1.500-2.500 5-1 4.500 1.500L-5.500-4-1-11c1.500-2.400 5-.6 4 2L-1 1 1 8c0 5-8 5-12 0z" />
        <path d="M11 10c3-2.500 4.500-6 3-10l-3-8c-1-2.600-4.600-1.800-4.500 1l.5 4-4-6c-1.600-2.200-5-.2-3.800 2.300L3 3 0 9c-1 5 7 6 11 1z" />
      </g>
    </svg>
    <strong>{said}</strong>
  </p>
);

/** What can be chosen on the board, and not only looked at. */
const CHOOSABLE = '.table .board [aria-pressed]';
/** The button that makes the scripted move, and no other while a guide leads. */
const MAKES_IT = '.table .actions .primary';

/**
 * While a bubble asks for a tap, nothing else on the board is chosen, so that the mark never waits behind a choice that
 * leads elsewhere; the tap itself goes on, or brings the button.
 */
function useTap({ target, tap }: Bubble, goOn: (() => void) | null): void {
  useEffect(() => {
    if (!tap) return;
    const onClick = (event: MouseEvent): void => {
      const tapped = event.target as Element;
      const isMeant = thingsOnTable(target).some((thing) => thing.contains(tapped));
      if (isMeant) lead.peek()?.heed();
      // A curtain is held, and what is said of it has been read once it is open.
      if (target === 'shell:curtain') return;
      if (isMeant && goOn) goOn();
      else if (isMeant ? document.querySelector(MAKES_IT) : tapped.closest(CHOOSABLE)) {
        event.stopPropagation();
        if (!isMeant) lead.peek()?.stray();
      }
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  });
}

type SpeechBubbleProps = Omit<Lesson, 'bubble'> & { readonly bubble: Bubble };

/** One thing that the guide says, beside what it says it of. It takes the focus, so that it is heard and Tab goes on from it. */
export function SpeechBubble({ bubble, place, of, goOn, strayed, leave }: SpeechBubbleProps) {
  const { target, tap = false, said } = bubble;
  const words = inLang(learnWords);
  const text = useId();
  const paper = useRef<HTMLElement>(null);
  const isActing = goOn === null;
  const isEnd = place === of;
  const at = useBubblePlace(paper, bubble, isActing || tap);
  useTap(bubble, goOn);
  useEffect(() => {
    paper.current?.focus({ preventScroll: true });
    if (isEnd) playCue('win');
  }, []);
  const { pointedAt = null, spokenOf = [], spot = null } = at ?? {};
  const touched = isActing || tap ? (at?.touched ?? null) : null;
  return (
    <>
      {spokenOf.map((box, nth) => (
        <Light key={nth} box={box} />
      ))}
      {pointedAt && <Light box={pointedAt} isPointedAt />}
      {touched && <Hand at={touched} />}
      <section
        ref={paper}
        class="guide-bubble"
        role="dialog"
        aria-label={words.guide}
        aria-describedby={text}
        tabIndex={-1}
        data-side={spot?.side}
        style={{ left: `${spot?.left ?? 0}px`, top: `${spot?.top ?? 0}px`, '--tip': `${spot?.tip ?? 0}px` }}
      >
        {isEnd && <Applause said={words.applause} />}
        <p id={text} class="guide-said">
          <PhraseLine said={said[lang.value]} />
        </p>
        <p class="guide-strayed" role="status">
          {strayed && words.strayed}
        </p>
        <div class="guide-ways">
          {touched && (
            <button type="button" class="word guide-show" onClick={() => thingOnTable(target)?.focus()}>
              {words.show}
            </button>
          )}
          {/* What is said then takes its room, so that the bubble still covers nothing that is to be tapped. */}
          {!strayed && !isEnd && (
            <button type="button" class="word" onClick={leave}>
              {words.leave}
            </button>
          )}
          <span class="guide-place">{words.place(place, of)}</span>
          {/* An eye that is held by a key hears no tap. */}
          {goOn && (!tap || target === 'shell:eye') && (
            <button type="button" class="button primary" onClick={goOn}>
              {isEnd ? words.playOn : words.goOn}
            </button>
          )}
        </div>
      </section>
    </>
  );
}

const Light = ({ box, isPointedAt = false }: { readonly box: Rect; readonly isPointedAt?: boolean }) => (
  <div
    class={isPointedAt ? 'guide-mark' : 'guide-mark as-well'}
    aria-hidden="true"
    style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` }}
  />
);
