import './rules.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RuleId } from '../../engine/game.ts';
import type { GameBox, Leaflet as Printed } from '../../ui/face.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import { TalkProvider, useTalk } from '../../ui/talk.ts';
import { rulesWords } from '../../words/rulebook.ts';
import type { Chapter, Paragraph } from '../../words/voice.ts';
import { useLeaflet } from '../face.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { goInstead } from '../navigation.ts';
import { Screen } from '../Screen.tsx';
import { inLang, lang } from '../settings.ts';
import { found, marked, wordsOf } from './found.ts';

interface LeafletProps {
  readonly chapters: readonly Chapter[];
  readonly asked: RuleId | null;
  readonly Figure: Printed['Figure'];
}

function Leaflet({ chapters, asked, Figure }: LeafletProps) {
  const said = inLang(rulesWords);
  const [wanted, setWanted] = useState('');
  const arrived = useRef<RuleId | null>(null);
  useEffect(() => {
    if (asked === null || arrived.current === asked) return;
    // What was asked for may be among the paragraphs that a search has left out.
    if (wanted !== '') {
      setWanted('');
      return;
    }
    arrived.current = asked;
    arriveAt(`rule-${asked}`);
  }, [asked, wanted]);
  const shown = found(chapters, wanted);
  const talk = useTalk();
  const words = wordsOf(wanted);
  const mark = (text: string): ComponentChildren =>
    marked(text, words).map((piece, index) => (piece.isHit ? <mark key={index}>{piece.text}</mark> : piece.text));
  const house = shown.some(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.house));
  return (
    <article class="leaflet">
      <search>
        <input
          type="search"
          aria-label={said.find}
          placeholder={said.find}
          value={wanted}
          autocomplete="off"
          enterkeyhint="search"
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </search>
      <p class="hint" role="status">
        {shown.length === 0 && said.foundNothing}
      </p>
      {house && (
        <p class="hint">
          <span class="house">{said.house}</span> {said.houseMeans}
        </p>
      )}
      <Contents titles={shown.map(({ title }) => title)} />
      <TalkProvider value={words.length > 0 ? { ...talk, mark } : talk}>
        {shown.map(({ title, paragraphs }, index) => (
          <section key={title}>
            <h2 id={`chapter-${index}`} tabIndex={-1}>
              {words.length > 0 ? mark(title) : title}
            </h2>
            {paragraphs.map((paragraph) => (
              <RuleParagraph
                key={paragraph.rule}
                paragraph={paragraph}
                asked={paragraph.rule === asked}
                Figure={Figure}
              />
            ))}
          </section>
        ))}
      </TalkProvider>
    </article>
  );
}

const Contents = ({ titles }: { readonly titles: readonly string[] }) => (
  <nav aria-label={inLang(rulesWords).chapters}>
    <ol>
      {titles.map((title, index) => (
        <li key={title}>
          <button type="button" class="word" onClick={() => arriveAt(`chapter-${index}`)}>
            {title}
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

interface RuleParagraphProps {
  readonly paragraph: Paragraph;
  readonly asked: boolean;
  readonly Figure: Printed['Figure'];
}

const RuleParagraph = ({ paragraph: { rule, text, house, figure }, asked, Figure }: RuleParagraphProps) => (
  <>
    <p id={`rule-${rule}`} class={asked ? 'rule asked' : 'rule'} tabIndex={-1}>
      <PhraseLine said={text} />
      {house && <span class="house">{inLang(rulesWords).house}</span>}
    </p>
    {figure !== undefined && Figure && (
      <figure class="rule-figure">
        <Figure of={figure} lang={lang.value} />
      </figure>
    )}
  </>
);

function arriveAt(id: string): void {
  const place = document.getElementById(id);
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

interface RulesScreenProps {
  readonly box: GameBox;
  /** The paragraph that was asked for. */
  readonly rule: RuleId | null;
}

export function RulesScreen({ box, rule }: RulesScreenProps) {
  const words = inLang(rulesWords);
  const game = box.facts.id;
  const { face, leaflet, failed } = useLeaflet(game);
  const openRule = (to: RuleId): void => goInstead({ screen: 'rules', game, rule: to });
  return (
    <Screen name="rules" title={words.title(inLang(box.title))} game={game}>
      {!(face && leaflet) && (failed ? <NotLoaded /> : <Loading />)}
      {face && leaflet && (
        <TalkProvider value={{ sitters: [], openRule, ...(face.Icon && { Icon: face.Icon }) }}>
          <Leaflet chapters={leaflet.chapters[lang.value]} asked={rule} Figure={leaflet.Figure} />
        </TalkProvider>
      )}
    </Screen>
  );
}
