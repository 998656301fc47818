import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyView } from '../../engine/game.ts';
import { needsAgreement } from '../../engine/undo.ts';
import { forced, shown, undo } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/messages.ts';
import { SKIP, TAKE_BACK } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine, PhraseText, useTalk } from '../../ui/PhraseLine.tsx';
import type { Peeking } from '../../ui/peek/usePeek.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { FinalActions } from '../final/FinalActions.tsx';
import { inLang } from '../words.ts';
import { HoldToLook } from './HoldToLook.tsx';
import type { Turn } from './useTurn.ts';

interface ActionBarProps {
  readonly news: TableNews;
  readonly voice: AnyVoice;
  readonly view: AnyView;
  readonly turn: Turn;
  readonly peeking: Peeking;
  /** While moves are being shown. */
  readonly skip: (() => void) | null;
  /** After the end: the table is looked at instead of the scores. */
  readonly atTable: boolean | null;
  /** The newest line of the log: it gives way to tidings. */
  readonly children: ComponentChildren;
  setAtTable(look: boolean): void;
  /** Whether everyone agrees that a move is taken back. */
  askTable(): void;
}

/** In reach of the thumb: what the chosen move would bring, the one button that makes it, and the way back. */
export function ActionBar(props: ActionBarProps) {
  const { news, turn, peeking, skip, atTable, setAtTable, askTable } = props;
  const [asked, setAsked] = useState<TableNews | null>(null);
  return (
    <div class="actions">
      <div class="slip">
        <Tidings {...props} whyNoTakeBack={asked === news} />
        {props.children}
      </div>
      <div class="buttons">
        <TakeBack news={news} askTable={askTable} askWhyNot={() => setAsked(news)} />
        {news.peek && turn.seat !== null && <HoldToLook name={news.sitters[turn.seat]?.name ?? ''} peeking={peeking} />}
        {atTable === null ? (
          <Primary {...props} />
        ) : (
          <FinalActions news={news} atTable={atTable} setAtTable={setAtTable} />
        )}
      </div>
      {skip && (
        <button type="button" class="round skip" aria-label={inLang(tableWords).skip} onClick={skip}>
          <Icon of={SKIP} />
        </button>
      )}
    </div>
  );
}

const MOST_LINES = 3;

/** Foresight, or why a wish cannot be. */
function Tidings({ news, turn, voice, whyNoTakeBack }: ActionBarProps & { readonly whyNoTakeBack: boolean }) {
  const { selected, refusal } = turn;
  const words = inLang(tableWords);
  const { openRule } = useTalk();
  return (
    <div class="tidings" role="status">
      {whyNoTakeBack && !selected && !refusal && <p>{words.takeBackWhy[news.undo.why]}</p>}
      {refusal && (
        <p class="refusal">
          <PhraseLine said={voice.sayReason(refusal)} />{' '}
          <button type="button" class="word" onClick={() => openRule?.(refusal.rule)}>
            {words.seeRule}
          </button>
        </p>
      )}
      {selected && selected.foresight.length > 0 && (
        <ul class="foresight">
          {selected.foresight.slice(0, MOST_LINES).map((reason, index) => (
            <li key={index}>
              <PhraseLine said={voice.sayReason(reason)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Primary({ news, turn, voice, view, skip }: ActionBarProps) {
  const words = inLang(tableWords);
  const [pressed, setPressed] = useState<TableNews | null>(null);
  const { selected, seat } = turn;
  const { kind } = news.floor;
  // Pressed once it is gone, as a move that was made is: a second tap would meet whatever comes in its place.
  const isOpen = !skip && pressed !== news;
  const once = (act: () => void) => (): void => {
    setPressed(news);
    act();
  };
  if (selected && turn.isMakeable) {
    return (
      <button type="button" class="button primary" onClick={() => turn.commit(selected)}>
        <PhraseText said={voice.sayMove(selected.move, view)} />
      </button>
    );
  }
  if (kind === 'forced' && isOpen) {
    return (
      <button type="button" class="button primary" onClick={once(forced)}>
        {news.ask?.pause ? words.goOn : words.goForced}
      </button>
    );
  }
  if (kind === 'reveal' && isOpen) {
    return (
      <button type="button" class="button primary" onClick={once(shown)}>
        {words.goOn}
      </button>
    );
  }
  return <p class="prompt">{seat !== null && words.choose}</p>;
}

interface TakeBackProps extends Pick<ActionBarProps, 'news' | 'askTable'> {
  askWhyNot(): void;
}

function TakeBack({ news, askTable, askWhyNot }: TakeBackProps) {
  const words = inLang(tableWords);
  const closed = news.undo.drops.length === 0;
  const press = (): void => {
    if (closed) askWhyNot();
    else if (needsAgreement(news.undo)) askTable();
    else undo(false);
  };
  return (
    <button
      type="button"
      class="round"
      aria-label={words.takeBack}
      data-closed={closed}
      title={words.takeBackWhy[news.undo.why]}
      onClick={press}
    >
      <Icon of={TAKE_BACK} />
    </button>
  );
}
