import type { Ask, Setup } from '../../../engine/game.ts';
import type { Seat, Side } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { type Joined, toldTogether } from '../../../words/chronicle.ts';
import { listed } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { MANNERS } from '../facts.ts';
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
import { type Contest, FACE_DOWN_POINTS, ROWS, type Row } from '../rules/score.ts';
import { BACH, type Event, isAlone, type Move, type View } from '../rules/state.ts';
import type { Words } from './en.ts';
import { knownOf } from './known.ts';
import { card, cards, cardTold, fairies, fairy, players, some, who } from './names.ts';
import { composersTold, runsOf } from './order.ts';
import { sayReason } from './reasons.ts';
import { explain } from './things.ts';
import { sayTurn } from './turn.ts';

/** As they lie on the table; more points than these are not heard at once. */
const TOLD_TOGETHER: readonly (readonly Contest[])[] = [
  ['popular', 'conductor', 'soloist'],
  ['pianist', 'harpist'],
];

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
    // Alone the dealt score card is asked for when the fairies stand.
    return held.length > 1 && (dealt[seat] ?? []).length > 0 ? words.askAlsoKeep(fairies) : fairies;
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
        return this.#dealt(event.order);
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
        return words.round(event.round + 1, event.count, event.seats);
      case 'hand': {
        const hand = this.#fairies(event.hand);
        return event.passed ? words.gets(event.seat, hand) : words.draws(event.seat, hand);
      }
      case 'left':
        return words.notDrawn(this.#fairies(event.left));
      case 'bach':
        return this.#bachs(this.#rest(event.took), event.cards);
      case 'turned':
        return words.bachsCards(event.cards.map(this.#told), event.cards.length, event.worth);
      case 'scored':
        return words.scored(who(words, event.owner), event.points, this.#parts(event));
      case 'ended': {
        const totals = event.points.map((count, side) => words.total(this.#called(side, event), count));
        return this.#sentences(words.totals(totals), this.#won(event));
      }
    }
  }

  /**
   * A draft is a line, and so is what came to both sides of a solo round, and what is drawn for it where all see that. What
   * is counted at the end is announced before the first of it.
   */
  events(events: readonly Event[]): (Phrase | null)[] {
    const opening = events.find(({ is }) => is === 'turned' || is === 'scored');
    const composers = composersTold(events);
    const say = (event: Event): Phrase => {
      if (event === opening) return this.#sentences(this.#words.finalScoring, this.#inLog(event));
      return event.is === 'kept' ? this.#kept(event, composers.get(event)) : this.#inLog(event);
    };
    return toldTogether(events, say, (first, [next, ...others]) => {
      if (first.is === 'draft') return this.#whole(first, next ? [next, ...others] : []);
      if (first.is === 'revealed' && next?.is === 'bach') return { said: this.#besideBach(first, next), count: 2 };
      if (first.is === 'drawn' && first.seats === 1) return this.#drawnOpenly(first, next ? [next, ...others] : []);
      return null;
    });
  }

  /**
   * What the draft or the kept card will tell is not told before, that hands are passed was told for the whole game when
   * they were dealt, and the parts of the points come before the winner.
   */
  #inLog = (event: Event): Phrase => {
    if (event.is === 'sealed' || event.is === 'drew' || event.is === 'passed') return [];
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
    return { said, count: shown.some(({ kept }) => kept !== null) ? 1 : 1 + shown.length };
  }

  /** What all add is one sentence: in seat order, as whoever keeps the score writes it down. */
  #drafted(draft: EventOf<'draft'>, shown: readonly EventOf<'revealed'>[]): Phrase {
    const words = this.#words;
    const called = this.#draft(draft);
    const [group, ...more] = runsOf(shown, ({ took, removed }) => `${took} ${removed}`);
    const [first] = group ?? [];
    const players = first ? this.#players(first.took) : [];
    if (first && first.removed !== null) {
      if (more.length === 0 && shown.length > 1)
        return words.bothSwap(called, players, this.#other(first.removed, first.took));
      return words.inDraft(called, shown.map(this.#swapped));
    }
    if (more.length === 0 && shown.length > 2) return words.allAdd(called, shown.length, players);
    const groups = [group ?? [], ...more].map((same) => ({
      seats: same.map(({ seat }) => seat),
      players: this.#players(same[0]?.took ?? []),
    }));
    return words.eachAdds(called, groups);
  }

  /** Alone, with random cards: what is drawn is told, with nothing more of what is left. */
  #drawnOpenly({ round }: EventOf<'drawn'>, others: readonly Event[]): Joined | null {
    const at = others.findIndex(({ is }) => is !== 'hand');
    const left = others[at];
    if (left?.is !== 'left') return null;
    return { said: this.#words.roundAloneOpen(round + 1, some(this.#words, left.drawn), 0), count: at + 2 };
  }

  /** A few rows in a sentence; the score cards with how many of them are met, and honours with what they are for. */
  #parts({ rows, met, of, honours }: EventOf<'scored'>): string[] {
    const words = this.#words;
    const pointsOf = (row: Row): number => at(rows, ROWS.indexOf(row));
    const { scoreCards, honours: taken } = words.rows;
    const cards = pointsOf('scoreCards');
    return [
      ...TOLD_TOGETHER.map((each) => words.rowsScore(each.map((row) => [words.rows[row], pointsOf(row)]))),
      of > 0 ? words.cardsMet(scoreCards, cards, met, of) : words.cardsScore(scoreCards, cards),
      words.honoursScore(
        taken,
        pointsOf('honours'),
        honours.map((honour) => words.rows[honour]),
      ),
    ];
  }

  #swapped = ({ seat, took, removed }: EventOf<'revealed'>): Phrase =>
    removed === null
      ? this.#words.adds(seat, this.#players(took))
      : this.#words.swapsOne(seat, this.#players(took), this.#other(removed, took));

  #draft = ({ draft, isForced }: EventOf<'draft'>): string => this.#words.draft(draft + 1, isForced);

  #begun({ random, manner, popular, soloist, pianist, harpist }: EventOf<'begun'>): Phrase {
    const words = this.#words;
    const pairs = (kinds: readonly Kind[]): string => words.pairsOf(kinds.map((kind) => words.kinds[kind]));
    const begins = words.begins(
      this.#fairy(popular),
      thing(soloistThing(soloist), words.soloistScores[soloist]),
      thing(pianistThing(pianist), pairs(PIANIST_KINDS[pianist])),
      thing(harpistThing(harpist), pairs(HARPIST_KINDS[harpist])),
    );
    return this.#sentences(
      ...(manner === 'printed' ? [] : [words.bachPlays(manner, FACE_DOWN_POINTS[manner])]),
      ...(random ? [words.withRandomCards] : []),
      begins,
    );
  }

  #dealt(order: readonly Seat[]): Phrase {
    const words = this.#words;
    if (order.length === 1) return words.dealtAlone(0);
    return this.#sentences(words.dealt, order.length === 2 ? words.willSwap : words.goRound(order));
  }

  /** `nth`: of several composers that came together. */
  #kept({ seat, card, away, from }: EventOf<'kept'>, nth: number | null = null): Phrase {
    const words = this.#words;
    const [kept, other] = [this.#told(card), this.#told(away)];
    return from === 'composer' ? words.keepsOfDrawn(seat, kept, other, nth) : words.keepsOfDealt(seat, kept, other);
  }

  #besideBach({ seat, took }: EventOf<'revealed'>, bach: EventOf<'bach'>): Phrase {
    const words = this.#words;
    const [kind] = bach.took;
    const own = this.#players(took);
    if (kind === undefined || bach.took.length > 1)
      return this.#bachs(words.addsBesideBach(seat, own, this.#players(bach.took)), bach.cards);
    const called = took.includes(kind) ? words.alsoOneOf : words.oneOf;
    const one = thing(fairyThing(kind), called(words.kinds[kind]));
    return this.#bachs(words.addsBesideBachsOne(seat, own, one), bach.cards);
  }

  /** What Bach gets after the score cards of the composers that were added. */
  #rest(took: readonly Kind[]): Phrase {
    const [kind] = took;
    if (kind === undefined || took.length > 1) return this.#words.bachGets(this.#players(took), took.length);
    return this.#words.bachGetsOne(this.#fairy(kind));
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
    return kept === null || away === null ? [] : [this.#words.keeps(seat, this.#told(kept), this.#told(away))];
  }

  #won(ended: EventOf<'ended'>): Phrase {
    const words = this.#words;
    const { points, winners, bach } = ended;
    const won = words.won(winners.map((side) => this.#called(side, ended)));
    return bach && points[0] === points[BACH] ? this.#sentences(words.tieIsBachs, won) : won;
  }

  #called = (side: Side, { bach }: EventOf<'ended'>): Phrase => who(this.#words, bach && side === BACH ? 'bach' : side);

  side(side: Side, { seats, options }: Setup): Phrase | null {
    if (seats > 1 || side < seats) return null;
    const manner = options.bach ?? 'printed';
    return manner === 'printed' ? who(this.#words, 'bach') : phrase`${this.#words.bachIs(named(MANNERS, manner))}`;
  }

  #sentences = (...sentences: readonly Phrase[]): Phrase => listed(sentences, this.#words.space, this.#words.space);
  #fairy = (kind: Kind) => fairy(this.#words, kind);
  /** One that goes when such a one came has to be told from it. */
  #other = (kind: Kind, took: readonly Kind[]): Part =>
    took.includes(kind) ? thing(fairyThing(kind), this.#words.another(this.#words.kinds[kind])) : this.#fairy(kind);
  #fairies = (counts: Counts): Phrase => fairies(this.#words, counts);
  #players = (kinds: readonly Kind[]): Phrase => players(this.#words, kinds);
  #told = (which: Card): Part => cardTold(this.#words, which);
  #card = (which: Card) => card(this.#words, which);
  #cards = (which: readonly Card[], between: string): Phrase => cards(this.#words, which, between);
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  return {
    sayMove: (move) => speaker.move(move),
    sayEvent: (event) => speaker.event(event),
    sayEvents: (events) => speaker.events(events),
    sayTurn: (seat, events) => sayTurn(words, seat, events),
    sayReason: (reason) => sayReason(words, reason),
    sayAsk: (ask, view) => speaker.ask(ask, view),
    explain: (of, view) => explain(words, knownOf(of, view)),
    sayRow: (row) => phrase`${words.rows[named(ROWS, row)]}`,
    sayTie: (view, { totals }) => (isAlone(view) && totals[0] === totals[BACH] ? words.whyBach : null),
    saySide: (side, setup) => speaker.side(side, setup),
    options: words.options,
  };
}
