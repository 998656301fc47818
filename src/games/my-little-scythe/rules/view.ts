import type { Eyes, Seat } from '../../../engine/ids.ts';
import { copy } from './deal.ts';
import {
  CHOSEN,
  makingOf,
  NOT_YET,
  openPlaces,
  type Pending,
  type State,
  spellOf,
  top,
  UNKNOWN,
  type View,
  worthOf,
} from './state.ts';
import { hasChoice } from './steps/fight.ts';
import { isShown } from './trophies.ts';

const FACE_DOWN = 0;
const DRAW = 4;

export function view(state: State, eyes: Eyes): View {
  const seen = copy(state);
  const hidden = <Item>(list: readonly Item[]): number[] => list.map(() => UNKNOWN);
  const pending = top(state);
  const drafts = state.todo.find(({ step }) => step === 'draft')?.seat;
  seen.hands = state.hands.map((hand, seat) => {
    if (seat === eyes) return hand.slice();
    const open = openPlaces(state, seat);
    return hand.map((spell, place) => (((open >> place) & 1) === 1 ? spell : spellOf(makingOf(spell), FACE_DOWN)));
  });
  seen.deck = state.deck.map(() => FACE_DOWN);
  seen.questDeck = state.questDeck.map((card, at) => (at < state.questKnown ? card : UNKNOWN));
  seen.piles = state.piles.map(hidden);
  seen.draws = state.draws.map((draws) =>
    draws.map((value, at) => (at % DRAW < 2 || draws[at - (at % DRAW)] === eyes ? value : UNKNOWN)),
  );
  if (drafts !== eyes) seen.drawn = hidden(state.drawn);
  seen.personality = state.personality.map((own, seat) => (seat === eyes || isShown(state, seat) ? own : UNKNOWN));
  if (pending?.step === 'fight') hideChoices(state, pending, top(seen) as Extract<Pending, { step: 'fight' }>, eyes);
  return seen;
}

/** Spells, a personality, power-ups drawn and put back, or a choice in a fight: told from the onlooker's view. */
export function conceals(view: View, seat: Seat): boolean {
  const pending = top(view);
  if ((view.hands[seat] as number[]).some((spell) => worthOf(spell) === FACE_DOWN)) return true;
  if (view.personality[seat] === UNKNOWN) return true;
  if (view.draws.some((draws) => draws.some((drawer, at) => at % DRAW === 0 && drawer === seat))) return true;
  if (pending?.step === 'draft') return pending.seat === seat;
  if (pending?.step !== 'fight') return false;
  const { attack, defence, rival } = pending;
  return (pending.seat === seat && attack === CHOSEN) || (rival === seat && defence === CHOSEN);
}

function hideChoices(
  state: State,
  { seat, rival, attack, defence }: Extract<Pending, { step: 'fight' }>,
  seen: Extract<Pending, { step: 'fight' }>,
  eyes: Eyes,
): void {
  const masked = (choice: number, chooser: Seat): number =>
    choice === NOT_YET || chooser === eyes || !hasChoice(state, chooser) ? choice : CHOSEN;
  seen.attack = masked(attack, seat);
  seen.defence = masked(defence, rival);
}
