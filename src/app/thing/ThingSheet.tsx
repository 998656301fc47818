import './thing.css';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyMove, AnyView, Offer, ThingId } from '../../engine/game.ts';
import { TO_NEXT, TO_PRIOR } from '../../ui/actionIcons.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnySpread, Large, Look } from '../../ui/face.ts';
import { Icon } from '../../ui/Icon.tsx';
import { afterFrame } from '../../ui/modality.ts';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../settings.ts';
import { foretold } from '../table/said.ts';

const LONG_MS = 500;

/**
 * A long press opens what a thing on the board is, also where a short tap would choose it. Some systems answer a long press
 * with their menu, others with a late click; with a mouse it is the other button.
 */
export function useLongPress(explain: (thing: ThingId) => void) {
  const downAt = useRef(Number.POSITIVE_INFINITY);
  const read = (event: MouseEvent): void => {
    const lying = (event.target as Element).closest<HTMLElement>('[data-thing]')?.dataset.thing;
    if (!lying || !isThing(lying)) return;
    event.preventDefault();
    event.stopPropagation();
    explain(lying);
  };
  return {
    onPointerDown: ({ timeStamp }: PointerEvent): void => {
      downAt.current = timeStamp;
    },
    onContextMenu: read,
    onClickCapture: (event: MouseEvent): void => {
      const lasted = event.timeStamp - downAt.current;
      downAt.current = Number.POSITIVE_INFINITY;
      if (lasted >= LONG_MS) read(event);
    },
  };
}

const isThing = (name: string): name is ThingId => name.includes(':');

/** Less is a tap that slipped. */
const FAR_PX = 40;

/** A finger drawn across leads on, as pages turn: to the left to what comes next. */
function useSwipe(turn: (way: 'on' | 'back') => void) {
  const down = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent): void => {
      down.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent): void => {
      const from = down.current;
      down.current = null;
      if (!from) return;
      const across = clientX - from.x;
      if (Math.abs(across) < FAR_PX || Math.abs(across) < Math.abs(clientY - from.y)) return;
      turn(across < 0 ? 'on' : 'back');
    },
    onPointerCancel: (): void => {
      down.current = null;
    },
  };
}

interface ThingSheetProps {
  readonly thing: ThingId;
  readonly voice: AnyVoice;
  readonly spread: AnySpread;
  readonly view: AnyView;
  readonly look: Look;
  /** What can be done now; those that concern the thing get a button. */
  readonly offers: readonly Offer<AnyMove>[];
  /** The sheet is gone by then. */
  press(offer: Offer<AnyMove>): void;
  open(thing: ThingId): void;
  close(): void;
}

/** More would be a list to read: the board is the better place to choose among them. */
const DEEDS = 3;

/** What a thing is: large, with its picture, what is printed on it, what it is worth now and what can be done with it. */
export function ThingSheet(props: ThingSheetProps) {
  const { thing, voice, spread, view, look, offers, press, open, close } = props;
  const large = spread.large?.(thing, view, look) ?? null;
  const words = inLang(tableWords);
  const deeds = offers.filter(({ move }) => spread.handles?.(move, view) === thing);
  return (
    <Dialog
      page={large?.row?.join(' ') ?? thing}
      title={large?.name ?? words.explained}
      close={inLang(shelfWords).close}
      onClose={close}
    >
      {(putAway) => (
        <>
          {large && (
            <Seen {...props} large={large} nameOf={(id) => spread.large?.(id, view, look)?.name ?? null} go={open} />
          )}
          <p>
            <PhraseLine said={voice.explain(thing, view, look.arePointsCovered)} />
          </p>
          {deeds.length > 0 && deeds.length <= DEEDS && (
            <div class="deeds">
              {deeds.map((offer, index) => (
                <button
                  key={index}
                  type="button"
                  class="button"
                  onClick={() => {
                    // The sheet goes first: to draw the board with what is chosen takes longer than a tap may wait.
                    afterFrame(() => press(offer));
                    putAway();
                  }}
                >
                  <b>
                    <PhraseText said={voice.sayMove(offer.move, view)} />
                  </b>
                  {foretold(offer.foresight, voice, look.arePointsCovered).map((reason, at) => (
                    <small key={at}>
                      <PhraseText said={voice.sayReason(reason)} />
                    </small>
                  ))}
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

interface SeenProps {
  readonly thing: ThingId;
  readonly large: Large;
  nameOf(thing: ThingId): string | null;
  go(thing: ThingId): void;
}

function Seen({ thing, large, nameOf, go }: SeenProps) {
  const { picture, shape, story, facts, row = [] } = large;
  const at = row.indexOf(thing);
  const prior = row[at - 1] ?? null;
  const next = at < 0 ? null : (row[at + 1] ?? null);
  const to = (beside: ThingId | null): void => {
    if (beside) go(beside);
  };
  const swipe = useSwipe((way) => to(way === 'on' ? next : prior));
  const ways = useRef({ prior, next });
  ways.current = { prior, next };
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') to(ways.current.prior);
      if (key === 'ArrowRight') to(ways.current.next);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <div class="thing" data-wide={shape > 1} {...swipe}>
        <div class="thing-picture" aria-hidden="true" style={{ '--shape': shape }}>
          {picture}
        </div>
        <ul class="thing-facts">
          {facts.map((fact, index) => (
            <li key={index}>
              <PhraseLine said={fact} />
            </li>
          ))}
        </ul>
      </div>
      {row.length > 1 && (
        <div class="thing-ways">
          <Way to={prior} icon={TO_PRIOR} nameOf={nameOf} go={go} />
          <span class="hint" aria-hidden="true">
            {at + 1} / {row.length}
          </span>
          <Way to={next} icon={TO_NEXT} nameOf={nameOf} go={go} />
        </div>
      )}
      {story && <p class="story">{story}</p>}
    </>
  );
}

interface WayProps {
  readonly to: ThingId | null;
  readonly icon: string;
  nameOf(thing: ThingId): string | null;
  go(thing: ThingId): void;
}

/** To the neighbour. Dimmed, and not gone, at the end of the row, so that the one at the other side keeps its place. */
const Way = ({ to, icon, nameOf, go }: WayProps) => (
  <button
    type="button"
    class="round"
    aria-disabled={to === null}
    aria-label={(to && nameOf(to)) ?? '–'}
    onClick={() => to && go(to)}
  >
    <Icon of={icon} />
  </button>
);
