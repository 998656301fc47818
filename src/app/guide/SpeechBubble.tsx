import { useEffect, useId, useRef } from 'preact/hooks';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Rect } from '../../ui/rect.ts';
import type { Bubble } from '../../words/guide.ts';
import { learnWords } from '../../words/learn.ts';
import { lang } from '../settings.ts';
import { playCue } from '../sound.ts';
import { inLang } from '../words.ts';
import { Applause } from './Applause.tsx';
import { Hand } from './Hand.tsx';
import { thingOnTable, useBubblePlace } from './useBubblePlace.ts';
import type { Lesson } from './useLesson.ts';
import { useTap } from './useTap.ts';
import './guide.css';

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
