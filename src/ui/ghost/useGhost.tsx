import './ghost.css';
import { useLayoutEffect } from 'preact/hooks';
import type { Offer } from '../../engine/game.ts';
import { partsWords } from '../../words/parts.ts';
import type { Lang } from '../../words/voice.ts';
import type { Tap } from '../grid/Grid.tsx';
import { CLOSE, Icon } from '../Icon.tsx';
import { answerTo, type PlacementOf, turned, waysAt } from './ways.ts';

interface Laying<Move, Place> {
  readonly offers: readonly Offer<Move>[];
  readonly selected: Offer<Move> | null;
  readonly layOf: PlacementOf<Move, Place>;
  /** Both as a board gets them from the table: one commits what is selected already, the other never does. */
  select(offer: Offer<Move> | null): void;
  compose(offer: Offer<Move> | null): void;
}

export interface Ghost<Move, Place> {
  /** The move whose piece is shown before it is placed. */
  readonly move: Move | null;
  /** In how many ways it fits where it is shown, and which of them this is, from 1. */
  readonly ways: number;
  readonly way: number;
  /** Where a piece fits. */
  readonly places: ReadonlySet<Place>;
  /** False: no piece fits there. */
  tap(place: Place, how: Tap): boolean;
  turn(): void;
  takeAway(): void;
}

/**
 * Show, then lay. The first tap shows the piece, the second lays it. Where it can lie in several ways a finger's second
 * tap turns it, R turns it too, and the table's button or Enter lays it. Escape takes it away.
 */
export function useGhost<Move, Place>(laying: Laying<Move, Place>): Ghost<Move, Place> {
  const { offers, selected, layOf, select, compose } = laying;
  const lay = selected && layOf(selected.move);
  const ways = lay ? waysAt(offers, layOf, lay.place) : [];
  const shown = lay ? selected : null;

  const turn = (): void => {
    if (shown && ways.length > 1) compose(turned(ways, shown));
  };
  const tap = (place: Place, how: Tap): boolean => {
    const answer = answerTo(place, how, offers, layOf, shown);
    if (answer?.by === 'select') select(answer.offer);
    else if (answer) compose(answer.offer);
    return answer !== null;
  };

  // in the same frame as the ghost: a key may be pressed as soon as it is seen
  useLayoutEffect(() => {
    if (!shown) return;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      if (event.key === 'Escape') compose(null);
      else if (event.code === 'KeyR') turn();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  return {
    move: shown?.move ?? null,
    ways: ways.length,
    way: shown ? ways.indexOf(shown) + 1 : 0,
    places: new Set(offers.flatMap(({ move }) => layOf(move)?.place ?? [])),
    tap,
    turn,
    takeAway: () => compose(null),
  };
}

/** In a sheet over the table, or where letters are written. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('dialog, input, select, textarea') !== null;

interface GhostButtonsProps {
  readonly lang: Lang;
  readonly of: Pick<Ghost<unknown, unknown>, 'move' | 'ways' | 'way' | 'turn' | 'takeAway'>;
}

const TURN = 'M18.5 12a6.5 6.5 0 1 1-2-4.7M17 3.5v4h-4';

/** For the shown piece: turn it, if it can lie in several ways, and take it away. */
export function GhostButtons({ lang, of: { move, ways, way, turn, takeAway } }: GhostButtonsProps) {
  const words = partsWords[lang].ghost;
  if (move === null) return null;
  return (
    <div class="ghost-buttons">
      {ways > 1 && (
        <button type="button" class="round" aria-label={words.turn(way, ways)} aria-keyshortcuts="R" onClick={turn}>
          <Icon of={TURN} />
        </button>
      )}
      <button type="button" class="round" aria-label={words.takeAway} aria-keyshortcuts="Escape" onClick={takeAway}>
        <Icon of={CLOSE} />
      </button>
    </div>
  );
}
