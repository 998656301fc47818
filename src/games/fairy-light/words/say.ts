import type { Ask } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { looksOf } from '../../../engine/seating.ts';
import { type Joined, toldTogether } from '../../../words/chronicle.ts';
import { listed } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase, placeSign, thing } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import { facts } from '../facts.ts';
import {
  FACES,
  isBack,
  isCotton,
  isStart,
  type Kind,
  kindThing,
  type Light,
  MOON,
  STARTS,
  SUN,
  sideOf,
} from '../rules/cards.ts';
import { type Cell, cellThing, DIRECTIONS } from '../rules/grid.ts';
import type { Counted, Reason, Sight, Sums } from '../rules/reasons.ts';
import { type Balance, heartOf } from '../rules/sheet.ts';
import { type Event, HAND, type Move, type PlaceCard, type View } from '../rules/state.ts';
import { whereIs } from '../rules/where.ts';
import type { Words } from './en.ts';
import { type Count, counted, type InHand, inHand, type Known, knownOf, leanOf, runsOf } from './known.ts';
import { cardInSentence, cardName, placeName, sideName } from './names.ts';

/** All start cards but the one in the forest. */
const HEARTS = STARTS - 1;
const NO_SYMBOLS = { suns: 0, moons: 0 };
type Placed = Extract<Event, { is: 'placed' }>;
type Opened = Extract<Event, { is: 'opened' }>;
type Exchanged = Extract<Event, { is: 'exchanged' }>;

/** Decides what is said, once for every language. */
class Speaker {
  readonly #words: Words;

  constructor(words: Words) {
    this.#words = words;
  }

  move(move: Move, view: View): Phrase {
    const words = this.#words;
    if ('place' in move) return words.place(this.#name(move.card), this.#map(move));
    if ('order' in move) return words.lay(inHand(view, move.order).map(this.#held));
    if (move.exchange.length === 0) return phrase`${words.keepAll}`;
    return words.giveBack(inHand(view, move.exchange).map(this.#held));
  }

  event(event: Event): Phrase {
    const words = this.#words;
    switch (event.is) {
      case 'begins':
        return this.#sentences([
          phrase`${words.played[event.variant]}`,
          words.begins(event.sun, event.moon, event.first),
        ]);
      case 'started':
        return words.started(this.#card(event.card), this.#look(event.card));
      case 'laid':
        return words.laid(event.seat, this.#alike(runsOf(event.cards)));
      case 'hands':
        return event.isSecret ? words.secretHands : words.openHands;
      case 'exchanged':
        return this.#exchanged(event);
      case 'sealed':
        return words.choseInSecret(event.seat);
      case 'settled':
        return words.bothChose;
      case 'ordered':
        return words.willPlace(event.seat, this.#alike(runsOf(event.cards)));
      case 'placed':
        return this.#sentences([
          words.places(event.seat, this.#placed(event), this.#where(event)),
          ...this.#full(event),
        ]);
      case 'opened':
        return this.#sentences([words.opens(event.seat, this.#opened(event)), ...this.#emptied(event)]);
      case 'framed':
        return words.framed(event.axis);
      case 'turned':
        return phrase`${words.turned}`;
      case 'row':
        // Each by itself: five are heard for five places.
        return words.row(event.row, event.cards.map(this.#inRow));
      case 'scored':
        return words.counts(this.#cotton(event.card, event.cell), event.suns, event.moons, this.#winner(event));
      case 'ended': {
        const [suns = 0, moons = 0] = event.hearts;
        const hearted = words.hearted([event.sun, suns], [event.moon, moons], HEARTS - suns - moons);
        const won = event.winner === null ? words.isDraw : words.won(event.winner);
        return this.#sentences([hearted, won]);
      }
    }
  }

  /**
   * An exchange with the order after it; a card with the one that takes its place, and what became of the forest; scoring
   * is announced before the first of it.
   */
  events(events: readonly Event[]): (Phrase | null)[] {
    const opening = events.find(({ is }) => is === 'scored');
    const say = (event: Event): Phrase => {
      // What each decides in secret is told when both have.
      if (event.is === 'sealed') return [];
      return event === opening ? this.#sentences([this.#words.scoring, this.event(event)]) : this.event(event);
    };
    return toldTogether(events, say, (first, others) => {
      const [next] = others;
      if (first.is === 'exchanged' && next?.is === 'ordered')
        return this.#inOneLine([
          // All that came is told with its order.
          first.isAll ? this.#words.exchangesAll(first.seat, first.back.length) : this.event(first),
          this.#words.thenWillPlace(next.seat, this.#alike(runsOf(next.cards)), first.isAll),
        ]);
      return first.is === 'placed' ? this.#placedThen(first, others) : null;
    });
  }

  #exchanged({ seat, back, got, isAll, isSecret }: Exchanged): Phrase {
    const words = this.#words;
    if (back.length === 0) return words.keepsAll(seat);
    // Which lay open has been told.
    if (isAll) return words.exchangesAllFor(seat, back.length, this.#alike(counted(got)), isSecret);
    return words.givesBack(seat, this.#alike(counted(back)), this.#alike(counted(got), back), isSecret);
  }

  #placedThen(placed: Placed, others: readonly Event[]): Joined {
    const words = this.#words;
    const after = others.findIndex(({ is }) => is !== 'framed');
    const framed = after < 0 ? others : others.slice(0, after);
    const opened = others[framed.length];
    const sentences = framed.map((event) => this.event(event));
    if (opened?.is !== 'opened') return this.#inOneLine([this.event(placed), ...sentences]);
    const then = words.andOpens(this.#opened(opened));
    const placedThen = words.placesThen(placed.seat, this.#placed(placed), this.#where(placed), then);
    return { ...this.#inOneLine([placedThen, ...sentences, ...this.#emptied(opened)]), count: framed.length + 2 };
  }

  /** What comes from the stock, and what is done with it. */
  #opened({ card, isSecret }: Opened): Phrase {
    const words = this.#words;
    const come = words.ofStock(card === null ? null : this.#card(card));
    return isSecret ? words.drawn(come) : words.revealed(come);
  }

  #emptied = ({ seat, isLast }: Opened): Phrase[] => (isLast ? [this.#words.emptied(seat)] : []);
  #full = ({ isLast }: Placed): Phrase[] => (isLast ? [phrase`${this.#words.full}`] : []);

  #sentences(sentences: readonly Phrase[]): Phrase {
    const { gap } = this.#words;
    return listed(sentences, gap, gap);
  }

  #inOneLine(sentences: readonly Phrase[]): Joined {
    return { said: this.#sentences(sentences), count: sentences.length };
  }

  /** What both had decided in secret comes with the answer of the second: it is told of whose it is. */
  turn(seat: Seat, events: readonly Event[]): Phrase {
    const own = events.filter((event) => !('seat' in event) || event.seat === seat);
    const isKnown = own.some(({ is }) => is === 'exchanged');
    return listed(
      own.filter(({ is }) => is !== 'sealed' || !isKnown).flatMap(this.#deed),
      this.#words.between,
      this.#words.between,
    );
  }

  /** What matters of an event when it is over. */
  #deed = (event: Event): Phrase[] => {
    const words = this.#words;
    switch (event.is) {
      case 'exchanged':
        return [phrase`${words.exchanged(event.back.length)}`];
      case 'sealed':
        return [phrase`${words.sealed}`];
      case 'ordered':
        return [phrase`${words.ordered}`];
      case 'placed':
        return [words.placed(this.#placed(event))];
      case 'opened':
        return event.card === null ? [] : [words.opened(this.#card(event.card), event.isSecret)];
      case 'begins':
      case 'started':
      case 'laid':
      case 'hands':
      case 'settled':
      case 'framed':
      case 'turned':
      case 'row':
      case 'scored':
      case 'ended':
        return [];
    }
  };

  reason(reason: Reason): Phrase {
    const words = this.#words;
    switch (reason.is) {
      case 'refused':
        return phrase`${words.refusals[reason.rule]}`;
      case 'unordered':
        return phrase`${words.unordered}`;
      case 'tooFew':
        return phrase`${words.tooFew(reason.cards)}`;
      case 'foreign':
        return phrase`${words.foreign}`;
      case 'othersTurn':
        return words.othersTurn(reason.side);
      case 'exchanges':
        return phrase`${words.exchanges(reason.count)}`;
      case 'closes':
        return phrase`${words.closes(reason.axis)}`;
      case 'counted':
        return this.#judged(reason);
      case 'adds':
        return words.adds(this.#seer(reason), this.#light(reason), reason.now.suns, reason.now.moons);
      case 'sums':
        return listed(
          [SUN, MOON].map((light) => this.#hearts(light, reason)),
          words.sumsComma,
          words.sumsComma,
        );
      case 'unseen':
        return phrase`${words.unseen(reason.hidden)}`;
    }
  }

  #hearts(light: Light, { hearts, more }: Sums): Phrase {
    const change = more[light] ?? 0;
    const by = change === 0 ? '' : change > 0 ? `+${change}` : `−${-change}`;
    return this.#words.heartsOf(this.#side(light), hearts[light] ?? 0, by);
  }

  ask({ step }: Ask, { variant }: View): Phrase {
    const words = this.#words;
    if (step === 'exchange') return phrase`${words.askExchange(HAND[variant])}`;
    return step === 'order' ? phrase`${words.askOrder}` : phrase`${words.placeAsks[variant]}`;
  }

  explain(known: Known): Phrase {
    const words = this.#words;
    switch (known.is) {
      case 'kind': {
        const { kind } = known;
        const called = this.#first(kind);
        if (isCotton(kind)) return words.aboutCotton(called, this.#look(kind), this.#carries(kind));
        return words.aboutPlain(called, this.#symbols(kind));
      }
      case 'card':
        return this.#explainCard(known);
      case 'place':
        return words.emptyPlace(
          known.watchers,
          known.fault ? words.refusals[known.fault] : known.isEarly ? words.mayGoLater : words.mayGoHere,
        );
      case 'stock': {
        const unseen = known.kinds.map(({ kind, count }) =>
          thing(kindThing(kind), words.several(cardName(words, kind), count)),
        );
        const side = this.#side(known.side);
        return unseen.length === 0 ? words.emptyStock(side) : words.stock(side, known.count, unseen);
      }
      case 'hand':
        return words.otherHand(this.#side(known.side), known.count);
      case 'back':
        return words.aboutBack(this.#side(known.side), known.watchers);
      case 'hearts':
        return phrase`${words.aboutHearts(this.#side(known.side), known.count)}${known.hidden ? words.withoutHidden : ''}`;
    }
  }

  #explainCard({ kind, balance, unturned, watchers }: Extract<Known, { is: 'card' }>): Phrase {
    const words = this.#words;
    if (!balance) return words.cardNow(this.#first(kind), watchers);
    const [suns, moons] = [words.suns(balance.suns), words.moons(balance.moons)];
    const now = words.nowCounts(suns, moons, this.#winner(balance), this.#uncounted(unturned));
    return words.cottonNow(this.#first(kind), this.#look(kind), this.#carries(kind), now, watchers);
  }

  #side = (side: Light): string => sideName(this.#words, side);
  #first = (kind: Kind): string => this.#words.first(cardName(this.#words, kind));
  #name = (kind: Kind): string => cardInSentence(this.#words, kind);
  #card = (kind: Kind): Part => thing(kindThing(kind), this.#name(kind));
  #inRow = (kind: Kind): Part => (isStart(kind) ? this.#words.startPlace : this.#card(kind));
  /** Equal cards are told together, and apart from those named before. */
  #alike = (counts: readonly Count[], before: readonly Kind[] = []): Part[] =>
    counts.map(({ kind, count }) => {
      if (isStart(kind)) return this.#words.startPlace;
      const called = cardName(this.#words, kind);
      if (before.includes(kind)) return thing(kindThing(kind), this.#words.others(called, count));
      return count === 1 ? this.#card(kind) : thing(kindThing(kind), this.#words.alike(called, count));
    });
  #placed = ({ card, cell, isFaceDown }: Placed): Part => {
    const words = this.#words;
    if (isBack(card)) return thing(cellThing(cell), words.unseenCard);
    return thing(cellThing(cell), isFaceDown ? words.faceDown(this.#name(card)) : this.#name(card));
  };
  #where = ({ cell }: Placed): Part => thing(cellThing(cell), placeName(this.#words, whereIs(cell)));
  /** On a button a place is a small map, and words are for those who do not see it. */
  #map = ({ place }: PlaceCard): Part =>
    placeSign(cellThing(place), this.#words.map(placeName(this.#words, whereIs(place))));
  #cotton = (kind: Kind, cell: Cell): Part =>
    thing(cellThing(cell), isStart(kind) ? this.#words.first(this.#words.startPlace) : this.#first(kind));
  #uncounted = (hidden: number): string => (hidden === 0 ? '' : this.#words.uncounted(hidden));

  #seer({ card, things: [of] = [] }: Pick<Sight, 'card'> & Pick<Reason, 'things'>): Part {
    return of === undefined ? this.#first(card) : thing(of, this.#first(card));
  }

  #held = ({ kind, spot }: InHand): Part => {
    const words = this.#words;
    const side = sideOf(kind);
    const face = FACES[kind];
    const plain =
      side === null || !face ? cardName(words, kind) : words.ownPlain(this.#side(side), face.suns, face.moons);
    const called = isCotton(kind) ? words.ownCotton(words.leans[leanOf(kind)] ?? '') : plain;
    return thing(kindThing(kind), spot === null ? called : words.atSpot(called, spot));
  };

  #judged(of: Counted): Phrase {
    const { suns, moons, hidden } = of;
    return this.#words.judged(this.#seer(of), suns, moons, this.#winner(of), this.#uncounted(hidden));
  }

  #winner(balance: Balance): string | null {
    const heart = heartOf(balance);
    return heart === null ? null : this.#side(heart);
  }

  #light({ suns, moons }: Balance): Phrase {
    const words = this.#words;
    if (moons === 0) return words.suns(suns);
    return suns === 0 ? words.moons(moons) : words.both(words.suns(suns), words.moons(moons));
  }

  #look(kind: Kind): string {
    const words = this.#words;
    const { near, rays } = FACES[kind] ?? { near: [], rays: [] };
    if (near.length === DIRECTIONS.length) return words.seesAround;
    if (rays.length === DIRECTIONS.length) return words.seesAllLines;
    return words.sees([
      ...(near.length === 0 ? [] : [words.nextCards(near)]),
      ...(rays.length === 0 ? [] : [words.wholeLines(rays)]),
    ]);
  }

  #carries(kind: Kind): string {
    const { suns, moons } = FACES[kind] ?? NO_SYMBOLS;
    return suns + moons === 0 ? '' : this.#words.carries(suns, moons);
  }

  #symbols(kind: Kind): string {
    const { suns, moons } = FACES[kind] ?? NO_SYMBOLS;
    return this.#words.symbols(suns, moons);
  }
}

/** The voice of one language. */
export function voiceOf(words: Words): TableVoice<Move, View, Event, Reason> {
  const speaker = new Speaker(words);
  return {
    sayMove: (move, view) => speaker.move(move, view),
    sayEvent: (event) => speaker.event(event),
    sayEvents: (events) => speaker.events(events),
    sayTurn: (seat, events) => speaker.turn(seat, events),
    sayReason: (reason) => speaker.reason(reason),
    sayAsk: (ask, view) => speaker.ask(ask, view),
    explain: (of, view) => speaker.explain(knownOf(of, view)),
    sayRow: () => phrase`${words.hearts}`,
    saySide: (side, setup) => phrase`${words.looks[looksOf(facts, setup)[side] ?? ''] ?? ''}`,
    options: words.options,
    custom: words.custom,
    looks: words.looks,
  };
}
