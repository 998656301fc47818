import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat, Side } from '../../../engine/game.ts';
import { Areas } from '../../../ui/areas/Areas.tsx';
import type { BoardProps, Whole } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { type Kind, NONE, reputationOf } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { foreseeIntroduced } from '../rules/foresee.ts';
import { type Move, moveId, REVEAL } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import { handSize, isCard, NOT_YET, type View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { Actions } from './Actions.tsx';
import { CardBack } from './art/FolkCard.tsx';
import { Icon as Sign } from './art/Icon.tsx';
import { Between } from './Between.tsx';
import { useBlink } from './blink.ts';
import {
  aimAt,
  asksForSeat,
  broughtUp,
  found,
  introducing,
  isFree,
  type Kept,
  leave,
  NOTHING,
  offerOf,
  type Picked,
  type Plan,
  pickedNow,
  placeOf,
  previewed,
  verbNow,
} from './choice.ts';
import { House } from './House.tsx';
import { Looked, OwnHand, Reading } from './OwnHand.tsx';
import { Street, Veranda } from './Street.tsx';
import { chosenNow, type Followed, followedNow, freshSince, struckSince, UNHARMED } from './struck.ts';
import './board.css';

interface MaihoshiBoardProps extends BoardProps<Move, View, Event> {
  readonly words: Labels;
  readonly voice: TableVoice<Move, View, Event, Reason>;
}

/** The street above, the parlours in the middle, one's own hand and what can be done in reach of the thumb. */
export function Board(props: MaihoshiBoardProps) {
  const { words, voice, view, eyes, lang, seat, offers, events, names, select, compose, press, wonder, explain } =
    props;
  const selected = props.selected?.move ?? null;
  const root = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  /** The second of two cards that were introduced with one confirmation. */
  const agreed = useRef<Move | null>(null);
  useBlink(root);
  const followed = useRef<Followed | null>(null);
  followed.current = followedNow(followed.current, view, events, seat, selected);

  const near = eyes === 'onlooker' ? (seat ?? 0) : eyes;
  const hand = view.hands[near] ?? null;
  const isAsked = seat !== null && offers.length > 0;
  const picked = pickedNow(kept, view, seat);
  const setPicked = (next: Picked): void => setKept({ view, seat, picked: next });
  // A guide speaks of the actions before it lets one be chosen.
  const isTold = seat !== null && isFree(view);
  useEffect(() => {
    const meant = kept?.picked.meant ?? null;
    const next = isAsked ? broughtUp(view, offers, meant) : null;
    const again = isAsked ? found(near, view) : null;
    setPicked(again ?? { ...NOTHING, meant: isAsked ? null : meant });
    agreed.current = next?.move.do === 'introduce' ? next.move : null;
    if (next) compose(next);
  }, [view, seat]);
  const left = useRef<() => void>(() => undefined);
  left.current = () => {
    if (isAsked) leave(near, view, picked);
  };
  useEffect(() => () => left.current(), []);
  useEffect(() => {
    if (!props.selected || !agreed.current || moveId(props.selected.move) !== moveId(agreed.current)) return;
    agreed.current = null;
    select(props.selected);
  }, [props.selected]);

  const fresh = hand ? freshSince(props.since, near, hand) : [];
  const at = hand && isAsked ? placeOf(hand, picked, selected) : null;
  const chosen = at === null ? undefined : hand?.[at];
  useEffect(() => {
    if (chosen !== undefined) bringToSight(root.current?.querySelector('.mai-deeds') ?? null);
  }, [chosen, selected]);
  const verb = isAsked ? verbNow(view, picked.plan) : null;
  const after = previewed(view, near, selected);
  const aim = aimAt(view, near, selected);
  // While others move it is seen to happen.
  const struck = isAsked ? struckSince(props.since, near) : UNHARMED;

  const wishBy =
    (choose: typeof press) =>
    (move: Move): void => {
      const offer = offerOf(offers, move);
      if (offer) choose(offer);
      else wonder(move);
    };
  const wish = wishBy(select);
  const bothIntroduced = (one: Kind, other: Kind): Whole => ({
    said: words.introduceBoth(one, other),
    foresight: foreseeIntroduced(view, near, 2),
  });
  const tapCard = (place: number): void => {
    const card = hand?.[place];
    if (card === undefined || !verb) return;
    if (verb === 'introduce' && isFree(view)) {
      const next = introducing(hand ?? [], picked, place);
      const first = next.at === null ? undefined : hand?.[next.at];
      setPicked(next);
      const second = next.also === null ? undefined : hand?.[next.also];
      const offer = first === undefined ? null : offerOf(offers, { do: verb, card: first });
      compose(offer, first === undefined || second === undefined ? undefined : bothIntroduced(first, second));
    } else if (isFree(view) && selected?.do === 'publicity') {
      setPicked({ ...picked, at: place, meant: card });
    } else {
      setPicked({ ...NOTHING, at: place, plan: picked.plan });
      // A card that can be used in three ways is held up first, also where moves are made at once.
      if (isFree(view)) (place === at ? select : compose)(offerOf(offers, { do: verb, card }));
      else wish({ do: verb, card });
    }
  };
  const take = (plan: Plan, count = 1): void => {
    if (!isAsked) return;
    const meant = plan === 'publicity' ? (chosen ?? null) : null;
    setPicked({ ...NOTHING, at, plan, meant });
    const isBarred = plan === 'guest' && view.closed[near] === true;
    const card = chosen ?? (isBarred ? hand?.[0] : undefined);
    if (plan === 'publicity') wish({ do: plan, count });
    else if (plan === 'guest' && hand?.length === 0) wonder(NO_GUEST);
    else if (card === undefined) compose(null);
    else if (plan === 'guest') wish({ do: plan, card });
    else compose(offerOf(offers, { do: plan, card }));
  };
  const putBack = (): void => {
    setPicked(NOTHING);
    compose(null);
  };
  const isHeld = hand !== null && isPlayed(view) && !asksForSeat(offers);
  const step = view.stage === 'turn' ? view.steps.at(-1) : undefined;
  /** The card that is held up: of the hand, the one that is to be taken or turned over, or the guest whose effect is asked for. */
  const read = chosen ?? looming(view, near, selected) ?? (step?.is === 'effect' ? step.card : null);
  const recall = offers.some(({ move }) => move.do === 'recall')
    ? (card: Kind): void => wish({ do: 'recall', card })
    : null;

  return (
    <div ref={root} class="mai-table">
      <div class="mai-lay" data-stage={view.stage}>
        <Street
          view={view}
          own={hand && near}
          names={names}
          words={words}
          showsPoints={!props.arePointsCovered}
          explain={explain}
        />
        <div class="mai-middle">
          {(view.stage === 'geisha' || !isPlayed(view)) && (
            <Between
              showsPoints={!props.arePointsCovered}
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
              follow={followed.current.side}
              chosen={isAsked ? chosenNow(selected, picked) : null}
              brought={() => chosen !== undefined && isCovered(root.current) && putBack()}
              glimpse={(side) => <Glimpse view={view} side={side} />}
              area={(side: Seat) => (
                <House
                  view={view}
                  after={side === near ? after : view}
                  seat={side}
                  name={names(side)}
                  aim={aim}
                  words={words}
                  recall={side === seat ? recall : null}
                  reveal={side === seat && offerOf(offers, REVEAL) ? () => wish(REVEAL) : null}
                  isRevealed={side === seat && selected?.do === 'reveal'}
                  struck={side === near ? struck : UNHARMED}
                  target={asksForSeat(offers) ? () => wish({ do: 'target', seat: side }) : null}
                  explain={explain}
                />
              )}
            />
          )}
          <Veranda />
        </div>
        <div class="mai-thumb" data-lifts data-by-buttons={isAsked && verb === null && step?.is !== 'look'}>
          {(isAsked || isTold) && isPlayed(view) && view.stage !== 'geisha' && (
            <div class="mai-deeds" data-reach>
              <Actions
                view={view}
                seat={near}
                offers={offers}
                selected={selected}
                plan={isFree(view) ? picked.plan : null}
                card={chosen ?? null}
                begun={events.find(({ is }) => is === 'again')}
                given={[picked.at, picked.also].filter((place) => place !== null).length}
                voice={voice}
                words={words}
                take={take}
                wish={isAsked ? wishBy(press) : ignore}
              >
                {read !== null && (
                  <Reading
                    card={read}
                    has={chosen === undefined ? [] : reputationOf(view, near)}
                    words={words}
                    away={chosen === undefined ? null : putBack}
                  />
                )}
              </Actions>
            </div>
          )}
          {isHeld && (
            <OwnHand
              view={selected?.do === 'choose' ? after : view}
              seat={near}
              hand={hand}
              offers={verb === 'guest' && !isFree(view) ? offers : null}
              verb={verb}
              chosen={[at, picked.also]}
              fresh={fresh}
              words={words}
              tap={tapCard}
              explain={explain}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const ignore = (): void => {};

/** Large letters leave the ways to use a card above what is in sight, while the hand stays. */
function bringToSight(deeds: Element | null): void {
  const board = deeds?.closest('.board');
  if (deeds && board && deeds.getBoundingClientRect().top < board.getBoundingClientRect().top) deeds.scrollIntoView();
}

/** The card that is held up lies over the houses: nothing would be seen of the one that is looked for. */
function isCovered(table: HTMLElement | null): boolean {
  const [held, houses] = ['.mai-deeds', '.areas-row'].map((of) => table?.querySelector(of)?.getBoundingClientRect());
  if (!held || !houses) return false;
  return held.top < houses.top + houses.height / 2 && held.left < houses.left + houses.width / 2;
}

/** Any will do to ask why no guest can come from an empty hand. */
const NO_GUEST: Move = { do: 'guest', card: 0 };

/** A card that is chosen, and not of the hand. */
function looming({ reserves }: View, seat: Seat, move: Move | null): Kind | null {
  if (move?.do === 'take' || move?.do === 'recall') return move.card;
  const reserve = reserves[seat];
  return move?.do === 'reveal' && isCard(reserve) ? reserve : null;
}

/** How far a player is: guests of those that call the last lap, cards that would still cost, a reserve, a closed door. */
const Glimpse = ({ view, side }: { readonly view: View; readonly side: Side }) => (
  <span class="mai-glimpse">
    <b>
      {view.guests[side]?.length}/{handSize(view.round)}
    </b>
    {'\u2009·\u2009'}
    {view.held[side]}
    {(view.reserves[side] ?? NONE) !== NONE && <CardBack />}
    {view.closed[side] && <Sign of="close" />}
  </span>
);

/** The hand still has a part in the round. */
const isPlayed = ({ stage }: View): boolean => stage !== 'over' && stage !== 'counted';

function toMove({ stage, turn, owed, sealed }: View): readonly Seat[] {
  if (stage === 'over' || stage === 'counted') return [];
  if (stage === 'settle') return owed.slice(0, 1);
  if (stage === 'reserve') return sealed.flatMap((card, seat) => (card === NOT_YET ? [seat] : []));
  return [turn];
}
