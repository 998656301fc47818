import type { Ask } from '../../../engine/game.ts';
import type { Seat, Side } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Joined, toldTogether } from '../../../words/chronicle.ts';
import { listed } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import {
  type Card,
  type Counts,
  fairyThing,
  HARPIST_KINDS,
  harpistThing,
  type Kind,
  PIANIST_KINDS,
  pianistThing,
  soloistThing,
} from '../rules/cards.ts';
import { named } from '../rules/lists.ts';
import { addedIn } from '../rules/pace.ts';
import type { Reason } from '../rules/reasons.ts';
import { ROWS } from '../rules/score.ts';
import { BACH, type Event, type Move, type View } from '../rules/state.ts';
import type { Words } from './en.ts';
import { knownOf } from './known.ts';
import { card, cards, fairies, fairy, players, who } from './names.ts';
import { sayReason } from './reasons.ts';
import { explain } from './things.ts';

type EventOf<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** Decides what is said of moves and events, once for every language; `reasons.ts` and `things.ts` do so of those. */
class Speaker {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  ask({ step, seat }: Ask, view: View): Phrase {
    const words = this.#words;
    if (step === 'compose') return phrase`${words.askCompose}`;
    return step === 'keep' ? phrase`${words.askKeep}` : phrase`${this.#choice(seat, view)}`;
  }

  /** What is chosen in secret. */
  #choice(seat: Seat, { held, dealt, round }: View): string {
    const words = this.#words;
    const of = at(held, seat);
    const adds = addedIn(held.length, round);
    const fairies = held.length === 2 ? words.askAddAndRemove(of) : of === adds ? words.askLast : words.askOf(adds, of);
    return (dealt[seat] ?? []).length > 0 ? words.askAlsoKeep(fairies) : fairies;
  }

  move(move: Move): Phrase {
    const words = this.#words;
    if (!('take' in move)) return words.keep(this.#card(move.keep));
    const parts = [words.add(this.#players(move.take))];
    if (move.remove !== undefined) parts.push(words.remove(this.#fairy(move.remove)));
    if (move.keep !== undefined) parts.push(words.alsoKeep(this.#card(move.keep)));
    return listed(parts, words.comma, words.comma);
  }

  event(event: Event): Phrase {
    const words = this.#words;
    switch (event.is) {
      case 'begun':
        return this.#begun(event);
      case 'dealt':
        return this.#dealt(event.seats);
      case 'sealed':
        return words.choseInSecret(event.seat);
      case 'draft':
        return phrase`${words.allReveal(this.#draft(event))}`;
      case 'revealed':
        return this.#revealed(event);
      case 'drew':
        return words.drew(event.seat, this.#cards(event.cards, words.and));
      case 'kept':
        return this.#kept(event);
      case 'passed':
        return phrase`${event.seats === 2 ? words.swapped : words.passed}`;
      case 'drawn':
        if (event.seats === 1) return words.roundAlone(event.round + 1, event.count, 0);
        return words.round(event.round + 1, event.count);
      case 'hand': {
        const hand = this.#fairies(event.hand);
        return event.passed ? words.gets(event.seat, hand) : words.draws(event.seat, hand);
      }
      case 'left':
        return words.notDrawn(this.#fairies(event.left));
      case 'bach':
        return this.#bachs(words.bachGets(this.#players(event.took), event.took.length), event.cards);
      case 'turned':
        return words.bachsCards(this.#cards(event.cards, words.cardComma), event.cards.length);
      case 'scored': {
        const rows = ROWS.map((row, place) => words.rowScores(words.rows[row], at(event.rows, place)));
        return words.scored(who(words, event.owner), event.points, rows);
      }
      case 'ended': {
        const totals = event.points.map((count, side) => words.total(this.#called(side, event), count));
        return this.#sentences(words.totals(totals), this.#won(event));
      }
    }
  }

  /** A draft is a line, and so is what came to both sides of a solo round; the hands go on with what came before. */
  events(events: readonly Event[]): (Phrase | null)[] {
    return toldTogether(events, this.#inLog, (first, [next, ...others]) => {
      if (first.is === 'draft') return this.#whole(first, next ? [next, ...others] : []);
      if (first.is === 'revealed' && next?.is === 'bach') return { said: this.#besideBach(first, next), count: 2 };
      if (first.is === 'kept' && next?.is === 'passed')
        return { said: this.#sentences(this.event(first), this.event(next)), count: 2 };
      return null;
    });
  }

  /** What the draft or the kept card will tell is not told before, and the parts of the points come before the winner. */
  #inLog = (event: Event): Phrase => {
    if (event.is === 'sealed' || event.is === 'drew') return [];
    // In the first draft: what was added has been told with the draft.
    if (event.is === 'revealed' && event.kept !== null) return this.#sentences(...this.#keptDealt(event));
    return event.is === 'ended' ? this.#won(event) : this.event(event);
  };

  #whole(draft: EventOf<'draft'>, others: readonly Event[]): Joined {
    const shown: EventOf<'revealed'>[] = [];
    for (const event of others) {
      if (event.is !== 'revealed') break;
      shown.push(event);
    }
    const said = this.#drafted(draft, shown);
    if (shown.some(({ kept }) => kept !== null)) return { said, count: 1 };
    const next = others[shown.length];
    if (next?.is !== 'passed') return { said, count: 1 + shown.length };
    return { said: this.#sentences(said, this.event(next)), count: 2 + shown.length };
  }

  /** Where nobody removes anything, what all add is one sentence. */
  #drafted(draft: EventOf<'draft'>, shown: readonly EventOf<'revealed'>[]): Phrase {
    const words = this.#words;
    const called = this.#draft(draft);
    if (shown.some(({ removed }) => removed !== null))
      return words.inDraft(
        called,
        shown.map((event) => this.#added(event)),
      );
    return words.allAdd(
      called,
      shown.map(({ seat, took }, place) => words.oneAdds(seat, this.#players(took), place === 0)),
    );
  }

  #draft = ({ round, draft, isForced }: EventOf<'draft'>): string => this.#words.draft(round + 1, draft + 1, isForced);

  #begun({ popular, soloist, pianist, harpist }: EventOf<'begun'>): Phrase {
    const words = this.#words;
    const pairs = (kinds: readonly Kind[]): string => words.pairsOf(kinds.map((kind) => words.kinds[kind]));
    return words.begins(
      this.#fairy(popular),
      thing(soloistThing(soloist), words.soloistScores[soloist]),
      thing(pianistThing(pianist), pairs(PIANIST_KINDS[pianist])),
      thing(harpistThing(harpist), pairs(HARPIST_KINDS[harpist])),
    );
  }

  #dealt(seats: number): Phrase {
    const words = this.#words;
    if (seats === 1) return words.dealtAlone(0);
    const all = Array.from({ length: seats }, (_, seat) => seat);
    return seats === 2 ? words.dealt : this.#sentences(words.dealt, words.goRound(all));
  }

  #kept({ seat, card, away, from }: EventOf<'kept'>): Phrase {
    const words = this.#words;
    const says = from === 'composer' ? words.keepsOfDrawn : words.keepsOfDealt;
    return says(seat, this.#card(card), this.#card(away));
  }

  #besideBach({ seat, took }: EventOf<'revealed'>, bach: EventOf<'bach'>): Phrase {
    const both = this.#words.addsBesideBach(seat, this.#players(took), this.#players(bach.took), bach.took.length);
    return this.#bachs(both, bach.cards);
  }

  #bachs = (gets: Phrase, cards: number): Phrase =>
    cards === 0 ? gets : this.#sentences(gets, this.#words.bachsComposers(cards));

  #revealed = (event: EventOf<'revealed'>): Phrase => this.#sentences(this.#added(event), ...this.#keptDealt(event));

  #added({ seat, took, removed }: EventOf<'revealed'>): Phrase {
    const words = this.#words;
    const added = this.#players(took);
    return removed === null ? words.adds(seat, added) : words.addsAndRemoves(seat, added, this.#other(removed, took));
  }

  #keptDealt({ seat, kept, away }: EventOf<'revealed'>): Phrase[] {
    return kept === null || away === null ? [] : [this.#words.keeps(seat, this.#card(kept), this.#card(away))];
  }

  #won(ended: EventOf<'ended'>): Phrase {
    const words = this.#words;
    const { points, winners, bach } = ended;
    const won = words.won(winners.map((side) => this.#called(side, ended)));
    return bach && points[0] === points[BACH] ? this.#sentences(words.tieIsBachs, won) : won;
  }

  #called = (side: Side, { bach }: EventOf<'ended'>): Phrase => who(this.#words, bach && side === BACH ? 'bach' : side);

  /** Whose turn it is goes without saying; whatever others turn over at the same time goes by their names. */
  turn(seat: Seat, events: readonly Event[]): Phrase {
    const words = this.#words;
    const isOwn = (event: Event): boolean => 'seat' in event && event.seat === seat;
    const told = lastRound(events);
    const deeds = [...told.filter(isOwn), ...told.filter((event) => !isOwn(event))].flatMap((event): Phrase[] => {
      switch (event.is) {
        case 'revealed':
        case 'kept': {
          const deed = this.#deed(event);
          return [event.seat === seat ? deed : words.by(words.person(event.seat), deed)];
        }
        case 'bach':
          return [words.by(who(words, 'bach'), this.#players(event.took))];
        default:
          return [];
      }
    });
    return listed(deeds, words.between, words.between);
  }

  #deed(event: EventOf<'revealed' | 'kept'>): Phrase {
    const words = this.#words;
    if (event.is === 'kept') return words.keepsCard(this.#card(event.card));
    const took = this.#players(event.took);
    const parts = [event.removed === null ? took : words.swaps(took, this.#other(event.removed, event.took))];
    if (event.kept !== null) parts.push(words.keepsCard(this.#card(event.kept)));
    return listed(parts, words.comma, words.comma);
  }

  side(side: Side, seats: number): Phrase | null {
    return seats === 1 && side === seats ? who(this.#words, 'bach') : null;
  }

  #sentences = (...sentences: readonly Phrase[]): Phrase => listed(sentences, this.#words.space, this.#words.space);
  #fairy = (kind: Kind) => fairy(this.#words, kind);
  /** One that goes when such a one came has to be told from it. */
  #other = (kind: Kind, took: readonly Kind[]): Part =>
    took.includes(kind) ? thing(fairyThing(kind), this.#words.another(this.#words.kinds[kind])) : this.#fairy(kind);
  #fairies = (counts: Counts): Phrase => fairies(this.#words, counts);
  #players = (kinds: readonly Kind[]): Phrase => players(this.#words, kinds);
  #card = (which: Card) => card(this.#words, which);
  #cards = (which: readonly Card[], between: string): Phrase => cards(this.#words, which, between);
}

/** Alone nobody else comes between, and yet a turn is not the whole game: what was told since the last hands were drawn. */
function lastRound(events: readonly Event[]): readonly Event[] {
  const isTold = ({ is }: Event): boolean => is === 'revealed' || is === 'kept';
  const drawn = events.findLastIndex(({ is }, at) => is === 'drawn' && events.slice(at).some(isTold));
  return events.slice(drawn + 1);
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  return {
    sayMove: (move) => speaker.move(move),
    sayEvent: (event) => speaker.event(event),
    sayEvents: (events) => speaker.events(events),
    sayTurn: (seat, events) => speaker.turn(seat, events),
    sayReason: (reason) => sayReason(words, reason),
    sayAsk: (ask, view) => speaker.ask(ask, view),
    explain: (of, view) => explain(words, knownOf(of, view)),
    sayRow: (row) => phrase`${words.rows[named(ROWS, row)]}`,
    saySide: (side, { seats }) => speaker.side(side, seats),
    options: words.options,
  };
}
