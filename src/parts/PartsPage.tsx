import './parts.css';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { SpeechBubble } from '../app/guide/SpeechBubble.tsx';
import { change, lang, settings } from '../app/settings.ts';
import type { AnyMove, Offer, ThingId } from '../engine/game.ts';
import type { Sitter } from '../engine/log.ts';
import { rngFor } from '../engine/rng.ts';
import { drawing } from '../starter/toy/face/drawing.tsx';
import { game } from '../starter/toy/rules/index.ts';
import { voices } from '../starter/toy/words/index.ts';
import type { AnySpread } from '../ui/face.ts';
import { Picks } from '../ui/Picks.tsx';
import { cardBoard } from '../ui/plain/cardBoard.tsx';
import { plainBoard } from '../ui/plain/plainFace.tsx';
import { TalkProvider } from '../ui/talk.ts';
import type { Bubble } from '../words/guide.ts';
import type { InBoth } from '../words/phrase.ts';
import { settingsWords } from '../words/settings.ts';
import { LANGS } from '../words/voice.ts';
import { FieldShow, MapShow } from './BoardShows.tsx';
import { AreasShow, HandShow, PeekShow, StepperShow } from './CardShows.tsx';
import { SoundShow } from './SoundShow.tsx';
import { StageShow } from './StageShow.tsx';
import { type ShowName, showWords } from './words.ts';

/** The first points into the hand above, the second at the edge of the map, however near that is. */
const BUBBLES: readonly Bubble[] = (['card:C', 'hex:3,0', null] as const).map((target, nth) => ({
  target,
  said: { en: [showWords.en.bubbles[nth] ?? ''], ja: [showWords.ja.bubbles[nth] ?? ''] },
}));

function GuideShow({ tell }: ShowProps) {
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

const state = game.deal({ seats: 4, options: {} }, rngFor(0, 0));
const view = game.view(state, 0);
const offers: readonly Offer<AnyMove>[] = game.moves(state, 0).map((move) => ({ move, foresight: [] }));

/** The toy that `npm run new` writes, on one of its boards. */
const toyOn = (boards: InBoth<AnySpread['Board']>): FunctionComponent<ShowProps> =>
  function ToyShow({ explain }) {
    const Board = boards[lang.value];
    const [selected, setSelected] = useState<Offer<AnyMove> | null>(null);
    return (
      <Board
        view={view}
        eyes={0}
        lang={lang.value}
        seat={0}
        offers={offers}
        selected={selected}
        events={[]}
        since={[]}
        recalls={false}
        arePointsCovered={false}
        names={String}
        select={setSelected}
        compose={setSelected}
        press={setSelected}
        commit={setSelected}
        wonder={() => {}}
        explain={explain}
      />
    );
  };

/** What a game shows that draws nothing itself. */
const PlainShow = toyOn({ en: plainBoard(voices.en), ja: plainBoard(voices.ja) });
/** What one shows that draws its cards. */
const CardsShow = toyOn({ en: cardBoard(voices.en, drawing), ja: cardBoard(voices.ja, drawing) });

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
