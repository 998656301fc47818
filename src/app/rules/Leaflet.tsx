import { useEffect } from 'preact/hooks';
import type { RuleId } from '../../engine/ids.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { rulesWords } from '../../words/rules.ts';
import type { Chapter, Paragraph } from '../../words/voice.ts';
import { inLang } from '../words.ts';

interface LeafletProps {
  readonly chapters: readonly Chapter[];
  readonly asked: RuleId | null;
}

export function Leaflet({ chapters, asked }: LeafletProps) {
  const words = inLang(rulesWords);
  useEffect(() => {
    if (asked !== null) arriveAt(`rule-${asked}`);
  }, [asked]);
  const house = chapters.some(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.house));
  return (
    <article class="leaflet">
      <nav aria-label={words.chapters}>
        <ol>
          {chapters.map(({ title }, index) => (
            <li key={title}>
              <button type="button" class="word" onClick={() => arriveAt(`chapter-${index}`)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map(({ title, paragraphs }, index) => (
        <section key={title}>
          <h2 id={`chapter-${index}`} tabIndex={-1}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <RuleParagraph key={paragraph.rule} paragraph={paragraph} asked={paragraph.rule === asked} />
          ))}
        </section>
      ))}
      {house && (
        <p class="hint">
          <span class="house">{words.house}</span> {words.houseMeans}
        </p>
      )}
    </article>
  );
}

interface RuleParagraphProps {
  readonly paragraph: Paragraph;
  readonly asked: boolean;
}

const RuleParagraph = ({ paragraph: { rule, text, house }, asked }: RuleParagraphProps) => (
  <p id={`rule-${rule}`} class={asked ? 'rule asked' : 'rule'} tabIndex={-1}>
    <PhraseLine said={text} />
    {house && <span class="house">{inLang(rulesWords).house}</span>}
  </p>
);

function arriveAt(id: string): void {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}
