import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../engine/ids.ts';
import { look } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { buzz } from '../../pwa/touch.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { BACK, Icon } from '../../ui/Icon.tsx';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { TalkProvider } from '../../ui/talk.ts';
import { tableWords } from '../../words/table.ts';
import { back } from '../navigation.ts';
import { settings } from '../settings.ts';
import { inLang } from '../words.ts';
import { useHold } from './useHold.ts';
import './curtain.css';

/** As long as the second half of a double tap may take: it was meant for what stood there before. */
const DEAF_MS = 400;

interface CurtainProps {
  readonly news: TableNews;
  readonly to: Seat;
}

/** Between two people: nothing of the table is drawn until the next one holds it open. */
export function Curtain({ news, to }: CurtainProps) {
  const words = inLang(tableWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const fellAtMs = useRef(0);
  const [brief, setBrief] = useState(false);
  const hold = useHold(
    () => {
      look(to);
      if (settings.value.buzz) buzz();
    },
    () => setBrief(true),
  );
  useLayoutEffect(() => {
    fellAtMs.current = performance.now();
  }, []);
  useEffect(() => heading.current?.focus(), []);
  const sitter = news.sitters[to];
  if (!sitter) return null;
  const staysDeaf = (event: MouseEvent): void => {
    if (event.detail > 0 && event.timeStamp - fellAtMs.current < DEAF_MS) event.stopPropagation();
  };
  return (
    <main class="curtain" data-emblem={sitter.emblem} onClickCapture={staysDeaf}>
      <div class="noren" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
        <div class="curtain-emblem" data-holding={hold.holding}>
          <Emblem of={sitter.emblem} />
          <svg class="hold-ring" viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="47" pathLength="1" />
          </svg>
        </div>
      </div>
      <div class="curtain-sign">
        <TalkProvider value={{ sitters: news.sitters }}>
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
        <button type="button" class="word" onClick={back}>
          <Icon of={BACK} />
          {words.toShelf}
        </button>
      </div>
    </main>
  );
}
