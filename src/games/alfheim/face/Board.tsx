import './art/art.css';
import './field.css';
import './ground.css';
import './board.css';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, ThingId } from '../../../engine/game.ts';
import { Areas } from '../../../ui/areas/Areas.tsx';
import type { BoardProps } from '../../../ui/face.ts';
import { GhostButtons } from '../../../ui/ghost/useGhost.tsx';
import { boardOf } from '../../../ui/grid/Grid.tsx';
import { useBlinks } from '../../../ui/motion.ts';
import { useTalk } from '../../../ui/talk.ts';
import { oneShort } from '../rules/calls.ts';
import { EXPERTS, type Kind, SETS } from '../rules/fairies.ts';
import type { Cell } from '../rules/field.ts';
import { cellThing, expertThing } from '../rules/ids.ts';
import type { Event, FieldView, Move, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Expert } from './art/tokens.tsx';
import { type Callable, type Lit, NOTHING_LIT, standsOf } from './choice.ts';
import { Decks } from './Decks.tsx';
import { type Choosing, Field, Ground } from './Field.tsx';
import { FieldArt, lyingIn, pictured, spotOf, trackOf, UNITS } from './FieldArt.tsx';
import { Market } from './Market.tsx';
import { Thumb } from './Thumb.tsx';
import { useChoosing, usePeering } from './useChoosing.ts';

interface ExpertsProps {
  readonly view: View;
  readonly words: Labels;
  readonly names: (seat: Seat) => string;
  explain(thing: ThingId): void;
}

/** The best card that is left of every set, and who is one fairy short of it: that is a race. */
const Experts = ({ view, words, names, explain }: ExpertsProps) => (
  <ul class="alf-board-experts" aria-label={words.experts}>
    {SETS.map((set) => {
      const { name, points } = EXPERTS[set];
      const came = view.earned[set].flatMap((card, seat) => (card ? [seat] : []));
      const next = points[came.length] ?? null;
      const near = oneShort(view, set);
      return (
        <li key={name}>
          <button
            type="button"
            data-thing={expertThing(set)}
            data-gone={next === null}
            aria-label={words.expert(set, next, came.map(names), next === null ? [] : near.map(names))}
            onClick={() => explain(expertThing(set))}
          >
            <svg viewBox="-12 -15 24 28" aria-hidden="true">
              <Expert set={set} rank={Math.min(came.length, points.length - 1)} />
            </svg>
            {next !== null && <Race of={near} />}
          </button>
        </li>
      );
    })}
  </ul>
);

/** Those who could take the next card with one fairy more. */
function Race({ of }: { readonly of: readonly Seat[] }) {
  const { sitters } = useTalk();
  return (
    <svg class="alf-race" viewBox={`0 0 ${Math.max(1, of.length) * 9} 9`} aria-hidden="true">
      {of.map((seat, at) => (
        <circle key={seat} data-emblem={sitters[seat]?.emblem} cx={at * 9 + 4.5} cy="4.5" r="3.4" />
      ))}
    </svg>
  );
}

interface GlimpseProps {
  readonly field: FieldView;
  readonly track: number;
}

/** All that lies in a field, as large as the room for it: a shape on a phone, and to be read on a tablet. */
function Glimpse({ field, track }: GlimpseProps) {
  const lain = [...lyingIn(field, track)].filter(([, { is }]) => is !== 'open');
  const box = boardOf(
    'square',
    lain.map(([cell]) => spotOf(cell)),
    UNITS,
  );
  return (
    <span class="alf-glimpse" style={`--rows: ${box.height / UNITS}`}>
      <FieldArt field={field} track={track} box={box} />
    </span>
  );
}

/** What is said of a seat that does nothing. */
const TOLD: readonly Event['is'][] = ['aside', 'never', 'counted'];

/** Who did something just now, as far as it was on the table. */
export function actorIn(events: readonly Event[]): Seat | null {
  const acts = events.flatMap((event) => ('seat' in event && !TOLD.includes(event.is) ? [event.seat] : []));
  return acts.at(-1) ?? null;
}

/** Where something was laid in a field just now. */
function freshIn(events: readonly Event[], seat: Seat): Cell | null {
  const laid = events.findLast((event) => (event.is === 'placed' || event.is === 'tracked') && event.seat === seat);
  return laid && 'cell' in laid ? laid.cell : null;
}

/** Whose field is in sight of those that lie in this order; null before it is known. */
function useInSight(root: RefObject<HTMLElement | null>, order: readonly Seat[]): Seat | null {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    const row = root.current?.querySelector('.areas-row');
    if (!row) return;
    const look = (): void => setAt([...row.children].findIndex((area) => area.matches('[data-shown="true"]')));
    const seen = new MutationObserver(look);
    seen.observe(row, { subtree: true, attributeFilter: ['data-shown'] });
    look();
    return () => seen.disconnect();
  }, []);
  return at === null ? null : (order[at] ?? null);
}

export { shownFirst } from './choice.ts';

interface AlfheimBoardProps extends BoardProps<Move, View, Event> {
  readonly words: Labels;
}

/** What can be called, the fields, and in reach of the thumb what there is to do. */
export function Board(props: AlfheimBoardProps) {
  const { words, view, eyes, lang, seat, offers, selected, events, names, select, compose, explain, eyeOf } = props;
  const root = useRef<HTMLDivElement>(null);
  const near = seat ?? (eyes === 'onlooker' ? view.turn : eyes);
  // Whoever looks with their own eyes for a moment finds every field at its place.
  const isShared = useRef(eyes === 'onlooker').current;
  const first = useRef(eyes === 'onlooker' ? 0 : eyes).current;
  // Before it has been counted nothing tells who won; a game that is opened at its end shows their field, as its picture does.
  const isOpenedOver = useRef(view.step === 'over').current && view.step === 'over';
  const order = view.fields.map((_, at) => (first + at) % view.fields.length);
  const side = useInSight(root, order) ?? near;
  useBlinks(root, EYES);
  const stands = useMemo(() => standsOf(view, side), [view, side]);
  const peering = usePeering(stands, offers);
  const choice = useChoosing(props, side === seat ? peering.lit : NOTHING_LIT);
  const here = choice?.seat === side ? choice : null;
  const fieldOf = (side: Seat, choosing: Choosing | null, lit: Lit) => {
    const fresh = freshIn(events, side);
    return (
      <Field
        view={view}
        seat={side}
        lang={lang}
        label={words.field(names(side))}
        words={words}
        lit={lit}
        follow={fresh === null ? null : cellThing(side, fresh)}
        choosing={choosing}
        explain={explain}
      />
    );
  };
  // A tap on one field draws the others no second time.
  const fields = useMemo(() => order.map((_, side) => fieldOf(side, null, NOTHING_LIT)), [view, events, words]);
  const areaOf = (area: Seat) => {
    if (choice?.seat === area) return fieldOf(area, choice.field, choice.lit);
    return area === side && peering.kind !== null ? fieldOf(area, null, peering.lit) : fields[area];
  };
  const glimpses = useMemo(
    () => view.fields.map((field, side) => <Glimpse key={side} field={field} track={trackOf(view, side)} />),
    [view],
  );
  const tapKind = (kind: Kind): void => {
    peering.toggle(kind);
    if (peering.kind !== kind) here?.tapKind(kind);
  };
  return (
    <div ref={root} class="alf-table">
      <Ground />
      <div class="alf-lay" data-over={view.step === 'over'}>
        <Market
          view={view}
          side={side}
          isVisit={side !== near}
          stands={stands}
          words={words}
          callable={here?.callable ?? NOBODY}
          chosen={here?.kind ?? null}
          lit={here?.lit ?? NOTHING_LIT}
          peering={peering}
          names={names}
          tap={tapKind}
          explain={explain}
        />
        <Decks view={view} near={near} words={words} names={names} explain={explain} />
        <Experts view={view} words={words} names={names} explain={explain} />
        <div class="alf-fields">
          <Areas
            lang={lang}
            of={order}
            toMove={view.step === 'over' ? [] : [view.turn]}
            follow={isOpenedOver ? pictured(view) : (seat ?? actorIn(events) ?? near)}
            atMost={1}
            area={areaOf}
            glimpse={(side) => glimpses[side]}
          />
          {choice && <GhostButtons lang={lang} of={choice.ghost} />}
        </div>
        <Thumb
          view={view}
          near={near}
          side={side}
          eye={eyeOf?.(side) ?? null}
          isShared={isShared}
          words={words}
          names={names}
          offers={offers}
          selected={selected}
          select={select}
          compose={compose}
          explain={explain}
        />
      </div>
    </div>
  );
}

/** Of the fairies that live in the fields. */
const EYES = '.areas-row .alf-eyes';

const NOBODY: Callable = new Map();
