import type { ComponentChildren } from 'preact';
import type { Offer } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PhraseText } from '../../../ui/PhraseLine.tsx';
import type { TableVoice } from '../../../words/voice.ts';
import { NONE } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { type Move, moveId, REVEAL } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { ABOUT, BANNER, EXCHANGE, FACE_DOWN, LANTERN } from './actionMarks.ts';
import { asksForSeat, isFree, offerOf, type Plan, plainOf } from './choice.ts';

interface ActionsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly plan: Plan | null;
  readonly voice: TableVoice<Move, View, Event, Reason>;
  readonly words: Labels;
  /** What is picked in the hand, for who wants to read it; null where no hand is seen. */
  readonly about: string | null;
  take(plan: Plan): void;
  /** Selects what is offered, and asks why of what is not. */
  wish(move: Move): void;
  explain(): void;
}

/** What can be done now, as buttons: the three actions and the reserve, or the ways to go on with an effect. */
export function Actions(props: ActionsProps) {
  const { view, seat, offers, selected, voice, words, about, wish, explain } = props;
  const button = (move: Move, shown: ComponentChildren, label?: string) => (
    <button
      key={moveId(move)}
      type="button"
      aria-label={label}
      aria-pressed={selected !== null && moveId(selected) === moveId(move)}
      aria-disabled={offerOf(offers, move) === null || undefined}
      onClick={() => wish(move)}
    >
      {shown}
    </button>
  );
  return (
    <section class="mai-actions" aria-label={words.actions}>
      {isFree(view) && <Three {...props} button={button} />}
      {view.stage === 'turn' &&
        view.steps.length === 0 &&
        (view.reserves[seat] ?? NONE) !== NONE &&
        button(REVEAL, <Marked icon={FACE_DOWN}>{words.useReserve}</Marked>)}
      {asksForSeat(offers) &&
        view.held.map((_, other) => {
          const move: Move = { do: 'target', seat: other };
          return button(move, <PhraseText said={voice.sayMove(move, view)} />);
        })}
      {!isFree(view) &&
        offers.length > 1 &&
        plainOf(offers)
          .filter(({ move }) => move.do !== 'reveal')
          .map(({ move }) => button(move, <PhraseText said={voice.sayMove(move, view)} />))}
      {about !== null && (
        <button type="button" class="mai-about" aria-label={about} onClick={explain}>
          <Icon of={ABOUT} />
        </button>
      )}
    </section>
  );
}

interface ThreeProps extends ActionsProps {
  button(move: Move, shown: ComponentChildren): ComponentChildren;
}

function Three({ view, seat, offers, selected, plan, words, take, button }: ThreeProps) {
  const planned = (of: Plan, icon: string, said: string, isBarred = false) => (
    <button
      type="button"
      aria-disabled={isBarred || undefined}
      aria-pressed={selected ? selected.do === of || (of === 'introduce' && selected.do === 'rest') : plan === of}
      onClick={() => take(of)}
    >
      <Marked icon={icon}>{said}</Marked>
    </button>
  );
  const two: Move = { do: 'publicity', count: 2 };
  return (
    <>
      {planned('guest', LANTERN, words.guest, view.closed[seat])}
      {button({ do: 'publicity', count: 1 }, <Marked icon={BANNER}>{words.advertise}</Marked>)}
      {offerOf(offers, two) && button(two, <Marked icon={BANNER}>{words.advertiseTwo}</Marked>)}
      {planned('introduce', EXCHANGE, words.introduce)}
    </>
  );
}

const Marked = ({ icon, children }: { readonly icon: string; readonly children: string }) => (
  <>
    <Icon of={icon} />
    <span>{children}</span>
  </>
);
