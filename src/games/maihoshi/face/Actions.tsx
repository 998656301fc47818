import './actions.css';
import type { ComponentChildren } from 'preact';
import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PhraseText } from '../../../ui/PhraseLine.tsx';
import { name } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { cardOf, type GeishaId, type Kind, NONE } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { foresee } from '../rules/foresee.ts';
import { type Move, moveId, REST, REVEAL } from '../rules/moves.ts';
import { type Aim, aimOf, barred } from '../rules/possible.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { GEISHA_BOX, Geisha } from './art/Geisha.tsx';
import { GuestTile, Poster } from './art/Tiles.tsx';
import { asksForSeat, isFree, offerOf, type Plan, plainOf } from './choice.ts';

/** What a card of the hand would be good for, use by use. */
interface Uses {
  /** As a guest: what comes of it, or why it cannot come. */
  readonly guest: readonly Reason[];
  /** As publicity, whatever is drawn first: the reputations, and who of the hand could come then. */
  readonly publicity: readonly Reason[];
}

export function usesOf(view: View, seat: Seat, card: Kind): Uses {
  const bar = barred(view, seat, card);
  return {
    guest: bar ? [bar] : foresee(view, seat, { do: 'guest', card }),
    publicity: foresee(view, seat, { do: 'place', card }).filter(
      ({ is }) => is === 'reputationThen' || is === 'metThen',
    ),
  };
}

// Lines for the shared icon, twenty-four wide and high.

const LANTERN = 'M9 4h6M8 7h8M12 2v2M8 7C4 10 4 16 8 19h8c4-3 4-9 0-12M10 22h4M5.500 13h13';
const BANNER = 'M6 3v18M6 4h11v12H6M10 8h3M10 12h3';
const EXCHANGE = 'M4 8h14l-4-4M20 16H6l4 4';
const FACE_DOWN = 'M6 3h12v18H6ZM12 8l3.500 4-3.500 4-3.500-4Z';

/** Of so many players the deeds fit on their buttons. */
const FEW = 3;

interface ActionsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly plan: Plan | null;
  /** The card of the hand that is chosen; null: none is. */
  readonly card: Kind | null;
  /** The extra turn that has just begun. */
  readonly begun: Event | undefined;
  /** How many are chosen to be introduced. */
  readonly given: number;
  readonly voice: TableVoice<Move, View, Event, Reason>;
  readonly words: Labels;
  readonly children: ComponentChildren;
  take(plan: Plan, draws?: number): void;
  /** Selects what is offered, and asks why of what is not. */
  wish(move: Move): void;
}

/** What can be done now, as buttons: the three actions and the reserve, or the ways to go on with an effect. */
export function Actions(props: ActionsProps) {
  const { view, seat, offers, selected, voice, words, card, plan, begun, children, wish } = props;
  const button = (move: Move, shown: ComponentChildren, thing?: ThingId) => (
    <button
      key={moveId(move)}
      type="button"
      data-thing={thing}
      aria-pressed={selected !== null && moveId(selected) === moveId(move)}
      aria-disabled={offerOf(offers, move) === null || undefined}
      onClick={() => wish(move)}
    >
      {shown}
    </button>
  );
  const said = (move: Move, thing?: ThingId) =>
    button(
      move,
      <span>
        <PhraseText said={voice.sayMove(move, view)} />
      </span>,
      thing,
    );
  const isCrowd = asksForSeat(offers) && view.held.length > FEW;
  const asking = view.steps.at(-1);
  /** At a large table by name alone, with the card that it is about: the button that makes the move says the deed. */
  const target = (other: Seat) => {
    const aim = asking?.is === 'effect' ? aimOf(view, cardOf(asking.card).effect, seat, other) : null;
    const move: Move = { do: 'target', seat: other };
    return button(
      move,
      <>
        <Aimed aim={aim} geisha={view.geisha[other] ?? null} />
        <span>
          {isCrowd ? <PhraseText said={[name(other)]} /> : <PhraseText said={voice.sayMove(move, view)} />}
          {isCrowd && aim && <small>{words.taken(aim)}</small>}
        </span>
      </>,
      isCrowd ? undefined : `guests:${other}`,
    );
  };
  /** Below a card of the hand that is held up it would seem to be this card's effect that is skipped. */
  const isEffectHidden = card !== null && asking?.is === 'effect';
  const isReady = isFree(view) && card === null;
  const isOpen = view.held[seat] !== 0 && !view.closed[seat];
  const waits = isReady && (plan === 'introduce' || (plan === 'guest' && isOpen)) ? plan : null;
  return (
    <section
      class="mai-actions"
      aria-label={words.actions}
      data-uses={isFree(view) && card !== null}
      data-crowd={isCrowd}
      data-reach={asking?.is === 'effect' && card === null ? true : undefined}
    >
      {children}
      {isReady && !waits && begun && (
        <div class="mai-waits">
          <p>
            <PhraseText said={voice.sayEvent(begun)} />
          </p>
        </div>
      )}
      {waits && (
        <div class="mai-waits">
          <p>{waits === 'guest' ? words.guestWhich(hasGuest(offers)) : words.introduceWhich(view.held[seat] ?? 0)}</p>
          {waits === 'introduce' && said(REST)}
        </div>
      )}
      {isFree(view) && <Three {...props} />}
      {view.stage === 'turn' &&
        view.steps.length === 0 &&
        card === null &&
        (view.reserves[seat] ?? NONE) !== NONE &&
        button(REVEAL, <Marked icon={FACE_DOWN}>{words.useReserve}</Marked>, `use:${seat}`)}
      {asksForSeat(offers) && view.held.map((_, other) => target(other))}
      {!isFree(view) &&
        offers.length > 1 &&
        !isEffectHidden &&
        plainOf(offers)
          .filter(({ move }) => move.do !== 'reveal')
          .map(({ move }) => said(move))}
    </section>
  );
}

/** Whom an effect would hit: the card that it takes away, with what that earns or advertises, or else who keeps the house. */
const Aimed = ({ aim, geisha }: { readonly aim: Aim | null; readonly geisha: GeishaId | null }) => (
  <span class="mai-aimed" data-of={aim ? aim.row : 'house'}>
    {aim ? (
      aim.row === 'guests' ? (
        <GuestTile of={aim.card} />
      ) : (
        <Poster of={aim.card} />
      )
    ) : (
      geisha && (
        <svg viewBox={GEISHA_BOX} aria-hidden="true">
          <Geisha of={geisha} />
        </svg>
      )
    )}
  </span>
);

/** The three actions; with a card in the hand chosen, what each of them would do with it. */
function Three({ view, seat, offers, selected, plan, card, given, voice, words, take }: ActionsProps) {
  const uses = card === null ? null : usesOf(view, seat, card);
  const lines = (reasons: readonly Reason[] | undefined) =>
    reasons && (
      <span class="mai-use">
        {reasons.map((reason) => (
          <span key={reason.is}>
            <PhraseText said={voice.sayReason(reason)} />
          </span>
        ))}
      </span>
    );
  const action = (of: Plan, isBarred: boolean, icon: string, said: string, use: ComponentChildren, draws = 1) => (
    <button
      type="button"
      data-thing={`act:${of}`}
      aria-disabled={isBarred || undefined}
      aria-pressed={selected ? isOf(selected, of, draws) : plan === of && draws === 1}
      onClick={() => take(of, draws)}
    >
      <Marked icon={icon}>{said}</Marked>
      {use}
    </button>
  );
  const noGuest = card === null ? !hasGuest(offers) : offerOf(offers, { do: 'guest', card }) === null;
  const noPublicity = offerOf(offers, { do: 'publicity', count: 1 }) === null;
  const publicity = lines(uses?.publicity);
  return (
    <>
      {action('guest', noGuest, LANTERN, words.guest, lines(uses?.guest))}
      {action('publicity', noPublicity, BANNER, words.advertise, publicity)}
      {offerOf(offers, { do: 'publicity', count: 2 }) &&
        action(
          'publicity',
          false,
          BANNER,
          words.advertiseTwo,
          uses && <span class="mai-use">{words.drawsTwo}</span>,
          2,
        )}
      {action(
        'introduce',
        offers.length === 0,
        EXCHANGE,
        words.introduce,
        uses && <span class="mai-use">{words.newCards(Math.max(1, given))}</span>,
      )}
    </>
  );
}

const hasGuest = (offers: readonly Offer<Move>[]): boolean => offers.some(({ move }) => move.do === 'guest');

const isOf = (move: Move, plan: Plan, draws: number): boolean =>
  move.do === 'publicity' ? plan === move.do && move.count === draws : move.do === plan;

const Marked = ({ icon, children }: { readonly icon: string; readonly children: string }) => (
  <>
    <Icon of={icon} />
    <span>{children}</span>
  </>
);
