import { useRef } from 'preact/hooks';
import type { Offer } from '../../../engine/game.ts';
import type { BoardProps } from '../../../ui/face.ts';
import { useTravel } from '../../../ui/motion.ts';
import { useMomentary } from '../../../ui/useMomentary.ts';
import { EMPTY, type Kind, type Light, SUN } from '../rules/cards.ts';
import { type Cell, cellThing } from '../rules/grid.ts';
import { moveId } from '../rules/moves.ts';
import { lightOf, seatOf } from '../rules/sides.ts';
import { type Event, type Move, NOT_YET, type View } from '../rules/state.ts';
import { labels } from '../words/labels.ts';
import { Area } from './Area.tsx';
import { choiceOf, type Half, numbered } from './choice.ts';
import { Forest } from './Forest.tsx';
import { homeIn } from './home.ts';
import { Keep } from './Keep.tsx';
import './card.css';
import './board.css';

const NOTHING: Half = { at: null, order: [] };

const cardAt = (table: HTMLElement, cell: Cell): Element | null =>
  table.querySelector(`[data-thing="${cellThing(cell)}"] .fl-card`);

export function Board(props: BoardProps<Move, View, Event>) {
  const { view, eyes, lang, seat, offers, selected, events, names, select, compose, commit, wonder, explain } = props;
  const root = useRef<HTMLDivElement>(null);
  const words = labels[lang];
  const [half, setHalf] = useMomentary(NOTHING, view, seat);

  const offerOf = (wish: Move): Offer<Move> | null => offers.find(({ move }) => moveId(move) === moveId(wish)) ?? null;
  const choice = choiceOf(view, offers, selected?.move ?? null, half);
  const own = seat === null ? null : lightOf(view, seat);
  const near = own ?? (eyes === 'onlooker' ? SUN : lightOf(view, eyes));
  const placed = events.findLast((event) => event.is === 'placed') ?? null;
  const opened = events.findLast((event) => event.is === 'opened') ?? null;
  useTravel(root, view, (table) =>
    placed ? [{ from: homeIn(table, placed.card), to: (drawn) => cardAt(drawn, placed.cell) }] : [],
  );

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
    if (offer) commit(offer);
  };
  const area = (light: Light) => (
    <Area
      key={light}
      view={view}
      light={light}
      words={words}
      name={names(seatOf(view, light))}
      near={light === near}
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

  return (
    <div ref={root} class="fl-table" data-variant={view.variant}>
      <div class="fl-lay">
        {area(1 - near)}
        <Forest
          view={view}
          words={words}
          legal={choice.legal}
          ghost={choice.ghost}
          newest={placed?.cell ?? null}
          turned={events.some(({ is }) => is === 'turned')}
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
