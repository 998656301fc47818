import './house.css';
import type { FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat, ThingId } from '../../../engine/game.ts';
import { useRow } from '../../../ui/walk/lattice.ts';
import { COLOUR_NAMES, COLOURS, cardThing, geishaThing, type Kind, NONE, reputationOf } from '../rules/cards.ts';
import type { Aim } from '../rules/possible.ts';
import { handSize, isCard, type View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { CardBack } from './art/FolkCard.tsx';
import { GEISHA_BOX, Geisha } from './art/Geisha.tsx';
import { Lantern, Reputation } from './art/signs.tsx';
import { GuestTile, Poster, SmallCard } from './art/Tiles.tsx';
import type { Struck } from './struck.ts';

interface RowProps {
  /** As the travelling cards know it: "guests:0". */
  readonly thing: ThingId;
  readonly label: string;
  /** Draws one card of the row. */
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
function Row({ thing, label, Laid, cards, lying, places, lost, aim, words, tap, explain }: RowProps) {
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

interface HouseProps {
  readonly view: View;
  /** As it would be with the chosen move. */
  readonly after: View;
  readonly seat: Seat;
  readonly name: string;
  readonly aim: Aim | null;
  readonly words: Labels;
  /** Takes a card back from the publicity row; null while that is not asked. */
  readonly recall: ((card: Kind) => void) | null;
  /** Uses the reserve; null while that is not possible, or it is not one’s own. */
  readonly reveal: (() => void) | null;
  readonly isRevealed: boolean;
  readonly struck: Struck;
  /** Chooses this house for an effect; null while none is to be chosen. */
  readonly target: (() => void) | null;
  explain(thing: ThingId): void;
}

/** A parlour: guests above the geisha, publicity to her right, the reserve face down to her left. */
export function House({
  view,
  after,
  seat,
  name,
  aim,
  words,
  recall,
  reveal,
  isRevealed,
  struck,
  target,
  explain,
}: HouseProps) {
  const geisha = view.geisha[seat] ?? null;
  const [guests, publicity] = [view.guests[seat] ?? [], view.publicity[seat] ?? []];
  const reserve = view.reserves[seat] ?? NONE;
  const [now, then] = [reputationOf(view, seat), reputationOf(after, seat)];
  const enough = handSize(view.round);
  const aimed = (row: Aim['row']): number | null => (aim?.seat === seat && aim.row === row ? aim.at : null);
  const held = view.held[seat] ?? 0;
  return (
    <div
      class="mai-house"
      data-closed={view.closed[seat]}
      data-target={target !== null}
      style={{ '--mai-places': Math.max(enough, after.guests[seat]?.length ?? 0) }}
    >
      <div class="mai-upper">
        <button
          type="button"
          class="mai-lantern"
          data-thing={`guests:${seat}`}
          aria-label={words.guests(name, guests.length, enough)}
          onClick={() => explain(`guests:${seat}`)}
        >
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Lantern />
          </svg>
          <span>
            {guests.length}/{enough}
          </span>
        </button>
        <Row
          thing={`guests:${seat}`}
          label={words.guests(name, guests.length, enough)}
          Laid={GuestTile}
          cards={after.guests[seat] ?? []}
          lying={guests.length}
          places={enough}
          lost={struck.guests}
          aim={aimed('guests')}
          words={words}
          tap={null}
          explain={explain}
        />
      </div>
      <div class="mai-lower">
        <div class="mai-left">
          <button
            type="button"
            class="mai-reserve"
            data-thing={`reserve:${seat}`}
            data-laid={reserve !== NONE}
            data-seen={isCard(reserve)}
            data-free={reveal !== null}
            aria-pressed={reveal ? isRevealed : undefined}
            aria-label={words.reserve(name, reserve)}
            onClick={() => (reveal ? reveal() : explain(`reserve:${seat}`))}
          >
            {isCard(reserve) ? <SmallCard of={reserve} /> : reserve !== NONE && <CardBack />}
          </button>
          <button
            type="button"
            class="mai-count"
            data-thing={`hand:${seat}`}
            aria-label={words.held(name, held)}
            data-empty={held === 0}
            onClick={() => explain(`hand:${seat}`)}
          >
            <Fan />
            <b>{held}</b>
          </button>
        </div>
        {geisha && (
          <div class="mai-hostess">
            <button
              type="button"
              class="mai-geisha"
              data-thing={geishaThing(geisha)}
              data-spent={view.spent[seat]}
              aria-label={words.geisha(geisha, name, view.spent[seat] === true)}
              onClick={() => (target ? target() : explain(geishaThing(geisha)))}
            >
              <svg viewBox={GEISHA_BOX} aria-hidden="true">
                <Geisha of={geisha} isAlive />
              </svg>
              <span class="mai-name">{words.geishaName(geisha)}</span>
            </button>
            {view.closed[seat] && (
              <button
                type="button"
                class="mai-closed"
                data-thing={`door:${seat}`}
                aria-label={words.closedAt(name)}
                onClick={() => (target ? target() : explain(`door:${seat}`))}
              >
                <span>{words.closed}</span>
              </button>
            )}
          </div>
        )}
        <button
          type="button"
          class="mai-fame"
          data-thing={`publicity:${seat}`}
          aria-label={words.reputation(name, then)}
          onClick={() => explain(`publicity:${seat}`)}
        >
          {COLOURS.map((colour) => (
            <span key={colour} data-colour={COLOUR_NAMES[colour]}>
              <svg viewBox="-12 -12 24 24" aria-hidden="true">
                <Reputation of={COLOUR_NAMES[colour]} />
              </svg>
              <b data-changed={now[colour] !== then[colour]} data-fallen={struck.fallen.includes(colour)}>
                {then[colour]}
              </b>
            </span>
          ))}
        </button>
        <Row
          thing={`publicity:${seat}`}
          label={words.publicity(name)}
          Laid={Poster}
          cards={after.publicity[seat] ?? []}
          lying={publicity.length}
          places={struck.publicity}
          lost={struck.publicity}
          aim={aimed('publicity')}
          words={words}
          tap={recall}
          explain={explain}
        />
      </div>
    </div>
  );
}

/** A hand of cards, seen from behind. */
const Fan = () => (
  <svg viewBox="-12 -12 24 24" aria-hidden="true">
    <path class="mai-fan" d="m-9-3 6-3 4 11-6 3ZM-3-8H4V5H-3ZM5-6l6 3-5 11-5-3Z" />
  </svg>
);
