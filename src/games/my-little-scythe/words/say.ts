import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { APPLE, GEM, KINDS, MAKE_PILE, MOVE_PILE, SIDES_OF_QUEST, SPACES, TILE_SPACE } from '../rules/cards.ts';
import type { Event, PassedStep } from '../rules/events.ts';
import { CAMP, type Hex, landOf } from '../rules/hexes.ts';
import type { Move } from '../rules/move.ts';
import type { Route, Step } from '../rules/pending.ts';
import type { Reason, RowName } from '../rules/reasons.ts';
import { countAt, leftToPlace, seatAt, tokensAt, whereIs } from '../rules/seekers.ts';
import { type Seeker, top, type View } from '../rules/state.ts';
import { spaceThing } from '../rules/things.ts';
import type { AskedStep, GoStep, Words } from './en.ts';
import { knownOf } from './known.ts';
import { Namer } from './names.ts';
import { EventSpeaker } from './sayEvents.ts';
import { ReasonSpeaker } from './sayReasons.ts';
import { ThingSpeaker } from './sayThings.ts';
import { TurnSpeaker } from './sayTurn.ts';

/** Decides how a move and an ask are said, once for every language. */
class MoveSpeaker extends Namer<Words> {
  move(move: Move, view: View): Phrase {
    const { words } = this;
    const pending = top(view);
    const step = pending?.step;
    switch (move.do) {
      case 'act': {
        const tile = seatAt(view, view.turn).tiles[MAKE_PILE];
        const { name } =
          move.space === TILE_SPACE && tile !== null
            ? this.tileOf(MAKE_PILE, tile)
            : words.printed.spaces[SPACES[move.space]];
        return [thing(spaceThing(move.space), name)];
      }
      case 'pick': {
        const seeker = this.#seeker(view, pending?.seat ?? view.turn, move.seeker);
        return step === 'after' ? words.bringHome(seeker) : words.pick(seeker);
      }
      case 'pass':
        return [words.passMoves[isPassed(step) ? step : 'end']];
      case 'take':
        return (step === 'route' ? words.load : words.use)(
          KINDS[move.kind],
          this.#at(move.from, view, pending?.seat ?? view.turn),
        );
      case 'go':
        return isGoing(step) ? words.goFor(words.goes[step], this.hex(move.to)) : words.goTo(this.hex(move.to));
      case 'deliver': {
        const [one, two] = move.by;
        const kind = KINDS[move.kind];
        if (one > 0 && two > 0) return words.deliverApart(kind, one, two, words.bothSeekers);
        return words.deliver(kind, one + two, this.#seeker(view, view.turn, one > 0 ? 0 : 1));
      }
      case 'dial': {
        const { pies, spells } = move;
        return [words.dial(pies, spells.length === 0 ? words.noSpell : words.spellsOf(spells))];
      }
      case 'claim':
        return [words.claim(this.fieldOf(move.field).name)];
      case 'solve': {
        const title = pending?.step === 'quest' ? this.questOf(pending.card).name : '';
        const how = words.solveMoves[SIDES_OF_QUEST[move.side]];
        return [words.solve(how, title)];
      }
      case 'resupply':
        return [move.gain === 'spell' ? words.forSpell : words.forPies];
      case 'put':
        return words.put(KINDS[move.kind], this.hex(move.at));
      case 'draw':
        return [words.drawFrom(words.piles[move.pile])];
      case 'keep': {
        const pile = pending?.step === 'draft' ? pending.pile : MOVE_PILE;
        return words.keep(this.tile(pile, move.tile), this.tile(pile, move.under));
      }
      case 'discard':
        return [words.discard(move.value)];
      case 'mix':
        return [this.tokens(move.apples, (pending?.step === 'mix' ? pending.count : move.apples) - move.apples)];
    }
  }

  ask({ step }: Ask, view: View): Phrase {
    const { words } = this;
    const pending = top(view);
    switch (pending?.step) {
      case 'quest':
        return [words.askQuest(this.questOf(pending.card).name)];
      case 'move':
        return [view.moved[0] || view.moved[1] ? words.askOther : words.asks.move];
      case 'route':
        return [mayLoad(view, pending) ? words.askLoaded : words.asks.route];
      case 'seek':
        return [words.askSeek(leftToPlace(view))];
      case 'pay':
        return [(pending.to === 'supply' ? words.askPay : words.askGive)(pending.apples + pending.gems + pending.any)];
      default:
        return [words.asks[step as AskedStep]];
    }
  }

  /** In words alone where the other seeker stands on the same land: two small maps would be hard to tell apart. */
  #at(hex: Hex, view: View, seat: Seat): Phrase {
    const [one, other] = seatAt(view, seat).seekers.map((at) => (at === CAMP ? at : landOf(at)));
    return one === other && countAt(view, seat, hex) === 1 ? [this.place(hex)] : this.hex(hex);
  }

  #seeker(view: View, seat: Seat, seeker: Seeker): Phrase {
    const hex = whereIs(view, seat, seeker);
    return hex === CAMP
      ? this.words.seekerHome
      : this.words.seekerAt(this.#at(hex, view, seat), countAt(view, seat, hex) === 1);
  }
}

/** Something lies where the seeker stands that it has not picked up. */
const mayLoad = (view: View, { seat, seeker, apples, gems }: Route): boolean => {
  const hex = whereIs(view, seat, seeker);
  return hex !== CAMP && tokensAt(view, APPLE, hex) + tokensAt(view, GEM, hex) > apples + gems;
};
const isPassed = (step: Step | undefined): step is PassedStep =>
  step === 'move' || step === 'victory' || step === 'consolation' || step === 'after';
const isGoing = (step: Step | undefined): step is GoStep =>
  step === 'fights' || step === 'launch' || step === 'gift' || step === 'field';

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const moves = new MoveSpeaker(words);
  const events = new EventSpeaker(words);
  const turns = new TurnSpeaker(words);
  const reasons = new ReasonSpeaker(words);
  const things = new ThingSpeaker(words);
  return {
    sayMove: (move, view) => moves.move(move, view),
    sayEvent: (event) => events.event(event),
    sayEvents: events.events,
    sayTurn: (seat, told) => turns.turn(seat, told),
    sayReason: (reason) => reasons.reason(reason),
    sayAsk: (ask, view) => moves.ask(ask, view),
    explain: (of, view) => things.explain(knownOf(of, view)),
    sayRow: (row) => phrase`${words.rows[row as RowName]}`,
    sayTie: events.tie,
    saySide: () => null,
    options: words.options,
    looks: words.looks,
  };
}
