import type { Offer } from '../../../engine/game.ts';
import { PhraseText } from '../../../ui/PhraseLine.tsx';
import { plain } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import type { Step } from '../rules/asks.ts';
import { FIGHT } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { type Claim, type Move, moveId } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Trophy } from './art/Trophy.tsx';
import { Sign } from './Sign.tsx';

interface ButtonsProps {
  readonly view: View;
  readonly of: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly voice: TableVoice<Move, View, Event, Reason>;
  readonly words: Labels;
  press(offer: Offer<Move>): void;
}

/** Choices that are made nowhere on the board, or hard to see there. */
export const Buttons = ({ view, of, selected, voice, words, press }: ButtonsProps) => (
  <ul class="mlt-buttons" data-row={of.length === IN_A_ROW && of.every(isShort)} aria-label={words.choices}>
    {of.map((offer) => (
      <li key={moveId(offer.move)}>
        <button
          type="button"
          class="mlt-choice"
          aria-label={isTrophy(offer) ? plain(voice.sayMove(offer.move, view), String) : undefined}
          aria-pressed={offer.move === selected}
          onClick={() => press(offer)}
        >
          {isTrophy(offer) ? (
            <>
              <Sign>
                <Trophy field={offer.move.field} />
              </Sign>{' '}
              {words.field(offer.move.field)}
            </>
          ) : (
            <PhraseText said={voice.sayMove(offer.move, view)} />
          )}
        </button>
      </li>
    ))}
  </ul>
);

/** One of several is its sign and its name: all of them are in sight at once. */
const isTrophy = (offer: Offer<Move>): offer is Offer<Claim> => offer.move.do === 'claim' && offer.move.field !== FIGHT;

const IN_A_ROW = 3;
const SHORT: readonly Move['do'][] = ['claim', 'pass', 'resupply', 'draw', 'mix', 'discard'];
/** It names no place. */
const isShort = ({ move }: Offer<Move>): boolean => SHORT.includes(move.do);

const ALWAYS: readonly Move['do'][] = ['pass', 'deliver', 'resupply', 'draw', 'mix', 'discard'];
/** What the board shows too, but not so plainly. */
const BESIDE: Partial<Record<Step, readonly Move['do'][]>> = {
  pay: ['take'],
  after: ['take', 'put', 'pick'],
  quests: ['pick'],
  victory: ['claim'],
  end: ['claim'],
  consolation: ['claim'],
};

/** A trophy first, and what leaves all as it is last. */
export const listed = (step: Step, offers: readonly Offer<Move>[]): Offer<Move>[] => {
  const shown = offers.filter(({ move }) => ALWAYS.includes(move.do) || (BESIDE[step] ?? []).includes(move.do));
  const rankOf = ({ move }: Offer<Move>): number => (move.do === 'claim' ? 0 : move.do === 'pass' ? 2 : 1);
  return shown.sort((one, other) => rankOf(one) - rankOf(other));
};
