import { useState } from 'preact/hooks';
import { SpeechBubble } from '../app/guide/SpeechBubble.tsx';
import { lang } from '../app/settings.ts';
import type { Bubble } from '../words/guide.ts';
import type { ShowProps } from './PartsPage.tsx';
import { showWords } from './words.ts';

/** The first points into the hand above, the second at the edge of the map, however near that is. */
const BUBBLES: readonly Bubble[] = (['card:C', 'hex:3,0', null] as const).map((target, nth) => ({
  target,
  said: { en: [showWords.en.bubbles[nth] ?? ''], ja: [showWords.ja.bubbles[nth] ?? ''] },
}));

export function GuideShow({ tell }: ShowProps) {
  const words = showWords[lang.value];
  const [at, setAt] = useState<number | null>(null);
  const bubble = at === null ? undefined : BUBBLES[at];
  const leave = (): void => {
    setAt(null);
    tell(words.guideLeft);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => setAt(0)}>
        {words.guideStart}
      </button>
      {bubble && at !== null && (
        <SpeechBubble
          key={at}
          bubble={bubble}
          place={at + 1}
          of={BUBBLES.length}
          goOn={at < BUBBLES.length - 1 ? () => setAt(at + 1) : leave}
          strayed={false}
          leave={leave}
        />
      )}
    </>
  );
}
