import { useEffect, useId, useRef } from 'preact/hooks';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Bubble } from '../../words/guide.ts';
import { learnWords } from '../../words/learn.ts';
import { lang } from '../settings.ts';
import { inLang } from '../words.ts';
import { thingOnTable, useBubblePlace } from './useBubblePlace.ts';
import { useTap } from './useTap.ts';
import './guide.css';

interface SpeechBubbleProps {
  readonly bubble: Bubble;
  /** Null: the move that it asks for goes on. */
  readonly goOn: (() => void) | null;
  /** Another move than the script's was chosen. */
  readonly strayed: boolean;
  leave(): void;
}

/** One thing that the guide says, beside what it says it of. It takes the focus, so that it is heard and Tab goes on from it. */
export function SpeechBubble({ bubble, goOn, strayed, leave }: SpeechBubbleProps) {
  const { target, tap = false, said } = bubble;
  const words = inLang(learnWords);
  const text = useId();
  const paper = useRef<HTMLElement>(null);
  const place = useBubblePlace(paper, bubble, goOn === null);
  useTap(bubble, goOn);
  useEffect(() => paper.current?.focus({ preventScroll: true }), []);
  const { pointedAt, spot } = place ?? { pointedAt: null, spot: null };
  return (
    <>
      {pointedAt && (
        <div
          class="guide-mark"
          aria-hidden="true"
          style={{
            left: `${pointedAt.left}px`,
            top: `${pointedAt.top}px`,
            width: `${pointedAt.width}px`,
            height: `${pointedAt.height}px`,
          }}
        />
      )}
      <section
        ref={paper}
        class="guide-bubble"
        role="dialog"
        aria-label={words.guide}
        aria-describedby={text}
        tabIndex={-1}
        data-side={spot?.side}
        data-tap={tap || undefined}
        style={{ left: `${spot?.left ?? 0}px`, top: `${spot?.top ?? 0}px`, '--tip': `${spot?.tip ?? 0}px` }}
      >
        <div id={text}>
          <p>
            <PhraseLine said={said[lang.value]} />
          </p>
        </div>
        <p class="guide-strayed" role="status">
          {strayed && words.strayed}
        </p>
        <div class="guide-ways">
          {(!goOn || tap) && (
            <button type="button" class="word guide-show" onClick={() => thingOnTable(target)?.focus()}>
              {words.show}
            </button>
          )}
          {/* What is said then takes its room, so that the bubble still covers nothing that is to be tapped. */}
          {!strayed && (
            <button type="button" class="word" onClick={leave}>
              {words.leave}
            </button>
          )}
          {goOn && !tap && (
            <button type="button" class="button primary" onClick={goOn}>
              {words.goOn}
            </button>
          )}
        </div>
      </section>
    </>
  );
}
