import './cardBoard.css';
import './numberCard.css';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat, ThingId } from '../../engine/game.ts';
import { type Choice, UNCHOSEN, UNSEEN } from '../../engine/small/game.ts';
import { partsWords } from '../../words/parts.ts';
import { plain } from '../../words/phrase.ts';
import type { AnyVoice, Lang, TableVoice } from '../../words/voice.ts';
import { Badge } from '../Badge.tsx';
import type { AnySpread, BoardProps } from '../face.ts';
import { Hand } from '../hand/Hand.tsx';
import { useTravel } from '../motion.ts';
import { PhraseLine } from '../PhraseLine.tsx';
import { useTalk } from '../talk.ts';
import { PlainOffers } from './plainFace.tsx';

/** What a game of cards draws; `cardBoard` draws the rest. */
export interface CardDrawing<View, Event> {
  /** The step that is answered with a card of the hand; other steps get buttons. */
  readonly step: string;
  hand(view: View, seat: Seat): readonly number[];
  card(value: number): ComponentChildren;
  /** The middle of the table. */
  middle?(view: View, lang: Lang, explain: (thing: ThingId) => void): ComponentChildren;
  /** What lies before a seat. It is hidden from those who do not see: they get the lines of `lies` in its place. */
  area(view: View, seat: Seat, lang: Lang): ComponentChildren;
  /** What flies in from its old place: selectors of the thing before and after the event. */
  trips?(event: Event): readonly { readonly from: string; readonly to: string }[];
}

type Props<View, Event> = BoardProps<Choice<string>, View, Event>;

/** The middle of the table, an area for each seat, and one's own hand in reach of the thumb. */
export const cardBoard = <View, Event>(voice: AnyVoice, drawing: CardDrawing<View, Event>): AnySpread['Board'] =>
  drawnBoard(voice as unknown as TableVoice<Choice<string>, View, Event>, drawing) as unknown as AnySpread['Board'];

const drawnBoard =
  <View, Event>(
    voice: TableVoice<Choice<string>, View, Event>,
    { step, hand, card: draw, middle, area, trips }: CardDrawing<View, Event>,
  ): FunctionComponent<Props<View, Event>> =>
  ({ view, eyes, lang, offers, selected, events, names, select, wonder, explain }) => {
    const table = useRef<HTMLDivElement>(null);
    const { sitters } = useTalk();
    useTravel(table, view, (drawn) =>
      events
        .flatMap((event) => trips?.(event) ?? [])
        .map(({ from, to }) => ({ from: drawn.querySelector(from), to: (next) => next.querySelector(to) })),
    );
    const cards = offers.filter(({ move }) => move.step === step);
    const offerOf = (value: number) => cards.find(({ move }) => move.value === value) ?? null;
    const markOf = (value: number) => {
      if (selected && selected === offerOf(value)) return 'selected';
      return cards.length > 0 && !offerOf(value) ? 'dimmed' : null;
    };
    return (
      <div ref={table} class="card-board">
        <ul class="hidden">
          {voice.sayTable?.(view, eyes).map((line, place) => (
            <li key={place}>
              <PhraseLine said={line} />
            </li>
          ))}
        </ul>
        {middle && <div class="card-middle">{middle(view, lang, explain)}</div>}
        <ul class="card-areas" data-seats={sitters.length} aria-hidden="true">
          {sitters.map((sitter, seat) => (
            <li key={seat}>
              <div class="card-owner">
                <Badge of={sitter} />
                <bdi>{names(seat)}</bdi>
              </div>
              {area(view, seat, lang)}
            </li>
          ))}
        </ul>
        <PlainOffers
          voice={voice}
          view={view}
          lang={lang}
          of={offers.filter(({ move }) => move.step !== step)}
          selected={selected}
          select={select}
        />
        {eyes !== 'onlooker' && (
          <Hand
            label={partsWords[lang].hand}
            cards={hand(view, eyes).map((card, place) => ({
              card,
              key: place,
              thing: `card:${card}` as const,
              name: plain(voice.sayMove({ step, value: card }, view), names),
              mark: markOf(card),
            }))}
            draw={draw}
            tap={cards.length > 0 ? (card) => select(offerOf(card)) : null}
            wonder={(value) => wonder({ step, value })}
            explain={explain}
          />
        )}
      </div>
    );
  };

interface NumberCardProps {
  /** Null: face down. */
  readonly of: number | null;
  /** A sign over the number: a path in 24 × 24, filled in the colour of the game's world. */
  readonly sign?: string;
}

/** A playing card with a number; it fills the width that it is given. */
export const NumberCard = ({ of, sign }: NumberCardProps) => (
  <svg class="number-card" data-back={of === null} viewBox="0 0 50 60" aria-hidden="true">
    <rect x="1" y="1" width="48" height="58" rx="6" />
    {of === null && <path d="M25 8 41 30 25 52 9 30ZM25 18 34 30 25 42 16 30Z" />}
    {of !== null && sign && <path d={sign} transform="translate(13 5)" />}
    {of !== null && (
      <text x="25" y={sign ? 53 : 42} font-size={sign ? 26 : 34}>
        {of}
      </text>
    )}
  </svg>
);

interface LaidCardProps {
  readonly choice: number;
  readonly sign?: string;
}

/** A sealed choice in its place: none yet, one that these eyes do not know, or the card. */
export const LaidCard = ({ choice, ...sign }: LaidCardProps) => (
  <div class="card-slot">{choice !== UNCHOSEN && <NumberCard of={choice === UNSEEN ? null : choice} {...sign} />}</div>
);
