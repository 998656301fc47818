import './shelf.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { EMBLEMS } from '../../engine/log.ts';
import { SHELF } from '../../games/shelf.ts';
import { connection, deleted, shelf, trouble } from '../../link/published.ts';
import type { GameBox } from '../../ui/face.ts';
import { Icon, NIGHT, SETTINGS, SUN } from '../../ui/Icon.tsx';
import { recall } from '../../ui/stored.ts';
import { shelfWords } from '../../words/shelf.ts';
import { Cover } from '../boxes.tsx';
import { Fault, lazily, requests } from '../lazily.tsx';
import { suited, weightOf } from '../pick/suited.ts';
import { moving } from '../pwa.ts';
import { hashOf, isAstray } from '../routes.ts';
import { change, inLang, lang, settings } from '../settings.ts';
import { softly, Title } from '../Title.tsx';

export const FIRST_SHOWN = 3;

/** The places of tickets that are on their way, as many as last time, and of the ways on below them: nothing jumps when they come. */
export function EmptyTickets({ count }: { readonly count: number }) {
  const known = recall('tickets');
  const length = Math.min(count, typeof known === 'number' ? known : FIRST_SHOWN, FIRST_SHOWN);
  return (
    <>
      <ul class="tickets">
        {Array.from({ length }, (_, place) => (
          <li key={place} class="ticket" />
        ))}
      </ul>
      <p class="ticket-ways" />
    </>
  );
}

function Head({ children }: { readonly children: ComponentChildren }) {
  const words = inLang(shelfWords);
  const other = lang.value === 'en' ? 'ja' : 'en';
  const dark = isDark();
  return (
    <header class="shelf-head">
      <Circle />
      <div class="sign">
        <Title>{words.name}</Title>
        <p>{words.motto}</p>
      </div>
      <div class="switches">
        <button type="button" class="word" lang={other} onClick={() => change({ lang: other })}>
          {words.otherLang}
        </button>
        <button
          type="button"
          class="round"
          aria-label={dark ? words.toLight : words.toDark}
          onClick={() => change({ theme: dark ? 'light' : 'dark' })}
        >
          <Icon of={dark ? SUN : NIGHT} />
        </button>
        <a class="round" href={hashOf({ screen: 'settings' })} aria-label={words.settings}>
          <Icon of={SETTINGS} />
        </a>
      </div>
      {children}
    </header>
  );
}

const isDark = (): boolean => {
  const { theme } = settings.value;
  return theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
};

/** Enza's own sign: six round cushions about one table. */
const Circle = () => (
  <svg class="circle" viewBox="0 0 48 48" aria-hidden="true">
    <circle class="circle-table" cx="24" cy="24" r="9" />
    <path class="circle-grain" d="M18.5 21.5c3.5-1.5 7.5-1.5 11 0M17.5 25.5c4-1.5 9-1.5 13 0" />
    {EMBLEMS.map((emblem, index) => (
      <g key={emblem} data-emblem={emblem} transform={`rotate(${index * 60} 24 24)`}>
        <circle class="circle-cushion" cx="24" cy="6.8" r="4.8" />
        <circle class="circle-weave" cx="24" cy="6.8" r="2.2" />
      </g>
    ))}
  </svg>
);

function BoxOnShelf({ box }: { readonly box: GameBox }) {
  const words = inLang(shelfWords);
  const { id, seats, minutes } = box.facts;
  return (
    <li class="on-shelf" data-game={id}>
      <a href={hashOf({ screen: 'box', game: id })}>
        <span class="lid">
          <Cover of={box} />
        </span>
        <span class="label">
          <span class="title">{softly(inLang(box.title))}</span>
          <span class="facts">
            <span>{words.players(seats.fewest, seats.most)}</span>
            <span>{words.minutes(minutes.shortest, minutes.longest)}</span>
            <span>{seats.fewest === 1 ? words.alone : words.withBots}</span>
            <span>{words.together}</span>
          </span>
        </span>
      </a>
    </li>
  );
}

/** How many games are here, with those that can be brought back: until the host has counted them, as many as last time. */
function waitingCount(): number {
  if (shelf.value) return shelf.value.length + deleted.value;
  const count = recall('waiting');
  return typeof count === 'number' && count > 0 ? count : 0;
}

/** Above the boxes: what Enza is and which box suits whom, for people who have never played here. */
function Evening() {
  const words = inLang(shelfWords);
  const isFirst = recall('people') === null && recall('lessons') === null;
  return (
    <>
      {waitingCount() === 0 && (
        <p class="hint">
          {isFirst && <b class="enza">{words.enza}</b>}
          {isFirst
            ? suited(SHELF).map(([who, { facts, title }]) => (
                <span key={who}>
                  {words.suited(words.suits[who], inLang(title), facts.minutes.longest, words.weights[weightOf(facts)])}
                </span>
              ))
            : words.freeTable}
        </p>
      )}
    </>
  );
}

const PickSheet = lazily(
  () => import('../pick/PickSheet.tsx').then((sheet) => sheet.PickSheet),
  () => null,
);

/** In the place beside the last box, the way to have one picked. */
function PickBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <li class="on-shelf">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="lid pick-lid" aria-hidden="true">
          ?
        </span>
        <span class="label">
          <span class="title">{inLang(shelfWords).pick}</span>
        </span>
      </button>
      {isOpen && <PickSheet onClose={() => setOpen(false)} />}
    </li>
  );
}

const Tickets = lazily(() => import('./Tickets.tsx').then((tickets) => tickets.Tickets), EmptyTickets);

/** The games of this device. Their places are kept while the host reads them, so that nothing jumps. */
function Waiting() {
  const count = waitingCount();
  if (count === 0) return null;
  return (
    <section aria-labelledby="waiting" aria-busy={!shelf.value}>
      <h2 id="waiting">{inLang(shelfWords).goOn}</h2>
      <Tickets count={count} />
    </section>
  );
}

/** The one lamp of the evening; its glow is the only thing in the app that moves by itself. */
const Lamp = () => (
  <svg class="lamp" viewBox="0 0 96 96" aria-hidden="true">
    <path d="M48 0v22M48 75.5V88M44 84l4 8 4-8" />
    <path class="lamp-paper" d="M35.5 27h25C68 34 71 42 71 49s-3 15-10.5 22h-25C28 64 25 56 25 49s3-15 10.5-22Z" />
    <path class="lamp-rib" d="M29.5 35h37M26 43h44M25.5 51h45M26.5 58h43M31 65h34" />
    <path class="lamp-cap" d="M38 22h20l2.5 5h-25ZM35.5 71h25l-2 4.5h-21Z" />
  </svg>
);

const nothing = () => null;
const Arriving = lazily(() => import('./Foot.tsx').then((foot) => foot.Arriving), nothing);
const Foot = lazily(() => import('./Foot.tsx').then((foot) => foot.Foot), nothing);

export function Shelf() {
  const words = inLang(shelfWords);
  const isLost = connection.value === 'lost';
  const wrong = trouble.value?.what;
  useEffect(() => {
    void requests().then(({ showShelf }) => showShelf());
  }, []);
  return (
    <div class="shelf">
      <Head>{moving.value && <Arriving />}</Head>
      <main>
        {(isLost || isAstray(location.hash) || wrong === 'brokenCards' || wrong === 'storeClosed') && (
          <Fault of="shelf" />
        )}
        {!isLost && <Waiting />}
        <section class="niche" aria-labelledby="games">
          <Lamp />
          <div class="niche-head" data-free={waitingCount() === 0}>
            <h2 id="games">{words.games}</h2>
            <a class="word" href="#/daily">
              {words.daily}
            </a>
            <Evening />
          </div>
          <ul class="boxes">
            {SHELF.map((box) => (
              <BoxOnShelf key={box.facts.id} box={box} />
            ))}
            <PickBox />
          </ul>
        </section>
      </main>
      {moving.value && <Foot />}
    </div>
  );
}
