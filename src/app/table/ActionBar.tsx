import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Floor } from '../../engine/floor.ts';
import type { AnyView, Seat } from '../../engine/game.ts';
import { forced, look, putAway, shown } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { AID } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import type { Peeking } from '../../ui/peek/peek.ts';
import { name, type Phrase, plain } from '../../words/phrase.ts';
import { type TableWords, tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { HoldToGoOn } from '../curtain/Curtain.tsx';
import { FinalActions } from '../final/Final.tsx';
import { HintLamp } from '../hint/HintLamp.tsx';
import { inLang } from '../settings.ts';
import { HoldToLook } from './OwnEyes.tsx';
import { Slip, Tidings } from './Slip.tsx';
import { widthOf } from './steps.ts';
import { TakeBack } from './TakeBack.tsx';
import { committed } from './taps.ts';
import { lead, type Turn } from './turn.ts';
import { BOARD } from './useLit.ts';

interface ActionBarProps {
  readonly news: TableNews;
  readonly voice: AnyVoice;
  readonly view: AnyView;
  readonly turn: Turn;
  readonly peeking: Peeking<Seat>;
  /** Whose turn it has become, for a beat. */
  readonly handedTo: Seat | null;
  /** After the end: the table is looked at instead of the scores. */
  readonly atTable: boolean | null;
  readonly isCounted: boolean;
  /** What happened: it gives way to tidings. */
  readonly children: ComponentChildren;
  setAtTable(look: boolean): void;
  openAid(): void;
  /** Whether everyone agrees that a move is taken back. */
  askTable(): void;
  /** The match goes on to people who have devices of their own. */
  sendOn(): void;
  readonly lookCloser: (() => void) | null;
}

/** In reach of the thumb: what is asked, what the chosen move would bring, the one button that makes it, and the way back. */
export function ActionBar(props: ActionBarProps) {
  const { news, turn, voice, view, peeking, handedTo, atTable, isCounted } = props;
  const { setAtTable, openAid, askTable, sendOn, lookCloser, children } = props;
  const [asked, setAsked] = useState<TableNews | null>(null);
  const words = inLang(tableWords);
  const why = asked === news ? words.takeBackWhy[news.undo.why] : null;
  return (
    <div class="actions">
      <Slip>
        {children}
        <button
          type="button"
          class="round"
          aria-label={words.aid}
          title={words.aidHint}
          aria-haspopup="dialog"
          onClick={openAid}
        >
          <Icon of={AID} />
        </button>
        <HintLamp news={news} turn={turn} voice={voice} view={view} />
        <Tidings turn={turn} voice={voice} whyNoTakeBack={why} lookCloser={lookCloser} />
        {handedTo !== null && (
          <p class="handover" data-emblem={news.sitters[handedTo]?.emblem} aria-hidden="true">
            <PhraseText said={[name(handedTo)]} />
          </p>
        )}
      </Slip>
      <div class="buttons">
        <TakeBack news={news} turn={turn} askTable={askTable} askWhyNot={() => setAsked(news)} />
        {news.peek && turn.seat !== null && (
          <HoldToLook name={news.sitters[turn.seat]?.name ?? ''} seat={turn.seat} peeking={peeking} />
        )}
        {atTable === null ? (
          <Primary news={news} turn={turn} voice={voice} view={view} sendOn={sendOn} />
        ) : (
          <>
            {news.byMessages && (
              <button type="button" class="button" aria-haspopup="dialog" onClick={sendOn}>
                {words.sendEnd}
              </button>
            )}
            <FinalActions news={news} atTable={atTable} isCounted={isCounted} setAtTable={setAtTable} />
          </>
        )}
      </div>
    </div>
  );
}

/** So much fits into two lines of the button on a small phone, and beside the eye; a character of Japanese counts twice. */
const TWO_LINES = 54;
const TWO_BESIDE_EYE = 42;

/**
 * The board gets the focus of a button that will go, while all still stands as it was laid out: to take away what has the
 * focus lays the table out anew, for that alone.
 */
const handOn = (): void => BOARD.current?.focus({ preventScroll: true });

/** What a tap does where nothing is chosen. */
const goesOn: Readonly<Partial<Record<Floor['kind'], () => void>>> = { forced, reveal: shown, learnt: putAway };

type PrimaryProps = Pick<ActionBarProps, 'news' | 'turn' | 'voice' | 'view' | 'sendOn'>;

/** The button of the one thing that can be done now; until there is one, what is asked stands in its place. */
function Primary({ news, turn, voice, view, sendOn }: PrimaryProps) {
  const words = inLang(tableWords);
  const [pressed, setPressed] = useState<TableNews | null>(null);
  const { selected, seat, isSent } = turn;
  const { floor } = news;
  // Pressed once it is dimmed and hears no more, as that of a move that was made, until the answer comes in its place.
  const isOpen = pressed !== news;
  // Else the next one would be taken for this one, which has been understood.
  const key = `${news.logLength} ${floor.kind}`;
  const once = (act: () => void) => (): void => {
    if (!isOpen) return;
    setPressed(news);
    committed();
    handOn();
    act();
  };
  if (selected && turn.isMakeable) {
    const made = turn.whole?.said ?? voice.sayMove(selected.move, view);
    const isLong =
      widthOf(plain(made, (side) => news.sitters[side]?.name ?? '')) > (news.peek ? TWO_BESIDE_EYE : TWO_LINES);
    return (
      <button
        key={key}
        type="button"
        class="button primary"
        data-long={isLong}
        aria-disabled={isSent}
        onClick={() => {
          if (isSent) return;
          handOn();
          turn.commit(selected);
        }}
      >
        <span>
          <PhraseText said={made} />
        </span>
      </button>
    );
  }
  const said = (
    <span>
      <PhraseLine
        said={selected && turn.isGoing ? voice.sayMove(selected.move, view) : moment(news, voice, view, words)}
      />
    </span>
  );
  if (floor.kind === 'reveal' && floor.to === news.holder) {
    return (
      <>
        <p class="prompt">{said}</p>
        <HoldToGoOn name={news.sitters[floor.to]?.name ?? ''} go={() => look(floor.to)} />
      </>
    );
  }
  const act = goesOn[floor.kind];
  if (act) {
    return (
      <>
        <p class="prompt">{said}</p>
        <button key={key} type="button" class="button primary" aria-disabled={!isOpen} onClick={once(act)}>
          {floor.kind === 'forced' && !news.ask?.pause ? words.goForced : words.goOn}
        </button>
      </>
    );
  }
  if (floor.kind === 'away' && !news.circle) {
    return (
      <>
        <p class="prompt">{said}</p>
        <button key={key} type="button" class="button primary" aria-haspopup="dialog" onClick={sendOn}>
          {words.sendOn(news.sitters[floor.seats[0] ?? 0]?.name ?? '')}
        </button>
      </>
    );
  }
  return (
    <p class="prompt" role="status" data-asks={seat !== null}>
      {said}
    </p>
  );
}

/** Whose moment it is, and what is asked; a player alone is not called by name. */
function moment({ floor, ask, here, circle }: TableNews, voice: AnyVoice, view: AnyView, words: TableWords): Phrase {
  const question = ask ? voice.sayAsk(ask, view) : [];
  switch (floor.kind) {
    case 'open':
    case 'private':
      if (lead.value && lead.value.seat !== floor.seat) return words.thinking([floor.seat]);
      return ask?.pause || here.length === 1 ? question : words.asked(floor.seat, question);
    case 'bots':
      return words.thinking(floor.seats);
    case 'away':
      if (floor.seats.length === 0) return [words.sent];
      return circle ? words.awaits(floor.seats) : words.waitsFor(floor.seats);
    case 'forced':
      return ask?.pause ? question : words.forced(floor.seats.length);
    case 'reveal':
      return words.uncovered;
    case 'learnt':
      return words.learnt(floor.seat);
    default:
      return words.over;
  }
}
