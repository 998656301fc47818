import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import type { BoardProps } from '../../../ui/face.ts';
import { type Ghost as Shown, useGhost } from '../../../ui/ghost/useGhost.tsx';
import type { Tap } from '../../../ui/grid/Grid.tsx';
import type { Kind } from '../rules/fairies.ts';
import { type Cell, type Domino, dominoOf, FIRST, fieldOf, halves, SECOND } from '../rules/field.ts';
import { cellThing } from '../rules/ids.ts';
import { tracked } from '../rules/sheet.ts';
import type { Event, Move, View } from '../rules/state.ts';
import type { CellMark } from '../words/labels.ts';
import type { Callable, Lit, Stand } from './choice.ts';
import {
  calledBy,
  callsOf,
  firstKind,
  kindsCalled,
  layOf,
  litBy,
  markIn,
  NOTHING_LIT,
  nearestOf,
  tappedFor,
} from './choice.ts';
import type { Choosing } from './Field.tsx';
import { type Ghost, trackOf } from './FieldArt.tsx';

export interface Choice {
  /** The seat whose field it is about. */
  readonly seat: Seat;
  readonly field: Choosing;
  /** What the chosen move lights. */
  readonly lit: Lit;
  readonly ghost: Shown<Move, string>;
  readonly kind: Kind | null;
  readonly callable: Callable;
  tapKind(kind: Kind): void;
}

/**
 * What is being chosen on one's own field, as the offers say it; null while nobody here decides. Whatever is looked at
 * closely is lit as long as nothing is about to be laid.
 */
export function useChoosing(props: BoardProps<Move, View, Event>, peered: Lit): Choice | null {
  const { view, seat, offers, selected, select, compose, wonder, explain } = props;
  const [picked, setPicked] = useState<Kind | null>(null);
  useEffect(() => setPicked(null), [offers, seat]);
  const ghost = useGhost<Move, string>({ offers, selected, layOf, select, compose });
  if (seat === null) return null;

  const call = calledBy(selected);
  const isCalling = view.step === 'call';
  const callable = kindsCalled(offers);
  const kind = call?.call ?? picked ?? firstKind(callable);
  const shown = callsOf(offers, kind);
  const chosen = selected && !('say' in selected.move) ? [selected] : null;
  // What is looked at closely comes before the fairy whose place is asked for.
  const isPeering = chosen === null && peered !== NOTHING_LIT;
  const lit = isPeering ? peered : litBy(chosen ?? (kind === null ? [] : shown), seat);
  const tracks = tracksWith(view, seat, selected?.move ?? null);

  const isPlace = (cell: Cell): boolean =>
    isCalling ? shown.some((offer) => covers(calledBy(offer)?.domino ?? 0, cell)) : ghost.places.has(String(cell));
  const isGhost = (cell: Cell): boolean => {
    const move = selected?.move;
    if (!move) return false;
    if ('call' in move) return covers(move.domino, cell);
    return ('place' in move && move.place === cell) || ('footprint' in move && move.footprint === cell);
  };
  const markOf = (cell: Cell): CellMark => {
    if (isGhost(cell)) return 'ghost';
    const mark = tracks.includes(cell) ? 'run' : markIn(lit, cell);
    if (mark !== null || !isPlace(cell)) return mark;
    if (isCalling) return 'call';
    return view.step === 'footprint' ? 'footprint' : 'clue';
  };
  const tap = (cell: Cell, how: Tap): void => {
    if (isCalling) {
      const answerFor = (wanted: Kind | null) => tappedFor(offers, wanted, cell, how, selected);
      // Where the fairy shown first cannot be placed, another may.
      const answer = answerFor(kind) ?? (picked === null ? answerFor(null) : null);
      if (answer) (answer.by === 'select' ? select : compose)(answer.offer);
      else if (kind !== null) wonder({ call: kind, domino: dominoOf(cell, cell + 1) });
      else explain(cellThing(seat, cell));
    } else if (!ghost.tap(String(cell), how)) {
      if (isBare(view, seat, cell)) wonder(view.step === 'footprint' ? { footprint: cell } : { place: cell });
      else explain(cellThing(seat, cell));
    }
  };
  const tapKind = (tapped: Kind): void => {
    if (!isCalling) return;
    const ways = callsOf(offers, tapped);
    const [only] = ways;
    if (only) {
      setPicked(tapped);
      compose(ways.length === 1 ? only : null);
    } else wonder({ call: tapped, domino: dominoOf(FIRST, SECOND) });
  };
  const field: Choosing = {
    ghost: ghostOf(view, selected?.move ?? null),
    outlines: kind === null ? [] : dominoesOf(shown).filter((domino) => domino !== call?.domino),
    markOf,
    pressed: (cell) => (isPlace(cell) ? isGhost(cell) : undefined),
    tap,
  };
  return { seat, field, lit, ghost, kind, callable, tapKind };
}

const covers = (domino: Domino, cell: Cell): boolean => halves(domino).includes(cell);

const dominoesOf = (shown: ReturnType<typeof callsOf>): Domino[] =>
  shown.flatMap((offer) => calledBy(offer)?.domino ?? []);

const isBare = ({ fields }: View, seat: Seat, cell: Cell): boolean =>
  fields[seat]?.clues.every((laid) => laid.cell !== cell) === true &&
  fields[seat]?.footprint !== cell &&
  fields[seat]?.fairies.every((domino) => domino === null || !covers(domino, cell)) === true;

function ghostOf({ clue }: View, move: Move | null): Ghost | null {
  if (!move) return null;
  if ('place' in move) return { is: 'clue', cell: move.place, clue };
  if ('footprint' in move) return { is: 'footprint', cell: move.footprint };
  return 'call' in move ? { is: 'fairy', kind: move.call, domino: move.domino } : null;
}

/** The clues that a footprint would count where it is about to lie. */
function tracksWith(view: View, seat: Seat, move: Move | null): readonly Cell[] {
  const seen = view.fields[seat];
  if (!seen || !move || !('footprint' in move)) return [];
  return tracked({ grid: fieldOf(seen).grid, footprint: move.footprint }, trackOf(view, seat));
}

/** The fairy that is looked at closely. */
export interface Peering {
  readonly kind: Kind | null;
  /** The place of the cost that is shown in the field. */
  readonly cost: number;
  /** How far the field has come towards it. */
  readonly lit: Lit;
  toggle(kind: Kind): void;
  show(cost: number): void;
}

/** Whatever comes to be decided ends it. */
export function usePeering(stands: readonly Stand[], until: unknown): Peering {
  const [at, setAt] = useState<{ readonly kind: Kind; readonly cost: number | null } | null>(null);
  useEffect(() => setAt(null), [until]);
  const stand = stands.find(({ kind }) => kind === at?.kind);
  const cost = at?.cost ?? (stand ? nearestOf(stand) : 0);
  const reach = stand?.costs[cost]?.reach ?? null;
  const wanted = reach?.lacks.length === 1 ? reach.lacks.filter((clue) => clue !== null) : [];
  return {
    kind: at?.kind ?? null,
    cost,
    lit: reach
      ? { ...NOTHING_LIT, run: new Set(reach.run), lack: new Map(reach.gaps.map((cell) => [cell, wanted])) }
      : NOTHING_LIT,
    toggle: (kind) => setAt((before) => (before?.kind === kind ? null : { kind, cost: null })),
    show: (other) => setAt((before) => before && { ...before, cost: other }),
  };
}
