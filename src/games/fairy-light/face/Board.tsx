import './card.css';
import './board.css';
import { useRef } from 'preact/hooks';
import type { Offer } from '../../../engine/game.ts';
import type { BoardProps } from '../../../ui/face.ts';
import { useBlinks, useMomentary } from '../../../ui/motion.ts';
import { EMPTY, type Kind, type Light, SUN } from '../rules/cards.ts';
import { type Cell, cellThing } from '../rules/grid.ts';
import { moveId } from '../rules/moves.ts';
import { type Event, lightOf, type Move, NOT_YET, type PlaceCard, seatOf, type View } from '../rules/state.ts';
import { type Labels, labels } from '../words/labels.ts';
import { Area, type Mark } from './Area.tsx';
import { Forest, type Ghost } from './Forest.tsx';

interface KeepProps {
  /** What is chosen, and which cards so far. */
  readonly choice: { readonly is: string; readonly marked: readonly number[] };
  readonly words: Labels;
  readonly selected: Move | null;
  keep(move: Move): void;
}

/** To change nothing is a choice as well, and has a button of its own; there is nothing to see of it first. */
function Keep({ choice, words, selected, keep }: KeepProps) {
  if (choice.is !== 'exchange' && choice.is !== 'order') return null;
  const exchanging = choice.is === 'exchange';
  const kept = selected !== null && choice.marked.join() === (exchanging ? '' : '0,1,2');
  return (
    <button
      type="button"
      class="button fl-keep"
      aria-pressed={kept}
      data-other={selected !== null && !kept}
      onClick={() => keep(exchanging ? { exchange: [] } : { order: [0, 1, 2] })}
    >
      {exchanging ? words.keepAll : words.keepOrder}
    </button>
  );
}

export function Board(props: BoardProps<Move, View, Event>) {
  const { view, eyes, lang, seat, offers, selected, events, arePointsCovered, names } = props;
  const { select, compose, press, wonder, explain } = props;
  const words = labels[lang];
  const [half, setHalf] = useMomentary(NOTHING, view, seat);

  const offerOf = (wish: Move): Offer<Move> | null => offers.find(({ move }) => moveId(move) === moveId(wish)) ?? null;
  const choice = choiceOf(view, offers, selected?.move ?? null, half);
  const own = seat === null ? null : lightOf(view, seat);
  const near = own ?? (eyes === 'onlooker' ? SUN : lightOf(view, eyes));
  const placed = events.findLast((event) => event.is === 'placed') ?? null;
  const opened = events.findLast((event) => event.is === 'opened') ?? null;

  const tapCell = (cell: Cell): void => {
    const wish = choice.card === null ? null : { place: cell, card: choice.card };
    const offer = wish && offerOf(wish);
    if (offer) select(offer);
    else if (wish && view.grid[cell] === EMPTY) wonder(wish);
    else explain(cellThing(cell));
  };
  const tapCard = (at: number, kind: Kind): void => {
    if (choice.is === 'place') {
      setHalf({ ...half, at });
      if (choice.ghost) compose(offerOf({ place: choice.ghost.cell, card: kind }));
    } else if (choice.is === 'exchange') {
      const back = toggled(choice.marked, at);
      compose(back.length > 0 ? offerOf({ exchange: back }) : null);
    } else if (choice.is === 'order') {
      const order = numbered(choice.marked, at);
      setHalf({ ...half, order });
      const [left = 0, middle = 0] = order;
      compose(order.length === 2 ? offerOf({ order: [left, middle, 3 - left - middle] }) : null);
    }
  };
  const keep = (move: Move): void => {
    const offer = offerOf(move);
    if (offer) press(offer);
  };
  const area = (light: Light) => (
    <Area
      key={light}
      view={view}
      light={light}
      words={words}
      name={names(seatOf(view, light))}
      near={light === near}
      showsHearts={!arePointsCovered}
      isOwn={light === near && (own !== null || eyes !== 'onlooker')}
      turn={isToMove(view, light)}
      opened={opened && lightOf(view, opened.seat) === light ? opened.card : null}
      mark={(at) => (light === own ? choice.mark(at) : null)}
      tap={light === own && choice.free ? tapCard : null}
      explain={explain}
    >
      {light === own && <Keep choice={choice} words={words} selected={selected?.move ?? null} keep={keep} />}
    </Area>
  );

  const table = useRef<HTMLDivElement>(null);
  useBlinks(table);
  return (
    <div ref={table} class="fl-table" data-variant={view.variant}>
      <div class="fl-lay">
        {area(1 - near)}
        <Forest
          view={view}
          words={words}
          legal={choice.legal}
          ghost={choice.ghost}
          newest={placed?.cell ?? null}
          counts={!arePointsCovered}
          tap={tapCell}
        />
        {area(near)}
      </div>
    </div>
  );
}

function isToMove({ variant, step, sealed, turn }: View, light: Light): boolean {
  if (step === 'over') return false;
  return variant === 'dark' && step === 'exchange' ? sealed[light] === NOT_YET : turn === light;
}

const toggled = (marked: readonly number[], at: number): number[] =>
  marked.includes(at) ? marked.filter((each) => each !== at) : [...marked, at].sort((one, other) => one - other);

/** What the one who decides has chosen so far. */
interface Choice {
  readonly is: 'place' | 'exchange' | 'order' | 'none';
  /** Cards of the hand may be tapped to choose among them. */
  readonly free: boolean;
  /** The card that the next place is meant for. */
  readonly card: Kind | null;
  readonly legal: ReadonlySet<Cell>;
  readonly ghost: Ghost | null;
  /** In an exchange the cards that go back, in an order those that have their number. */
  readonly marked: readonly number[];
  mark(at: number): Mark | null;
}

const NONE: Choice = {
  is: 'none',
  free: false,
  card: null,
  legal: new Set(),
  ghost: null,
  marked: [],
  mark: () => null,
};

/** A choice half made, which no offer stands for yet: the card of the hand that was tapped, the first cards of an order. */
export interface Half {
  readonly at: number | null;
  readonly order: readonly number[];
}

const NOTHING: Half = { at: null, order: [] };

/** Reads what is chosen off the selected offer, and what is only half chosen off the face's own memory. */
export function choiceOf(view: View, offers: readonly Offer<Move>[], selected: Move | null, half: Half): Choice {
  const [first] = offers;
  if (!first) return NONE;
  if ('exchange' in first.move) {
    const marked = selected && 'exchange' in selected ? selected.exchange : [];
    return { ...NONE, is: 'exchange', free: true, marked, mark: (at) => (marked.includes(at) ? 'back' : null) };
  }
  if ('order' in first.move) {
    // An order put down again is nothing half chosen.
    const marked =
      selected && 'order' in selected ? selected.order : half.order.slice(0, half.order.length === 1 ? 1 : 0);
    const number = (at: number): Mark | null => (marked.includes(at) ? marked.indexOf(at) + 1 : null);
    return { ...NONE, is: 'order', free: true, marked, mark: number };
  }
  return placing(view, offers, selected && 'place' in selected ? selected : null, half);
}

/** The cards that have their number once this one was tapped: a whole order begins anew, and the only one loses it. */
export function numbered(marked: readonly number[], at: number): readonly number[] {
  if (marked.length === 1) return marked[0] === at ? [] : [...marked, at];
  return [at];
}

function placing(view: View, offers: readonly Offer<Move>[], selected: PlaceCard | null, half: Half): Choice {
  const moves = offers.flatMap(({ move }) => ('place' in move ? [move] : []));
  const hand = view.open[view.turn] ?? [];
  const at = half.at ?? Math.max(0, hand.indexOf(selected?.card ?? EMPTY));
  const card = hand[at] ?? null;
  const free = view.variant !== 'standard';
  return {
    is: 'place',
    free,
    card,
    legal: new Set(moves.flatMap((move) => (move.card === card ? [move.place] : []))),
    ghost: selected && { cell: selected.place, card: selected.card },
    marked: [],
    mark: (each) => (each === at ? (free ? 'chosen' : 'next') : null),
  };
}
