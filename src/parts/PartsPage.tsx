import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { change, lang, settings } from '../app/settings.ts';
import type { ThingId } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import { Picks } from '../ui/Picks.tsx';
import { TalkProvider } from '../ui/talk.ts';
import { settingsWords } from '../words/settings.ts';
import { LANGS } from '../words/voice.ts';
import { FieldShow, MapShow } from './BoardShows.tsx';
import { AreasShow, HandShow, PeekShow, StepperShow } from './CardShows.tsx';
import { GuideShow } from './GuideShow.tsx';
import { SoundShow } from './SoundShow.tsx';
import { StageShow } from './StageShow.tsx';
import { CardsShow, PlainShow } from './toyShows.tsx';
import { type ShowName, showWords } from './words.ts';
import './parts.css';

export interface ShowProps {
  /** Says below what a tap did. */
  tell(what: string): void;
  explain(thing: ThingId): void;
}

const SHOWS: Readonly<Record<ShowName, FunctionComponent<ShowProps>>> = {
  areas: AreasShow,
  hand: HandShow,
  field: FieldShow,
  map: MapShow,
  stepper: StepperShow,
  peek: PeekShow,
  stage: StageShow,
  sound: SoundShow,
  guide: GuideShow,
  plain: PlainShow,
  cards: CardsShow,
};

const SITTERS: readonly Sitter[] = [
  { kind: 'person', name: 'Aya', emblem: 'crane' },
  { kind: 'bot', name: 'Pine', level: 2, emblem: 'pine' },
  { kind: 'person', name: '千恵子', emblem: 'fan' },
  { kind: 'person', name: 'Maximiliane', emblem: 'plum' },
];

/** Every part that games share, by itself: for those who build with them, and for the tests. Not in the app. */
export function PartsPage() {
  const words = showWords[lang.value];
  const named = settingsWords[lang.value];
  return (
    <TalkProvider value={{ sitters: SITTERS }}>
      <div class="screen parts">
        <header class="screen-head">
          <h1>{words.title}</h1>
        </header>
        {/* The guide points at things on a table. */}
        <main class="table">
          <Picks
            legend={named.language}
            of={LANGS}
            now={lang.value}
            say={(each) => named.languages[each]}
            choose={(each) => change({ lang: each })}
          />
          <Picks
            legend={named.theme}
            of={['light', 'dark'] as const}
            now={settings.value.theme === 'system' ? undefined : settings.value.theme}
            say={(each) => named.themes[each]}
            choose={(theme) => change({ theme })}
          />
          {Object.entries(SHOWS).map(([name, Show]) => (
            <Part key={name} name={name as ShowName} Show={Show} />
          ))}
        </main>
      </div>
    </TalkProvider>
  );
}

function Part({ name, Show }: { readonly name: ShowName; readonly Show: FunctionComponent<ShowProps> }) {
  const words = showWords[lang.value];
  const [told, setTold] = useState('');
  const { title, hint } = words.parts[name];
  return (
    <section class="part" data-part={name} aria-label={title}>
      <h2>{title}</h2>
      <p class="hint">{hint}</p>
      <Show tell={setTold} explain={(thing) => setTold(words.explained(thing))} />
      <p class="part-told" role="status">
        {told}
      </p>
    </section>
  );
}
