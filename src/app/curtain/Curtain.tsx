import './curtain.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import { look } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { buzz } from '../../pwa/device.ts';
import { PHONES } from '../../ui/actionIcons.ts';
import { Emblem } from '../../ui/Badge.tsx';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { BACK, Icon } from '../../ui/Icon.tsx';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { TalkProvider } from '../../ui/talk.ts';
import { tableWords } from '../../words/table.ts';
import { isGuided } from '../guide/lessons.ts';
import { lazily } from '../lazily.tsx';
import { back } from '../navigation.ts';
import { inLang, isMotionOff, lang, settings } from '../settings.ts';
import { crestsOf } from '../table/sides.tsx';
import { stayOpen, staysOpen } from '../table/useOpenSheets.ts';

const HOLD_MS = 400;

/** The finger is still down when the button goes: its click would press what takes its place. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}

/**
 * A button that a finger has to hold, so that passing the device opens nothing by accident. Keyboard and screen reader
 * have no such accidents: their click (it comes without a pointer) is enough.
 */
function useHold(done: () => void, tooBrief: () => void) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);

  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    setHolding(false);
  };
  useEffect(() => stop, []);

  const handlers = {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      held.current = false;
      setHolding(true);
      timer.current = setTimeout(() => {
        held.current = true;
        stop();
        swallowClick();
        done();
      }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: Event): void => event.preventDefault(),
    onClick: (event: MouseEvent): void => {
      if (event.detail === 0) done();
      else if (!held.current) tooBrief();
    },
  };
  return { holding, handlers };
}

const CircleNote = lazily(
  () => import('../together/CircleNote.tsx').then((note) => note.CircleNote),
  () => null,
);
const PhonesDoor = lazily(
  () => import('../phones/PhonesDoor.tsx').then((door) => door.PhonesDoor),
  () => null,
);

const PARTS_MS = 420;

/** Its cloths are drawn to both sides, over the table that has come in its place. */
function drawApart(noren: HTMLElement): void {
  const over = document.createElement('div');
  over.className = 'parting';
  over.dataset.emblem = noren.parentElement?.dataset.emblem ?? '';
  over.style.setProperty('--height', `${noren.offsetHeight}px`);
  over.append(noren.cloneNode(true));
  document.body.append(over);
  const cloths = [...over.querySelectorAll('span')];
  const [first] = cloths.map((cloth, place) => {
    const side = place < cloths.length / 2 ? -1 : 1;
    const transform = ['none', `translateX(${side * 100}vw)`];
    return cloth.animate({ transform }, { duration: PARTS_MS, easing: 'ease-in', fill: 'forwards' });
  });
  first?.addEventListener('finish', () => over.remove());
}

/** As long as the second half of a double tap may take: it was meant for what stood there before. */
const DEAF_MS = 400;

interface CurtainProps {
  readonly news: TableNews;
  readonly to: Seat;
  /** Null while it is on its way: the curtain waits for neither. */
  readonly face: AnyFace | null;
  readonly spread: AnySpread | null;
}

/** Between two people: nothing of the table is drawn until the next one holds it open. */
export function Curtain({ news, to, face, spread }: CurtainProps) {
  const words = inLang(tableWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const fellAtMs = useRef(0);
  const [brief, setBrief] = useState(false);
  const [isDoorOpen, setDoorOpen] = useState(() => staysOpen('phones'));
  const noren = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  const hold = useHold(
    () => {
      isOpened.current = true;
      look(to);
      if (settings.value.buzz) buzz();
    },
    () => setBrief(true),
  );
  useLayoutEffect(() => {
    fellAtMs.current = performance.now();
    return () => {
      if (isOpened.current && noren.current && !isMotionOff()) drawApart(noren.current);
    };
  }, []);
  useEffect(() => heading.current?.focus(), []);
  const sitter = news.sitters[to];
  if (!sitter) return null;
  const talk = { sitters: news.sitters, ...(face && crestsOf(face, news.setup, news.sitters)) };
  const last = news.frames.at(-1);
  const behind = (last && spread?.behind?.(last.view, lang.value)) ?? null;
  const staysDeaf = (event: MouseEvent): void => {
    if (event.detail > 0 && event.timeStamp - fellAtMs.current < DEAF_MS) event.stopPropagation();
  };
  // Before the first move, for people with phones of their own; later it is in the menu, and where they have come together.
  const isOffered = news.logLength === 0 && !isGuided(news.match);
  const isDoorShown = !news.daily && (isOffered || news.circle !== undefined);
  const closeDoor = (): void => {
    stayOpen(null);
    setDoorOpen(false);
  };
  return (
    <main class="curtain" data-emblem={sitter.emblem} onClickCapture={staysDeaf}>
      <div ref={noren} class="noren" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
        <div class="curtain-emblem" data-holding={hold.holding} data-large={behind?.picture !== undefined}>
          {behind?.picture ?? talk.crest?.(sitter.emblem) ?? <Emblem of={sitter.emblem} />}
          <svg class="hold-ring" viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="47" pathLength="1" />
          </svg>
        </div>
      </div>
      <div class="curtain-sign">
        <TalkProvider value={talk}>
          {behind && (
            <p class="curtain-behind">
              <PhraseText said={behind.said} />
            </p>
          )}
          <h1 ref={heading} tabIndex={-1}>
            <PhraseText said={to === news.holder ? words.curtain.goesOn(to) : words.curtain.passTo(to)} />
          </h1>
        </TalkProvider>
        <p role="status">{brief ? words.curtain.longer : words.curtain.hint}</p>
      </div>
      <div class="curtain-foot">
        <button type="button" class="button primary hold" {...hold.handlers}>
          {words.curtain.hold}
        </button>
        {news.circle && (
          <TalkProvider value={talk}>
            <CircleNote news={news} circle={news.circle} openDoor={() => setDoorOpen(true)} />
          </TalkProvider>
        )}
        <div class="curtain-ways">
          <button type="button" class="word" onClick={back}>
            <Icon of={BACK} />
            {words.toShelf}
          </button>
          {isDoorShown && (
            <button type="button" class="word" aria-haspopup="dialog" onClick={() => setDoorOpen(true)}>
              <Icon of={PHONES} />
              {words.phones}
            </button>
          )}
        </div>
      </div>
      {isDoorOpen && <PhonesDoor news={news} onDone={closeDoor} />}
    </main>
  );
}

interface HoldToGoOnProps {
  readonly name: string;
  go(): void;
}

/** After that it says again whom it leads to. */
const READ_MS = 3000;

/** From what was uncovered for all to the next own secret: a curtain to oneself would be one tap for nothing. */
export function HoldToGoOn({ name, go }: HoldToGoOnProps) {
  const { curtain } = inLang(tableWords);
  const [isBrief, setBrief] = useState(false);
  const hold = useHold(
    () => {
      go();
      if (settings.value.buzz) buzz();
    },
    () => setBrief(true),
  );
  useEffect(() => {
    if (!isBrief) return;
    const timer = setTimeout(() => setBrief(false), READ_MS);
    return () => clearTimeout(timer);
  }, [isBrief]);
  return (
    <>
      <button type="button" class="button primary hold" {...hold.handlers}>
        {isBrief ? curtain.longer : curtain.holdToGoOn(name)}
      </button>
      {/* Beside it: a status inside a button takes its name away. */}
      <span class="hidden" role="status">
        {isBrief && curtain.longer}
      </span>
    </>
  );
}
