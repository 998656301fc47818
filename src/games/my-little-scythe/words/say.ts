import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { kindName, LEAVE, MAKE_PILE, NO_TILE, sideName, spaceName } from '../rules/cards.ts';
import { CAMP } from '../rules/hexes.ts';
import { FOR_SPELL, type Move, SPELL_SETS, splitOf } from '../rules/move.ts';
import type { Reason, RowName } from '../rules/reasons.ts';
import { whereIs } from '../rules/seekers.ts';
import { type Event, type PassedStep, type Step, top, type View } from '../rules/state.ts';
import type { GoStep, Words } from './en.ts';
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
    const { of, at } = move;
    switch (move.do) {
      case 'act': {
        const tile = view.tiles[view.turn * 2 + 1] ?? NO_TILE;
        const name = spaceName(of);
        if (name === 'tile' && tile !== NO_TILE) return phrase`${this.tileOf(MAKE_PILE, tile).name}`;
        return phrase`${words.printed.spaces[name].name}`;
      }
      case 'pick': {
        const seeker = this.#seeker(view, pending?.seat ?? view.turn, of);
        return step === 'after' ? words.bringHome(seeker) : words.pick(seeker);
      }
      case 'pass':
        return phrase`${words.passMoves[isPassed(step) ? step : 'end']}`;
      case 'take':
        return (step === 'route' ? words.load : words.use)(kindName(of), this.hex(at));
      case 'to':
        return isGoing(step) ? words.goFor(words.goes[step], this.hex(at)) : words.goTo(this.hex(at));
      case 'deliver': {
        const [one, two] = splitOf(move);
        const kind = kindName(of);
        if (one > 0 && two > 0) return words.deliverApart(kind, one, two, words.bothSeekers);
        return words.deliver(kind, one + two, this.#seeker(view, view.turn, one > 0 ? 0 : 1));
      }
      case 'dial': {
        const spells = SPELL_SETS[of] ?? [];
        return phrase`${words.dial(at, spells.length === 0 ? words.noSpell : words.spellsOf(spells))}`;
      }
      case 'claim':
        return phrase`${words.claim(this.fieldOf(of).name)}`;
      case 'solve': {
        const title = pending?.step === 'quest' ? this.questOf(pending.card).name : '';
        return phrase`${(of === LEAVE ? words.leaveIt : words.solve)(words.solveMoves[sideName(of)], title)}`;
      }
      case 'resupply':
        return phrase`${of === FOR_SPELL.of ? words.forSpell : words.forPies}`;
      case 'put':
        return words.put(kindName(of), this.hex(at));
      case 'pile':
        return phrase`${words.drawFrom(words.piles[of === MAKE_PILE ? 1 : 0])}`;
      case 'keep': {
        const pile = pending?.step === 'draft' ? pending.pile : 0;
        return words.keep(this.tile(pile, of), this.tile(pile, at));
      }
      case 'discard':
        return phrase`${words.discard(of)}`;
      case 'mix':
        return phrase`${this.tokens(of, 2 - of)}`;
    }
  }

  ask({ step }: Ask, view: View): Phrase {
    const { words } = this;
    const pending = top(view);
    if (pending?.step === 'quest') return phrase`${words.askQuest(this.questOf(pending.card).name)}`;
    return phrase`${words.asks[step as Step]}`;
  }

  #seeker(view: View, seat: Seat, seeker: number): Phrase {
    const hex = whereIs(view, seat, seeker);
    return hex === CAMP ? this.words.seekerHome : this.words.seekerAt(this.hex(hex));
  }
}

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
    sayTurn: (told) => turns.turn(told),
    sayReason: (reason) => reasons.reason(reason),
    sayAsk: (ask, view) => moves.ask(ask, view),
    explain: (of, view) => things.explain(knownOf(of, view)),
    sayRow: (row) => phrase`${words.rows[row as RowName]}`,
    saySide: () => null,
    options: words.options,
    looks: words.looks,
  };
}
