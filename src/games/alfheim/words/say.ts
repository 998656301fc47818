import { listed } from '../../../words/lists.ts';
import { icon, type Phrase, phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { letterOf } from '../rules/clues.ts';
import { KING, NAMES, TOMTE } from '../rules/fairies.ts';
import { offers } from '../rules/moves.ts';
import type { Reason } from '../rules/reasons.ts';
import { isRow } from '../rules/sheet.ts';
import type { Called, Event, Move, View } from '../rules/state.ts';
import { conceals } from '../rules/tomte.ts';
import type { Words } from './en.ts';
import { Explainer } from './explain.ts';
import { knownOf } from './known.ts';
import { lacking } from './lacking.ts';
import { Names } from './names.ts';

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

  event(event: Event): Phrase {
    const [words, names] = [this.#words, this.#names];
    switch (event.is) {
      case 'pairs':
        return words.pairs(this.#apart(event.by.map((pair, seat) => words.pair(seat, names.clues(pair)))));
      case 'shown':
        return words.shown(event.round, names.drawnClue(event.clue), event.first);
      case 'refused':
        return words.refuses(
          event.seat,
          names.drawnClue(event.clue),
          names.drawnClue(event.drawn),
          event.clue === event.drawn,
          event.again,
        );
      case 'placed':
        return words.places(event.seat, [
          icon(letterOf(event.clue), ''),
          ...names.clueAt(event.seat, event.clue, event.cell),
        ]);
      case 'aside':
        return words.noRoom(
          event.seat,
          event.clue === null ? phrase`${words.theFootprint}` : names.drawnClue(event.clue),
        );
      case 'called':
        return this.#called(event);
      case 'tomte':
        if (event.tile === null) return words.takesTomte(event.seat);
        return words.takesTomteFor(event.seat, names.cost(TOMTE, event.tile));
      case 'done':
        return words.ends(event.seat);
      case 'costs':
        return words.turnedCosts(
          listed(
            event.turned.map(({ kind, tile }) => words.turnedCost(names.fairyFirst(kind), names.cost(kind, tile))),
            words.space,
            words.space,
          ),
          // The King has none before the seventh round.
          event.turned.some(({ kind }) => kind === KING),
        );
      case 'footprints':
        return words.turnedFootprints(
          this.#apart(event.by.map((footprint, seat) => words.turnedFootprint(seat, names.footprint(footprint)))),
        );
      case 'tracked':
        return words.placesFootprint(
          event.seat,
          names.footprintAt(event.seat, event.cell),
          names.footprint(event.footprint),
        );
      case 'expert':
        return words.becomeExperts(
          this.#people(event.seats),
          event.seats.length,
          names.expertText(event.set),
          event.points,
        );
      case 'never':
        return words.neverCame(event.seat, names.cost(TOMTE, event.tile));
      case 'ended':
        return words.ended(
          this.#listed(event.points.map((points, seat) => words.total(seat, points))),
          this.#people(event.winners),
          event.winners.length,
        );
    }
  }

  #called({ seat, kind, domino, cost, run, tile, last, late, atOnce }: Called): Phrase {
    const [words, names] = [this.#words, this.#names];
    const clues = names.run(seat, run);
    return words.calls(seat, {
      fairy: [icon(NAMES[kind], ''), ...names.fairyAt(seat, kind, domino)],
      run: kind === KING ? words.metPattern(clues, names.cost(kind, cost)) : words.met(clues),
      atOnce,
      late,
      took: tile === null ? [] : words.took(names.cost(kind, tile), last),
    });
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
      case 'pairs':
      case 'shown':
      case 'aside':
      case 'done':
      case 'costs':
      case 'footprints':
      case 'expert':
      case 'never':
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
        return phrase`${this.#askCall(view)}`;
      case 'over':
        return [];
    }
  }

  /** How many can come; a Tomte that these eyes do not see is none of them. */
  #askCall(view: View): string {
    const { askNobody, askCall, askTomte } = this.#words;
    const kinds = new Set(offers(view, view.turn).flatMap((move) => ('call' in move ? move.call : [])));
    if (conceals(view, view.turn) && kinds.delete(TOMTE)) return askTomte(kinds.size);
    return kinds.size === 0 ? askNobody : askCall(kinds.size);
  }

  row = (row: string): Phrase => phrase`${isRow(row) ? this.#words.rows[row] : ''}`;

  #listed = (phrases: readonly Phrase[]): Phrase => listed(phrases, this.#words.comma, this.#words.comma);
  #apart = (phrases: readonly Phrase[]): Phrase => listed(phrases, this.#words.apart, this.#words.apart);
  #people = (seats: readonly number[]): Phrase => listed(seats.map(this.#words.person), ...this.#words.people);
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  const explainer = new Explainer(words);
  return {
    sayMove: (move, view) => speaker.move(move, view),
    sayEvent: (event) => speaker.event(event),
    sayTurn: (_, events) => speaker.turn(events),
    sayReason: (reason) => speaker.reason(reason),
    sayAsk: (_ask, view) => speaker.ask(view),
    explain: (of, view) => explainer.explain(knownOf(of, view)),
    sayRow: speaker.row,
    saySide: () => null,
    options: {},
  };
}
