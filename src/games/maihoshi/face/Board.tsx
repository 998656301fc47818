import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../engine/ids.ts';
import { Areas } from '../../../ui/areas/Areas.tsx';
import type { BoardProps } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { cardThing, type Kind } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { type Move, REST } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import { NOT_YET, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Actions } from './Actions.tsx';
import { Between } from './Between.tsx';
import { asksForSeat, isFree, NOTHING, offerOf, type Plan, placeOf, verbNow } from './choice.ts';
import { sideToFollow } from './follow.ts';
import { House } from './House.tsx';
import { Looked } from './Looked.tsx';
import { OwnHand } from './OwnHand.tsx';
import { aimAt, previewed } from './preview.ts';
import { Street } from './Street.tsx';
import { Travel } from './Travel.ts';
import './board.css';

interface MaihoshiBoardProps extends BoardProps<Move, View, Event> {
  readonly words: Labels;
  readonly voice: TableVoice<Move, View, Event, Reason>;
}

/** The street above, the parlours in the middle, the own hand and what can be done in reach of the thumb. */
export function Board(props: MaihoshiBoardProps) {
  const { words, voice, view, eyes, lang, seat, offers, events, names, select, compose, wonder, explain } = props;
  const selected = props.selected?.move ?? null;
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState(NOTHING);
  useEffect(() => setPicked(NOTHING), [view, seat]);

  const near = eyes === 'onlooker' ? (seat ?? 0) : eyes;
  const hand = view.hands[near] ?? null;
  const isAsked = seat !== null && offers.length > 0;
  const at = hand && placeOf(hand, picked, selected);
  const chosen = at === null ? undefined : hand?.[at];
  const verb = isAsked ? verbNow(view, picked.plan) : null;
  const after = previewed(view, near, selected);
  const aim = aimAt(view, near, selected);

  const wish = (move: Move): void => {
    const offer = offerOf(offers, move);
    if (offer) select(offer);
    else wonder(move);
  };
  const tapCard = (place: number): void => {
    const card = hand?.[place];
    if (card === undefined || !verb) return;
    setPicked({ ...picked, at: place });
    wish({ do: verb, card });
  };
  const take = (plan: Plan): void => {
    setPicked({ ...picked, plan });
    const isBarred = plan === 'guest' && view.closed[near] === true;
    const card = chosen ?? (isBarred ? hand?.[0] : undefined);
    if (card !== undefined) wish({ do: plan, card });
    else compose(plan === 'introduce' ? offerOf(offers, REST) : null);
  };
  const recall = offers.some(({ move }) => move.do === 'recall')
    ? (card: Kind): void => wish({ do: 'recall', card })
    : null;

  return (
    <div ref={root} class="mai-table">
      <Travel root={root} view={view} events={events} />
      <div class="mai-lay" data-stage={view.stage}>
        <Street view={view} own={hand && near} names={names} words={words} explain={explain} />
        <div class="mai-middle">
          {(view.stage === 'geisha' || view.stage === 'counted') && (
            <Between
              lang={lang}
              view={view}
              offers={offers}
              selected={selected}
              names={names}
              words={words}
              wish={isAsked ? wish : null}
              explain={explain}
            />
          )}
          {view.looked && (
            <Looked
              cards={view.looked}
              offers={offers}
              selected={selected}
              words={words}
              wish={wish}
              explain={explain}
            />
          )}
          {view.stage !== 'geisha' && (
            <Areas
              lang={lang}
              of={view.held.map((_, step) => (near + step) % view.held.length)}
              toMove={toMove(view)}
              follow={sideToFollow(events, seat, selected)}
              area={(side: Seat) => (
                <House
                  view={view}
                  after={side === near ? after : view}
                  seat={side}
                  name={names(side)}
                  aim={aim}
                  words={words}
                  recall={side === seat ? recall : null}
                  target={asksForSeat(offers) ? () => wish({ do: 'target', seat: side }) : null}
                  explain={explain}
                />
              )}
            />
          )}
        </div>
        <div class="mai-thumb" data-reach>
          {hand && isPlayed(view) && !asksForSeat(offers) && (
            <OwnHand
              view={view}
              seat={near}
              hand={hand}
              offers={offers}
              verb={verb}
              chosen={at}
              words={words}
              tap={tapCard}
              explain={explain}
            />
          )}
          {isAsked && isPlayed(view) && view.stage !== 'geisha' && (
            <Actions
              view={view}
              seat={near}
              offers={offers}
              selected={selected}
              plan={isFree(view) ? picked.plan : null}
              voice={voice}
              words={words}
              about={hand && words.about(chosen === undefined ? words.hand : words.cardName(chosen))}
              take={take}
              wish={wish}
              explain={() => explain(chosen === undefined ? `hand:${near}` : cardThing(chosen))}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The hand still has a part in the round. */
const isPlayed = ({ stage }: View): boolean => stage !== 'over' && stage !== 'counted';

function toMove({ stage, turn, owed, sealed }: View): readonly Seat[] {
  if (stage === 'over' || stage === 'counted') return [];
  if (stage === 'settle') return owed.slice(0, 1);
  if (stage === 'reserve') return sealed.flatMap((card, seat) => (card === NOT_YET ? [seat] : []));
  return [turn];
}
