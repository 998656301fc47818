import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyView, RuleId, ScoreSheet, ThingId } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnySpread, Look } from '../../ui/face.ts';
import { afterFrame } from '../../ui/modality.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { useTalk } from '../../ui/talk.ts';
import { type Phrase, plain } from '../../words/phrase.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { boxOf } from '../boxes.tsx';
import { ScorePad } from '../final/ScorePad.tsx';
import { lazily } from '../lazily.tsx';
import { hidesPoints, inLang, settings } from '../settings.ts';
import { ThingSheet } from '../thing/ThingSheet.tsx';
import { Aid, Recalled, Rule } from './Aid.tsx';
import { DealCode } from './DealCode.tsx';
import { FacingSheet } from './Facing.tsx';
import { LogList } from './Log.tsx';
import { Menu } from './Menu.tsx';
import { SeatChange } from './SeatChange.tsx';
import { foretold } from './said.ts';
import { CoveredPoints } from './TableHead.tsx';
import { TakeBackQuestion } from './TakeBack.tsx';
import { lead, type Turn } from './turn.ts';
import { useInParts } from './useInParts.ts';
import { BOARD, useLit } from './useLit.ts';

interface MoveListProps {
  readonly turn: Turn;
  readonly voice: AnyVoice;
  readonly view: AnyView;
  onDone(): void;
}

/** More than fit on a sheet. */
const AT_ONCE = 16;

/** Every move in words, what a picture stands for too: a way to play for those whom the board does not serve. */
function MoveList({ turn, voice, view, onDone }: MoveListProps) {
  const words = inLang(tableWords);
  const { sitters } = useTalk();
  const areCovered = settings.value.points === 'covered';
  const drawn = useInParts(turn.offers.length, AT_ONCE);
  if (turn.offers.length === 0) return <p class="hint">{words.noMoves}</p>;
  return (
    <ul class="menu" aria-busy={drawn < turn.offers.length}>
      {turn.offers.slice(0, drawn).map((offer, index) => (
        <li key={index}>
          <button
            type="button"
            aria-pressed={offer === turn.selected}
            onClick={() => {
              // The sheet goes first: to draw the board with what is chosen takes longer than a tap may wait.
              afterFrame(() => turn.select(offer));
              onDone();
            }}
          >
            <span>
              <b>
                <PhraseText said={[plain(voice.sayMove(offer.move, view), (seat) => sitters[seat]?.name ?? '')]} />
              </b>
              {foretold(offer.foresight, voice, areCovered)
                .slice(0, 1)
                .map((reason) => (
                  <span key={reason.rule} class="hint">
                    <PhraseText said={voice.sayReason(reason)} />
                  </span>
                ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NextFrameProps {
  readonly page: string;
  readonly children: ComponentChildren;
}

/**
 * A sheet answers the tap that opens it with its title, and a frame later has what stands on it: both together take a slow
 * phone too long. Meanwhile it is as high as the page before.
 */
function NextFrame({ page, children }: NextFrameProps) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const heightPx = useRef(0);
  const isDrawn = drawn === page;
  useLayoutEffect(() => {
    if (isDrawn) {
      heightPx.current = paper.current?.offsetHeight ?? 0;
      return;
    }
    let isAwaited = true;
    afterFrame(() => isAwaited && setDrawn(page));
    return () => {
      isAwaited = false;
    };
  }, [isDrawn, page]);
  return (
    <div ref={paper} aria-busy={!isDrawn} style={{ minHeight: isDrawn ? undefined : `${heightPx.current}px` }}>
      {isDrawn && children}
    </div>
  );
}

/** What is set once an evening, fetched when it is opened. */
const Likings = lazily(() => import('../settings/Likings.tsx').then((likings) => likings.Likings));

const PhonesSheet = lazily(() => import('../phones/PhonesSheet.tsx').then((phones) => phones.PhonesSheet));
const HandOnTable = lazily(() => import('../elsewhere/HandOn.tsx').then((elsewhere) => elsewhere.HandOnTable));
const RematchSheet = lazily(() => import('../rematch/Rematch.tsx').then((rematch) => rematch.RematchSheet));
const EndNow = lazily(() => import('../rematch/Rematch.tsx').then((rematch) => rematch.EndNow));
const Concede = lazily(() => import('../rematch/Rematch.tsx').then((rematch) => rematch.Concede));

export type SheetName =
  | 'menu'
  | 'aid'
  | 'memory'
  | 'likings'
  | 'log'
  | 'scores'
  | 'moves'
  | 'change'
  | 'turn'
  | 'dealCode'
  | 'elsewhereWay'
  | 'phones'
  | 'takeBackQuestion'
  | 'rematch'
  | 'endNow'
  | 'concede';

interface SheetsProps {
  readonly open: Signal<SheetName | null>;
  readonly thing: Signal<ThingId | null>;
  readonly rule: Signal<RuleId | null>;
  readonly news: TableNews;
  readonly scores: ScoreSheet;
  readonly lines: readonly LogLine[];
  readonly voice: AnyVoice;
  readonly spread: AnySpread;
  readonly view: AnyView;
  readonly look: Look;
  readonly turn: Turn;
  /** Null while nobody may look back. */
  readonly lookBack: ((moves: number) => void) | null;
  show(sheet: SheetName | null): void;
  explain(thing: ThingId | null): void;
}

/** The sheets of paper that can lie over the table; one at a time, and on top what a thing is, or what a rule says. */
export function Sheets(props: SheetsProps) {
  const { news, voice, spread, view, look, turn, show, explain } = props;
  const [open, thing, rule] = [props.open.value, props.thing.value, props.rule.value];
  const words = inLang(tableWords);
  const { close } = inLang(shelfWords);
  useLit(BOARD, useLastOpened(thing, news), 'asked');
  return (
    <>
      {open && (
        <Dialog page={open} title={words[open]} close={close} onClose={() => show(null)}>
          {(putAway) => (
            <NextFrame page={open}>
              <Content {...props} name={open} putAway={putAway} />
            </NextFrame>
          )}
        </Dialog>
      )}
      {thing && (
        <ThingSheet
          thing={thing}
          voice={voice}
          spread={spread}
          view={view}
          look={look}
          offers={turn.offers}
          press={turn.press}
          open={explain}
          close={() => explain(null)}
        />
      )}
      {rule && (
        <Dialog
          title={words.rules}
          close={close}
          onClose={() => {
            props.rule.value = null;
          }}
        >
          <Rule game={news.game} rule={rule} />
        </Dialog>
      )}
    </>
  );
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** What was explained is marked on the board, also once all sheets are put away, until something happens or is touched. */
function useLastOpened(thing: ThingId | null, news: TableNews): readonly Phrase[] {
  const [last, setLast] = useState<{ readonly thing: ThingId; readonly at: TableNews } | null>(null);
  useEffect(() => {
    if (thing) {
      setLast({ thing, at: news });
      return;
    }
    const forget = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('dialog'))) setLast(null);
    };
    for (const touch of TOUCHES) addEventListener(touch, forget, { capture: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, forget, { capture: true });
    };
  }, [thing]);
  return useMemo(() => (last?.at === news ? [[{ thing: last.thing, text: '' }]] : NOTHING), [last, news]);
}

const NOTHING: readonly Phrase[] = [];

function Content(props: SheetsProps & { readonly name: SheetName; putAway(): void }) {
  const { name, news, scores, lines, voice, view, turn, lookBack, show, putAway } = props;
  const done = (): void => show(null);
  const lookAndClose =
    lookBack &&
    ((moves: number): void => {
      lookBack(moves);
      done();
    });
  switch (name) {
    case 'menu':
      return <Menu news={news} seat={lead.value || turn.offers.length < 2 ? null : turn.seat} show={show} />;
    case 'aid':
      return <Aid news={news} />;
    case 'memory':
      return <Recalled news={news} view={view} />;
    case 'likings':
      return <Likings />;
    case 'log':
      return (
        <>
          {news.codeKnown && <p class="note">{inLang(tableWords).codeKnown}</p>}
          <LogList lines={lines} voice={voice} at={null} lookBack={lookAndClose} />
        </>
      );
    case 'scores':
      return (
        <CoveredPoints areCovered={hidesPoints(voice) && news.result === null}>
          <ScorePad sheet={scores} setup={news.setup} sitters={news.sitters} voice={voice} />
        </CoveredPoints>
      );
    case 'moves':
      return <MoveList turn={turn} voice={voice} view={view} onDone={putAway} />;
    case 'turn':
      return <FacingSheet news={news} />;
    case 'dealCode':
      return <DealCode news={news} />;
    case 'elsewhereWay':
      return <HandOnTable news={news} />;
    case 'phones':
      return <PhonesSheet news={news} onDone={done} />;
    case 'takeBackQuestion':
      return <TakeBackQuestion news={news} voice={voice} onDone={done} />;
    case 'rematch':
      return <RematchSheet news={news} />;
    case 'endNow':
      return <EndNow news={news} onDone={done} />;
    case 'concede':
      return <Concede news={news} onDone={done} />;
    case 'change':
      return <SeatChange levels={boxOf(news.game)?.levels ?? 1} sitters={news.sitters} onDone={done} />;
  }
}
