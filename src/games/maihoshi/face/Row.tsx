import type { FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import type { ThingId } from '../../../engine/ids.ts';
import { useRow } from '../../../ui/walk/useRow.ts';
import { cardThing, type Kind } from '../rules/cards.ts';
import type { Labels } from '../words/say.ts';

interface RowProps {
  /** As the travelling cards know it: "guests:0". */
  readonly thing: ThingId;
  readonly label: string;
  /** How a card lies in it. */
  readonly Laid: FunctionComponent<{ readonly of: Kind }>;
  readonly cards: readonly Kind[];
  /** So many lie there; what follows would come with the chosen move. */
  readonly lying: number;
  /** Empty places are drawn up to this number. */
  readonly places: number;
  /** So many of the places after those were emptied by others. */
  readonly lost: number;
  /** The one that an effect would take away. */
  readonly aim: number | null;
  readonly words: Labels;
  /** Null: a tap explains. */
  readonly tap: ((card: Kind) => void) | null;
  explain(thing: ThingId): void;
}

/** Cards that lie open, the newest at the right end. One tab stop, and arrows walk it. */
export function Row({ thing, label, Laid, cards, lying, places, lost, aim, words, tap, explain }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  const walk = useRow(row, cards.length, -1);
  const named = (card: Kind, at: number): string =>
    at === lying - 1 ? words.newest(words.cardName(card)) : words.cardName(card);
  const free = Array.from({ length: Math.max(0, places - cards.length) }, (_, at) => (
    <i key={`place-${at}`} class="mai-place" data-lost={at < lost || undefined} aria-hidden="true" />
  ));
  if (cards.length === 0) return <div class="mai-row">{free}</div>;
  return (
    <div ref={row} class="mai-row" role="toolbar" aria-label={label} data-row={thing} {...walk.handlers}>
      {cards.map((card, at) => (
        <button
          key={at}
          type="button"
          class="mai-laid"
          data-thing={cardThing(card)}
          data-newest={at === lying - 1 || undefined}
          data-as={at >= lying ? 'coming' : at === aim ? 'aim' : tap ? 'free' : undefined}
          tabIndex={at === walk.stop ? 0 : -1}
          aria-label={named(card, at)}
          aria-pressed={tap ? at === aim : undefined}
          onClick={() => (tap ? tap(card) : explain(cardThing(card)))}
        >
          <Laid of={card} />
        </button>
      ))}
      {free}
    </div>
  );
}
