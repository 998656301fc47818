import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { TOMTE } from '../rules/fairies.ts';
import { offers } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import { isRow } from '../rules/sheet.ts';
import type { Event, Move, View } from '../rules/state.ts';
import { conceals } from '../rules/tomte.ts';
import type { Words } from './en.ts';
import { Explainer } from './explain.ts';
import { knownOf } from './known.ts';
import { lacking } from './lacking.ts';
import { Names } from './names.ts';
import { Teller } from './tell.ts';

/** Decides what is said, once for every language. */
class Speaker {
  readonly #words: Words;
  readonly #names: Names;

  constructor(words: Words) {
    this.#words = words;
    this.#names = new Names(words);
  }

  move(move: Move, { turn, clue }: View): Phrase {
    const [words, names] = [this.#words, this.#names];
    if ('place' in move) return words.place(names.clueAt(turn, clue, move.place));
    if ('footprint' in move) return words.placeFootprint(names.footprintAt(turn, move.footprint));
    if ('say' in move) return phrase`${words.says[move.say]}`;
    const fairy = names.fairyAt(turn, move.call, move.domino);
    return move.tile === undefined ? words.call(fairy) : words.callTaking(fairy, names.cost(move.call, move.tile));
  }

  /** Fairies called one after another are named together. */
  turn(events: readonly Event[]): Phrase {
    const { between, calledLink } = this.#words;
    const deeds = events.flatMap((event) => {
      const said = this.#deed(event);
      return said === null ? [] : [{ said, isCall: event.is === 'called' }];
    });
    return deeds.flatMap(({ said, isCall }, at) => {
      const before = deeds[at - 1];
      return before ? [isCall && before.isCall ? calledLink : between, ...said] : said;
    });
  }

  /** What matters when the turn is over. A clue without room was set aside before it began, in the turn of another. */
  #deed(event: Event): Phrase | null {
    const [words, names] = [this.#words, this.#names];
    switch (event.is) {
      case 'refused':
        return words.refused(names.clue(event.clue));
      case 'placed':
        return [names.clue(event.clue)];
      case 'called':
        return [names.fairy(event.kind)];
      case 'tracked':
        return phrase`${words.tracked}`;
      case 'tomte':
        return phrase`${words.tookTomte}`;
      case 'pair':
      case 'shown':
      case 'aside':
      case 'done':
      case 'costs':
      case 'cost':
      case 'footprints':
      case 'expert':
      case 'never':
      case 'counted':
      case 'ended':
        return null;
    }
  }

  reason(reason: Reason): Phrase {
    const [words, names] = [this.#words, this.#names];
    switch (reason.is) {
      case 'refused':
        return phrase`${words.refusals[reason.rule]}`;
      case 'othersTurn':
        return words.othersTurn(reason.side);
      case 'hasCome':
        return words.hasCome(names.fairyFirst(reason.kind));
      case 'unmet':
        if (!reason.nearest) return words.unmetAtAll(names.fairy(reason.kind));
        return words.unmet(
          names.fairyFirst(reason.kind),
          names.clues(reason.nearest.has),
          lacking(words, names, reason.nearest.lacks),
        );
      case 'shutIn':
        return words.shutIn(names.fairy(reason.kind));
      case 'tomteUnmet':
        return phrase`${reason.known ? words.tomteUnmet : words.noTomteMet}`;
      case 'mayCome':
        return words.mayCome(reason.side);
      case 'completes':
        return words.completes(names.fairy(reason.kind), reason.points);
      case 'nears':
        return words.nears(names.fairy(reason.kind), names.clues(reason.clues, words.or));
      case 'shuts':
        return words.shuts(names.fairy(reason.kind));
      case 'waits':
        return words.waits(
          listed(
            reason.kinds.map((kind) => [names.fairy(kind)]),
            ...words.and,
          ),
          reason.left,
        );
      case 'lives':
        return words.worth(names.fairyFirst(reason.kind), reason.points);
      case 'expert': {
        const alike = reason.sharers > 1 ? words.alike(reason.sharers) : '';
        return words.expertOn(names.expertText(reason.set), reason.points, alike);
      }
      case 'tracks':
        return words.beside(names.footprint(reason.footprint), reason.points);
      case 'takesTomte':
        return phrase`${words.thirdNisse}`;
      case 'takesTile':
        return words.takesTile(names.cost(reason.kind, reason.tile));
      case 'draws':
        return words.draws(names.clue(reason.clue));
      case 'drawsUnseen':
        return phrase`${words.drawsUnseen(reason.unseen)}`;
    }
  }

  ask(view: View): Phrase {
    const [words, names] = [this.#words, this.#names];
    const { step, clue, refused } = view;
    switch (step) {
      case 'footprint':
        return phrase`${words.askFootprint}`;
      case 'place':
        return refused ? words.askPlace(names.clue(clue)) : words.askPlaceOrRefuse(names.clue(clue));
      case 'call':
        return this.#askCall(view);
      case 'over':
        return [];
    }
  }

  /** How many can come; a Tomte that these eyes do not see is none of them. */
  #askCall(view: View): Phrase {
    const { askNobody, askCall, askWhere, askTomte } = this.#words;
    const kinds = new Set(offers(view, view.turn).flatMap((move) => ('call' in move ? move.call : [])));
    if (conceals(view, view.turn) && kinds.delete(TOMTE)) return phrase`${askTomte(kinds.size)}`;
    const [only, ...others] = kinds;
    if (only === undefined) return phrase`${askNobody}`;
    return others.length === 0 ? askWhere(this.#names.fairy(only)) : phrase`${askCall(kinds.size)}`;
  }

  row = (row: string): Phrase => phrase`${isRow(row) ? this.#words.rows[row] : ''}`;
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  const teller = new Teller(words);
  const explainer = new Explainer(words);
  return {
    sayMove: (move, view) => speaker.move(move, view),
    sayEvent: (event) => teller.tell(event),
    sayEvents: (events) => teller.tellAll(events),
    sayTurn: (_, events) => speaker.turn(events),
    sayReason: (reason) => speaker.reason(reason),
    sayAsk: (_ask, view) => speaker.ask(view),
    explain: (of, view) => explainer.explain(knownOf(of, view)),
    sayRow: speaker.row,
    saySide: () => null,
    options: {},
  };
}
