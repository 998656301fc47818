import { useMemo, useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/ids.ts';
import { Areas } from '../../../ui/areas/Areas.tsx';
import type { BoardProps } from '../../../ui/face.ts';
import { GhostButtons } from '../../../ui/ghost/GhostButtons.tsx';
import type { Event, Move, View } from '../rules/state.ts';
import { cellThing } from '../rules/things.ts';
import type { Labels } from '../words/labels.ts';
import { type Callable, NOTHING_LIT } from './choice.ts';
import { Decks } from './Decks.tsx';
import { type Choosing, Field } from './Field.tsx';
import { Glimpse } from './Glimpse.tsx';
import { actorIn, freshIn } from './happened.ts';
import { Market } from './Market.tsx';
import { Thumb } from './Thumb.tsx';
import { useChoosing } from './useChoosing.ts';
import { useTravel } from './useTravel.ts';
import './art/art.css';
import './field.css';
import './board.css';

interface AlfheimBoardProps extends BoardProps<Move, View, Event> {
  readonly words: Labels;
}

/** What can be called, the fields, and in reach of the thumb what there is to do. */
export function Board(props: AlfheimBoardProps) {
  const { words, view, eyes, lang, seat, offers, selected, events, names, select, compose, explain } = props;
  const root = useRef<HTMLDivElement>(null);
  const choice = useChoosing(props);
  useTravel(root, events);
  const near = seat ?? (eyes === 'onlooker' ? view.turn : eyes);
  // Whoever looks with their own eyes for a moment finds every field at its place.
  const first = useRef(eyes === 'onlooker' ? 0 : eyes).current;
  const order = view.fields.map((_, at) => (first + at) % view.fields.length);
  const fieldOf = (side: Seat, choosing: Choosing | null) => {
    const fresh = freshIn(events, side);
    return (
      <Field
        view={view}
        seat={side}
        lang={lang}
        label={words.field(names(side))}
        words={words}
        fresh={fresh}
        follow={fresh.cell === null ? null : cellThing(side, fresh.cell)}
        choosing={choosing}
        explain={explain}
      />
    );
  };
  // A tap on one field draws the others no second time.
  const fields = useMemo(() => order.map((_, side) => fieldOf(side, null)), [view, events, words]);
  const glimpses = useMemo(() => view.fields.map((field, side) => <Glimpse key={side} field={field} />), [view]);
  return (
    <div ref={root} class="alf-table">
      <div class="alb-lay" data-over={view.step === 'over'}>
        <Market
          view={view}
          near={near}
          words={words}
          callable={choice?.callable ?? NOBODY}
          chosen={choice?.kind ?? null}
          lit={choice?.field.lit ?? NOTHING_LIT}
          turned={events.some(({ is }) => is === 'costs')}
          names={names}
          tap={choice?.tapKind ?? null}
          explain={explain}
        />
        <Decks view={view} near={near} words={words} names={names} explain={explain} />
        <div class="alb-fields">
          <Areas
            lang={lang}
            of={order}
            toMove={view.step === 'over' ? [] : [view.turn]}
            follow={seat ?? actorIn(events) ?? near}
            atMost={1}
            area={(side) => (choice?.seat === side ? fieldOf(side, choice.field) : fields[side])}
            glimpse={(side) => glimpses[side]}
          />
          {choice && <GhostButtons lang={lang} of={choice.ghost} />}
        </div>
        <Thumb
          view={view}
          near={near}
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

const NOBODY: Callable = new Map();
