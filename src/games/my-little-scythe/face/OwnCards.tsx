import { useState } from 'preact/hooks';
import type { Offer, Seat } from '../../../engine/game.ts';
import type { Sitter } from '../../../engine/log.ts';
import { FIGHT, type Field } from '../rules/cards.ts';
import { seatAt } from '../rules/hexes.ts';
import type { Move } from '../rules/move.ts';
import { top, type View } from '../rules/state.ts';
import { claimable } from '../rules/trophies.ts';
import type { Labels } from '../words/labels.ts';
import { Person, Spell } from './art/cards.tsx';
import { Sign } from './Piece.tsx';

interface OwnCardsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Labels;
}

/** Spells and personality large enough to be read in passing, for a seat that looks at them on the open table. */
export function OwnCards({ view, seat, words }: OwnCardsProps) {
  const { hand, personality: field } = seatAt(view, seat);
  const values = hand.flatMap(({ value }) => value ?? []);
  const person = field === null ? null : words.person(field);
  return (
    <section class="mls-own" aria-label={words.hand(hand.length, values)}>
      {values.length > 0 && (
        <p>
          {values.map((value, at) => (
            <span key={at}>
              <Sign>
                <Spell value={value} />
              </Sign>
              {words.spell(value)}
            </span>
          ))}
        </p>
      )}
      {person && (
        <p>
          <Sign>
            <Person field={field} />
          </Sign>
          <span>
            <b>{person.name}</b> {person.text}
          </span>
        </p>
      )}
    </section>
  );
}

/**
 * Where people share a device, a trophy that some hidden personality would allow is offered to everybody who might have that
 * card. A seat says by a switch whether it wants to be asked; the switch looks the same whatever its card is.
 */
export const hasSwitch = (view: View, seat: Seat): boolean => seat === view.turn && !seatAt(view, seat).shown;

/** The offers without those that only a personality allows; what a fight gives is asked by itself, won or narrowly lost. */
export function withoutCard(view: View, offers: readonly Offer<Move>[]): readonly Offer<Move>[] {
  const step = top(view)?.step;
  if (step === 'consolation') return offers;
  const given: readonly Field[] = step === 'victory' ? [...claimable(view), FIGHT] : claimable(view);
  return offers.filter(({ move }) => move.do !== 'claim' || given.includes(move.field));
}

/** The view before this one, and whether this one is the end of the same turn: not what was taken back to. */
export interface Onward {
  readonly view: View | null;
  readonly isOn: boolean;
}
export const NOT_ONWARD: Onward = { view: null, isOn: false };

export function onwardTo(view: View, before: Onward): Onward {
  if (view === before.view) return before;
  const [last, isEnd] = [before.view, top(view)?.step === 'end'];
  const isSameTurn = last !== null && last.turn === view.turn && last.round === view.round;
  if (!isEnd || !isSameTurn) return { view, isOn: false };
  return { view, isOn: top(last)?.step === 'end' ? before.isOn : true };
}

interface CardSwitchProps {
  readonly isOn: boolean;
  readonly words: Labels;
  turn(on: boolean): void;
}

/** Whether the turn stops at its end for a trophy that only the player's personality allows. */
export const CardSwitch = ({ isOn, words, turn }: CardSwitchProps) => (
  <button
    type="button"
    role="switch"
    class="mls-card-switch"
    aria-checked={isOn}
    aria-label={words.byCard}
    onClick={() => turn(!isOn)}
  >
    <span class="mls-knob" />
    <Sign>
      <Person field={null} />
    </Sign>
    <span>{words.byCard}</span>
  </button>
);

const NOBODY: ReadonlySet<Seat> = new Set();
/** By who sits there: the board goes away behind a curtain, in the middle of a turn. */
const kept = new Map<string, ReadonlySet<Seat>>();

/** The seats that have their switch on. */
export function useAsking(sitters: readonly Sitter[]): {
  readonly asking: ReadonlySet<Seat>;
  turn(seat: Seat, on: boolean): void;
} {
  const table = JSON.stringify(sitters);
  const [asking, setAsking] = useState(kept.get(table) ?? NOBODY);
  return {
    asking,
    turn(seat, on) {
      const others = [...asking].filter((each) => each !== seat);
      const next = new Set(on ? [...others, seat] : others);
      kept.set(table, next);
      setAsking(next);
    },
  };
}
