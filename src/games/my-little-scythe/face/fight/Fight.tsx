import './fight.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Eyes, Offer, Seat } from '../../../../engine/game.ts';
import type { BoardProps } from '../../../../ui/face.ts';
import { useMomentary } from '../../../../ui/motion.ts';
import { Stepper } from '../../../../ui/stepper/Stepper.tsx';
import type { Lang } from '../../../../words/voice.ts';
import { FIGHT, type Value } from '../../rules/cards.ts';
import type { Event, Force } from '../../rules/events.ts';
import { ownsMoveTile, seatAt } from '../../rules/hexes.ts';
import { hexThing, piesThing, spellThing } from '../../rules/ids.ts';
import { MOVE_PILE, PIE_CANNON, tileName } from '../../rules/mat.ts';
import type { Dial as DialMove, Move } from '../../rules/move.ts';
import { type SeenFight as Pending, type SeenFight, type SeenSpell, top, type View } from '../../rules/state.ts';
import { isChoosing } from '../../rules/steps/fight.ts';
import { takeFault } from '../../rules/trophies.ts';
import type { Meetings } from '../../words/labels.ts';
import { Pie, Spell } from '../art/cards.tsx';
import { PowerUp } from '../art/PowerUp.tsx';
import { Crest } from '../art/Seeker.tsx';
import { Sign } from '../Piece.tsx';

export type Fought = Extract<Event, { is: 'fought' }>;

/** The fight that is being decided. */
const fightIn = (view: View): SeenFight | null => {
  const pending = top(view);
  return pending?.step === 'fight' ? pending : null;
};

/** What is set on the dial and which spells of the hand lie beside it, by their places. */
export interface Setting {
  readonly pies: number;
  readonly spells: readonly number[];
}
export const NOTHING_SET: Setting = { pies: 0, spells: [] };

const dialsIn = (offers: readonly Offer<Move>[]): DialMove[] =>
  offers.flatMap(({ move }) => (move.do === 'dial' ? [move] : []));

/** As far as the offers go: pies, and spells at once. */
export function limitsIn(offers: readonly Offer<Move>[]): { readonly pies: number; readonly spells: number } {
  const dials = dialsIn(offers);
  return {
    pies: Math.max(0, ...dials.map(({ pies }) => pies)),
    spells: Math.max(0, ...dials.map(({ spells }) => spells.length)),
  };
}

const valuesAt = (hand: readonly SeenSpell[], places: readonly number[]): Value[] =>
  places.flatMap((place) => hand[place]?.value ?? []).sort((one, other) => one - other);

const areSame = (some: readonly Value[], others: readonly Value[]): boolean => some.join() === others.join();

/** The offer that is set. */
export function offerOf(
  offers: readonly Offer<Move>[],
  hand: readonly SeenSpell[],
  { pies, spells }: Setting,
): Offer<Move> | null {
  const values = valuesAt(hand, spells);
  return offers.find(({ move }) => move.do === 'dial' && move.pies === pies && areSame(move.spells, values)) ?? null;
}

/** Reads the setting off the chosen move, wherever it was chosen; equal spells stay those that were tapped. */
export function settingOf(move: Move | null, hand: readonly SeenSpell[], last: Setting): Setting {
  if (move?.do !== 'dial') return last;
  if (areSame(valuesAt(hand, last.spells), move.spells)) return { pies: move.pies, spells: last.spells };
  const free = hand.map(({ value }, place) => ({ value, place }));
  const spells = move.spells.flatMap((value) => {
    const found = free.findIndex((each) => each.value === value);
    return found < 0 ? [] : free.splice(found, 1).map(({ place }) => place);
  });
  return { pies: move.pies, spells };
}

/** A tap on a spell; null where no more may be set. With room for one alone it takes the other's place. */
export function tapped({ pies, spells }: Setting, place: number, most: number): Setting | null {
  if (spells.includes(place)) return { pies, spells: spells.filter((each) => each !== place) };
  if (spells.length < most) return { pies, spells: [...spells, place] };
  return most === 1 ? { pies, spells: [place] } : null;
}

/** Which of the two choices of a fight a seat's is. */
const choiceAt = ({ seat, attack, defence }: SeenFight, chooser: Seat): SeenFight['attack'] =>
  chooser === seat ? attack : defence;

interface DialProps {
  readonly view: View;
  readonly lang: Lang;
  readonly words: Meetings['fight'];
  readonly seat: Seat;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Offer<Move> | null;
  compose(offer: Offer<Move> | null): void;
}

/** Pies on the dial and spells beside it, seen by nobody else. */
function Dial({ view, lang, words, seat, offers, selected, compose }: DialProps) {
  const [last, setLast] = useMomentary(NOTHING_SET, view, seat);
  const [told, setTold] = useState(false);
  const { hand, pies } = seatAt(view, seat);
  const most = limitsIn(offers);
  const move = selected?.move ?? null;
  const set = settingOf(move, hand, last);
  const change = (next: Setting): void => {
    setLast(next);
    compose(offerOf(offers, hand, next));
  };
  // Nothing is chosen that cannot be seen: where the card is longer than the screen, it begins with the dial.
  const dial = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => dial.current?.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' }), []);
  const tap = (place: number): void => {
    const next = tapped(set, place, most.spells);
    setTold(next === null);
    if (next) change(next);
  };
  return (
    <div ref={dial} class="mls-dial">
      <Stepper
        lang={lang}
        label={words.pies}
        thing={piesThing(seat)}
        value={set.pies}
        range={{ least: 0, most: most.pies }}
        why={{ least: words.noFewer, most: words.noMore(most.pies, pies) }}
        change={(count) => change({ ...set, pies: count })}
      />
      <button
        type="button"
        class="mls-choice"
        aria-pressed={move?.do === 'dial' && move.pies + move.spells.length === 0}
        onClick={() => change(NOTHING_SET)}
      >
        {words.nothing}
      </button>
      <fieldset class="mls-dial-spells">
        <legend>
          {words.spells(hand.length, most.spells)}
          {ownsMoveTile(view, seat, PIE_CANNON) && ` · ${words.cannon}`}
        </legend>
        {hand.map(({ value }, place) => (
          <button
            key={place}
            type="button"
            class="mls-dial-spell"
            data-thing={spellThing(value)}
            aria-label={words.spell(value ?? 0)}
            aria-pressed={set.spells.includes(place)}
            onClick={() => tap(place)}
          >
            <Sign>
              <Spell value={value} />
            </Sign>
          </button>
        ))}
        <p role="status">{told && words.enough}</p>
      </fieldset>
    </div>
  );
}

interface OutcomeProps {
  readonly of: Fought;
  readonly view: View;
  readonly names: (seat: Seat) => string;
  readonly words: Meetings['fight'];
}

/** It has added something to what was set. */
const CANNON_TILE = tileName(MOVE_PILE, PIE_CANNON);

const sidesOf = ({ seat, rival, attack, defence }: Fought): (Force & { readonly fighter: Seat })[] => [
  { ...attack, fighter: seat },
  { ...defence, fighter: rival },
];

/**
 * What both had set, turned over together. Not the shared Reveal, which turns what lay face down on the same table:
 * this table mostly comes from behind a curtain with both choices open.
 */
const Outcome = ({ of, view, names, words }: OutcomeProps) => (
  <section class="mls-fight" data-thing={hexThing(of.at)} aria-label={words.at(of.at)}>
    <h2>{words.at(of.at)}</h2>
    <ul class="mls-fighters">
      {sidesOf(of).map(({ fighter, pies, spells, total }) => (
        <li
          key={fighter}
          class="mls-turning"
          data-won={fighter === of.winner}
          aria-label={words.brought(names(fighter), pies, spells, total)}
        >
          <Sign>
            <Crest kingdom={seatAt(view, fighter).kingdom} />
          </Sign>
          <bdi>{names(fighter)}</bdi>
          <span class="mls-counts">
            {pies}
            <Sign>
              <Pie />
            </Sign>
            {spells.map((value, at) => (
              <Sign key={at}>
                <Spell value={value} />
              </Sign>
            ))}
            {total > spells.reduce<number>((sum, value) => sum + value, pies) && (
              <Sign>
                <PowerUp of={CANNON_TILE} />
              </Sign>
            )}
          </span>
          <b>{total}</b>
        </li>
      ))}
    </ul>
    <p>{words.won(names(of.winner), of.attack.total === of.defence.total)}</p>
    <small>{words.prize(takeFault(view, of.winner, FIGHT))}</small>
  </section>
);

type Wanted = 'view' | 'eyes' | 'lang' | 'seat' | 'offers' | 'selected' | 'events' | 'names' | 'compose';
interface FightProps extends Pick<BoardProps<Move, View, Event>, Wanted> {
  readonly words: Meetings['fight'];
}

/** A pie fight as these eyes see it: one's own dial, or two who choose; and what came of the last one. Nothing without a fight. */
export function Fight(props: FightProps) {
  const { view, eyes, events, names, words } = props;
  const pending = fightIn(view);
  const fought = events.findLast((event): event is Fought => event.is === 'fought');
  if (!pending) return fought ? <Outcome of={fought} view={view} names={names} words={words} /> : null;
  return (
    <section class="mls-fight" data-thing={hexThing(pending.at)} aria-label={words.at(pending.at)}>
      <h2>{words.at(pending.at)}</h2>
      <ul class="mls-fighters">
        {[pending.seat, pending.rival].map((fighter) => (
          <Fighter key={fighter} of={fighter} pending={pending} view={view} eyes={eyes} names={names} words={words} />
        ))}
      </ul>
      {props.seat !== null && props.seat === eyes && isChoosing(pending, props.seat) && (
        <Dial {...props} seat={props.seat} />
      )}
    </section>
  );
}

interface FighterProps {
  readonly of: Seat;
  readonly pending: Pending;
  readonly view: View;
  readonly eyes: Eyes;
  readonly names: (seat: Seat) => string;
  readonly words: Meetings['fight'];
}

const Fighter = ({ of, pending, view, eyes, names, words }: FighterProps) => (
  <li aria-label={words.might(names(of), seatAt(view, of).pies, seatAt(view, of).hand.length)}>
    <Sign>
      <Crest kingdom={seatAt(view, of).kingdom} />
    </Sign>
    <bdi>{names(of)}</bdi>
    <span class="mls-counts">
      {seatAt(view, of).pies}
      <Sign>
        <Pie />
      </Sign>
      {seatAt(view, of).hand.length}
      <Sign>
        <Spell value={null} />
      </Sign>
    </span>
    <small>
      {of === pending.seat ? words.attacks : words.defends}
      {of !== eyes && ` · ${choiceAt(pending, of) === null ? words.chooses : words.chosen}`}
    </small>
  </li>
);
