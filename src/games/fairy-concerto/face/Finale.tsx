import { useEffect, useRef } from 'preact/hooks';
import type { Side } from '../../../engine/ids.ts';
import type { FinaleProps } from '../../../ui/face.ts';
import { BACK, Icon } from '../../../ui/Icon.tsx';
import { plain } from '../../../words/phrase.ts';
import { isAlone, type View } from '../rules/state.ts';
import { finaleWords } from '../words/labels.ts';
import { Concert } from './concert/Concert.tsx';
import { leadOf } from './lead.ts';
import { ScoreStep } from './ScoreStep.tsx';
import { useSteps } from './useSteps.ts';
import './finale.css';

/** The seven steps of the count, one after another; then the concert, which begins by itself. */
export function Finale({ view, sheet, result, lang, voice, names, sound, wasCounted, counted }: FinaleProps<View>) {
  const words = finaleWords[lang];
  const place = useRef<HTMLElement>(null);
  const end = sheet.rows.length;
  const { at, isFollowed, step, again } = useSteps(end, view.orchestras.length, wasCounted, place);
  useEffect(() => {
    if (at !== end) return;
    counted();
    // Who won is told above, where the count may have been scrolled past.
    if (isFollowed) place.current?.closest('main')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [at === end]);
  const nameOf = (side: Side): string => (isAlone(view) && side > 0 ? words.bach : words.person(names(side)));
  const lead = leadOf(sheet, result);
  const won = lead && words.wonBy(lead.by, plain(voice.sayRow(lead.row), nameOf), lead.most);
  return (
    <section ref={place} class="fc-finale" aria-label={at === end ? words.concert : words.title}>
      {at === end ? (
        <Concert
          view={view}
          first={result.winners[0] ?? 0}
          won={won}
          begins={isFollowed}
          nameOf={nameOf}
          words={words}
          sound={sound}
        />
      ) : (
        <ScoreStep view={view} sheet={sheet} at={at} voice={voice} nameOf={nameOf} words={words} />
      )}
      <div class="fc-steps">
        <button
          type="button"
          class="round"
          aria-label={words.before}
          aria-disabled={at === 0}
          onClick={() => step(at - 1)}
        >
          <Icon of={BACK} />
        </button>
        <span class="fc-dots" aria-hidden="true">
          {sheet.rows.map(({ row }, nth) => (
            <i key={row} data-done={nth <= at} />
          ))}
        </span>
        <button
          type="button"
          class="round fc-onward"
          aria-label={words.next}
          aria-disabled={at === end}
          onClick={() => step(at + 1)}
        >
          <Icon of={BACK} />
        </button>
        <button type="button" class="button" onClick={at === end ? again : () => step(end)}>
          {at === end ? words.again : words.skip}
        </button>
      </div>
    </section>
  );
}
