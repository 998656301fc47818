import { useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/ids.ts';
import { Areas } from '../../../ui/areas/Areas.tsx';
import type { BoardProps } from '../../../ui/face.ts';
import { GhostButtons } from '../../../ui/ghost/GhostButtons.tsx';
import { useBlinks } from '../../../ui/useBlinks.ts';
import type { Kind } from '../rules/fairies.ts';
import { cellThing } from '../rules/ids.ts';
import type { Event, Move, View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { type Callable, type Lit, NOTHING_LIT } from './choice.ts';
import { Decks } from './Decks.tsx';
import { Experts } from './Experts.tsx';
import { type Choosing, Field } from './Field.tsx';
import { Glimpse } from './Glimpse.tsx';
import { Ground } from './Ground.tsx';
import { actorIn, freshIn } from './happened.ts';
import { Market } from './Market.tsx';
import { standsOf } from './offering.ts';
import { pictured, trackOf } from './plot.ts';
import { Thumb } from './Thumb.tsx';
import { useChoosing } from './useChoosing.ts';
import { useInSight } from './useInSight.ts';
import { usePeering } from './usePeering.ts';
import './art/art.css';
import './field.css';
import './ground.css';
import './board.css';

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
      <div class="alb-lay" data-over={view.step === 'over'}>
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
        <div class="alb-fields">
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
