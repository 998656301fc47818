import type { ComponentChildren } from 'preact';
import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { BoardProps } from '../../../ui/face.ts';
import { PhraseText } from '../../../ui/PhraseLine.tsx';
import { Stepper } from '../../../ui/stepper/Stepper.tsx';
import { plain } from '../../../words/phrase.ts';
import type { Lang, TableVoice } from '../../../words/voice.ts';
import { APPLE, FIGHT, type Field, KIND_OF_DIE, WARES } from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { dieThing, supplyThing } from '../rules/ids.ts';
import { type Claim, type Move, moveId } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import { type Step, top, type View } from '../rules/state.ts';
import { canEase, isHeld } from '../rules/trophies.ts';
import type { Labels } from '../words/labels.ts';
import { Die } from './art/ActionSign.tsx';
import { Trophy } from './art/cards.tsx';
import { Piece, Sign } from './Piece.tsx';
import { carried, type Half, type Load, type Walk } from './walk.ts';

interface CargoProps {
  readonly lang: Lang;
  readonly walk: Walk;
  readonly load: Load;
  readonly words: Labels;
  change(apples: number, gems: number): void;
}

/** How many of the apples and gems on its hex a seeker takes along; a tap on those that lie there takes them all. */
const Cargo = ({ lang, walk: { stock, loaded }, load, words, change }: CargoProps) => (
  <div class="mls-cargo">
    {WARES.map((kind) => {
      const ware = kind === APPLE ? 'apples' : 'gems';
      const [least, most] = [loaded[ware], stock[ware]];
      const label = words[ware];
      const take = (count: number): void => (kind === APPLE ? change(count, load.gems) : change(load.apples, count));
      return (
        most > 0 && (
          <span key={kind} class="mls-load">
            <button type="button" class="mls-item" aria-label={`${label}: ${most}`} onClick={() => take(most)}>
              <Sign>
                <Piece of={{ is: 'token', kind, count: most }} scale={0.6} />
              </Sign>
            </button>
            <Stepper
              lang={lang}
              label={label}
              unseen
              thing={supplyThing(kind)}
              value={load[ware]}
              range={{ least, most }}
              why={{ least: least > 0 ? words.picksUp : words.loaded, most: words.allOfThem }}
              change={take}
            />
          </span>
        )
      );
    })}
  </div>
);

interface DiceProps {
  readonly view: View;
  /** Whose token is placed next. */
  readonly chosen: number | null;
  readonly words: Labels;
  /** Null: another player places, and a tap explains. */
  readonly choose: ((die: number) => void) | null;
  explain(thing: ThingId): void;
}

/** The dice that still bring something, as they fell. */
function Dice({ view, chosen, words, choose, explain }: DiceProps) {
  return (
    <ul class="mls-dice" aria-label={words.dice}>
      {view.dice.map((terrain, die) => {
        if (terrain === null) return null;
        const kind = at(KIND_OF_DIE, die);
        return (
          <li key={die}>
            <button
              type="button"
              class="mls-die"
              data-thing={dieThing(die)}
              aria-label={words.die(kind, terrain)}
              aria-pressed={choose ? die === chosen : undefined}
              onClick={() => (choose ? choose(die) : explain(dieThing(die)))}
            >
              <Sign>
                <Die terrain={terrain} of={kind} />
              </Sign>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ButtonsProps {
  readonly view: View;
  readonly of: readonly Offer<Move>[];
  readonly shut: ReadonlySet<Offer<Move>>;
  readonly selected: Move | null;
  readonly voice: TableVoice<Move, View, Event, Reason>;
  readonly words: Labels;
  press(offer: Offer<Move>): void;
}

/** Choices that are made nowhere on the board, or hard to see there. */
const Buttons = ({ view, of, shut, selected, voice, words, press }: ButtonsProps) => {
  const labelOf = (offer: Offer<Move>): string | undefined => {
    const said = plain(voice.sayMove(offer.move, view), String);
    return shut.has(offer) ? words.stateOf(said, words.states.shut) : isTrophy(offer) ? said : undefined;
  };
  return (
    <ul class="mls-buttons" data-row={of.length === IN_A_ROW && of.every(isShort)} aria-label={words.choices}>
      {of.map((offer) => (
        <li key={moveId(offer.move)}>
          <button
            type="button"
            class="mls-choice"
            aria-label={labelOf(offer)}
            aria-pressed={offer.move === selected}
            aria-disabled={shut.has(offer) || undefined}
            onClick={() => !shut.has(offer) && press(offer)}
          >
            {isTrophy(offer) ? (
              <>
                <Sign>
                  <Trophy field={offer.move.field} />
                </Sign>{' '}
                {words.field(offer.move.field)}
              </>
            ) : (
              <PhraseText said={voice.sayMove(offer.move, view)} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** One of several is its sign and its name: all of them are in sight at once. */
const isTrophy = (offer: Offer<Move>): offer is Offer<Claim> => offer.move.do === 'claim' && offer.move.field !== FIGHT;

const IN_A_ROW = 3;
const SHORT: readonly Move['do'][] = ['claim', 'pass', 'resupply', 'draw', 'mix', 'discard'];
/** It names no place. */
const isShort = ({ move }: Offer<Move>): boolean => SHORT.includes(move.do);

const ALWAYS: readonly Move['do'][] = ['pass', 'deliver', 'resupply', 'draw', 'mix', 'discard'];
/** What the board shows too, but not so plainly. */
const BESIDE: Partial<Record<Step, readonly Move['do'][]>> = {
  pay: ['take'],
  after: ['take', 'put', 'pick'],
  quests: ['pick'],
  victory: ['claim'],
  end: ['claim'],
  consolation: ['claim'],
};

/** A trophy first, and what leaves all as it is last. */
const listed = (step: Step, offers: readonly Offer<Move>[]): Offer<Move>[] => {
  const shown = offers.filter(({ move }) => ALWAYS.includes(move.do) || (BESIDE[step] ?? []).includes(move.do));
  const rankOf = ({ move }: Offer<Move>): number => (move.do === 'claim' ? 0 : move.do === 'pass' ? 2 : 1);
  return shown.sort((one, other) => rankOf(one) - rankOf(other));
};

/** Eyes that see the personality see too what it does not allow; to all others it may be any. */
const mayClaim = (view: View, seat: Seat, field: Field): boolean =>
  (field === FIGHT ? top(view)?.step !== 'consolation' : isHeld(view, field)) || canEase(view, seat, field);

interface TrayProps extends Pick<BoardProps<Move, View, Event>, 'view' | 'lang' | 'offers' | 'press' | 'explain'> {
  readonly selected: Offer<Move> | null;
  /** A person decides for this seat now. */
  readonly decides: boolean;
  readonly walk: Walk | null;
  readonly die: number | null;
  readonly voice: TableVoice<Move, View, Event, Reason>;
  readonly words: Labels;
  put(half: Partial<Half>): void;
}

/** What is asked of a seat beside the map: dice, cargo, or a few buttons; null where its actions have the place. */
export function trayOf(seat: Seat, props: TrayProps): ComponentChildren {
  const { view, lang, offers, selected, decides, walk, die, voice, words, put, press, explain } = props;
  const pending = top(view);
  if (pending?.step === 'seek' && pending.seat === seat) {
    return (
      <Dice
        view={view}
        chosen={die}
        words={words}
        choose={decides ? (each) => put({ die: each }) : null}
        explain={explain}
      />
    );
  }
  if (!decides || !pending) return null;
  const buttons = listed(pending.step, offers);
  const shut = new Set(buttons.filter(({ move }) => move.do === 'claim' && !mayClaim(view, seat, move.field)));
  const carries = walk !== null && walk.stock.apples + walk.stock.gems > 0;
  if (!carries && buttons.length === 0) return null;
  return (
    <>
      {carries && (
        <Cargo
          lang={lang}
          walk={walk}
          load={carried(walk, selected?.move ?? null)}
          words={words}
          change={(apples, gems) => put({ seeker: walk.seeker, apples, gems })}
        />
      )}
      {buttons.length > 0 && (
        <Buttons
          view={view}
          of={buttons}
          shut={shut}
          selected={selected?.move ?? null}
          voice={voice}
          words={words}
          press={press}
        />
      )}
    </>
  );
}
