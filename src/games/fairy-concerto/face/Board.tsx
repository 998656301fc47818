import './board.css';
import './screens.css';
import { useRef } from 'preact/hooks';
import type { Side, ThingId } from '../../../engine/game.ts';
import { Areas } from '../../../ui/areas/Areas.tsx';
import type { BoardProps } from '../../../ui/face.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useBlinks, useMomentary } from '../../../ui/motion.ts';
import { still } from '../../../ui/still.tsx';
import { type Card, type Counts, countsIn, fairiesOf, KINDS, nobody, present } from '../rules/cards.ts';
import type { Reason } from '../rules/ids.ts';
import { placed } from '../rules/sheet.ts';
import { BACH, type Event, isAlone, type Move, type View } from '../rules/state.ts';
import { comesBack } from '../rules/view.ts';
import type { Labels } from '../words/labels.ts';
import { BachBadge } from './art/Musician.tsx';
import { Mark } from './art/signs.tsx';
import { Contests, sidesFrom } from './Contests.tsx';
import { isPlain, kindsAt, NOTHING, offerOf, type Picked, pickedOf, tapped, taskOf } from './choice.ts';
import { EYE, Piles, Rounds } from './Piles.tsx';
import { FaceDown, Scores } from './Scores.tsx';
import { Stage } from './Stage.tsx';
import { Thumb } from './Thumb.tsx';

interface SideAreaProps {
  readonly side: Side;
  readonly orchestra: Counts;
  /** With those who are about to come. */
  readonly after: Counts;
  /** Null: Bach's, who keeps them face down. */
  readonly cards: readonly Card[] | null;
  readonly faceDown: readonly (Card | null)[];
  readonly fresh: Counts;
  /** A hand that these eyes have seen before, where that shall be shown. */
  readonly seen: Counts | null;
  readonly name: string;
  readonly words: Labels;
  explain(thing: ThingId): void;
}

/** A side's orchestra on its stage, with the score cards beside it. */
const SideArea = still(
  ({ side, orchestra, after, cards, faceDown, fresh, seen, name, words, explain }: SideAreaProps) => (
    <div class="fc-side" data-side={side}>
      <Stage orchestra={orchestra} after={after} fresh={fresh} words={words} explain={explain} />
      {cards ? (
        <Scores cards={cards} orchestra={after} words={words} explain={explain} />
      ) : (
        <FaceDown cards={faceDown} words={words} explain={explain} />
      )}
      {seen && (
        <p class="fc-seen" role="img" aria-label={words.seenHand(name, seen)}>
          <Icon of={EYE} />
          {fairiesOf(seen).map((kind, at) => (
            <Mark key={at} kind={kind} />
          ))}
        </p>
      )}
    </div>
  ),
);

interface GlimpseProps {
  readonly side: Side;
  /** Who joined just now. */
  readonly fresh: Counts;
  readonly all: Counts | undefined;
  /** With those who are about to come. */
  readonly after: Counts | undefined;
}

/** What a side has, by its name: the others' orchestras count for every choice, and only one stage has room on a phone. */
const Glimpse = still(({ side, fresh, all = nobody(), after = all }: GlimpseProps) => (
  <>
    {present(fresh).length > 0 && (
      <span class="fc-newcomers" aria-hidden="true">
        {fairiesOf(fresh).map((kind, at) => (
          <Mark key={at} kind={kind} />
        ))}
      </span>
    )}
    <span class="fc-has" data-glimpse={side} aria-hidden="true">
      {KINDS.map((kind) => (
        <span key={kind} data-changed={after[kind] !== all[kind]} data-none={after[kind] === 0}>
          <Mark kind={kind} />
          {after[kind]}
        </span>
      ))}
    </span>
  </>
));

interface ConcertoBoardProps extends BoardProps<Move, View, Event, Reason> {
  readonly words: Labels;
}

/** The contests above, the stages in the middle, one's own hand in reach of the thumb. */
export function Board(props: ConcertoBoardProps) {
  const { words, view, eyes, lang, seat, offers, selected, events, recalls, arePointsCovered, names } = props;
  const { select, compose, wonder, explain } = props;
  const [half, setHalf] = useMomentary(NOTHING, view, seat);
  const again = recalls && eyes !== 'onlooker' && view.step === 'choose' && comesBack(view.held.length, view.draft);
  const near = eyes === 'onlooker' ? (view.step === 'compose' ? (view.owed[0] ?? 0) : (seat ?? 0)) : eyes;
  const task = taskOf(view.hands[near] ?? null, offers);
  const made = view.chosen[near] ?? null;
  const move = made === null || made === 'sealed' ? (selected?.move ?? null) : made;
  const picked = pickedOf(task, move, half);
  const after = previewed(view, near, task, picked);
  const sides = view.orchestras.length;
  const nameOf = (side: Side): string => (isAlone(view) && side === BACH ? words.bach : names(side));

  const pick = (next: Picked): void => {
    setHalf(next);
    compose(offerOf(task, next));
  };
  /** What is picked is put down by a second tap, wherever it is: the button alone makes the choice. */
  const tapFairy = (at: number): void => {
    const only = { ...NOTHING, take: [at] };
    const offer = isPlain(task) && !picked.take.includes(at) ? offerOf(task, only) : null;
    if (offer) {
      setHalf(only);
      select(offer);
    } else pick(tapped(task, picked, at));
  };
  const tapOffered = (card: Card): void => {
    const offer = offers.find(({ move: each }) => !('take' in each) && each.keep === card) ?? null;
    if (offer && offer === selected) compose(null);
    else select(offer);
  };

  /** Who joined just now. */
  const freshOf = (side: Side): Counts =>
    countsIn(
      events.flatMap((event) => {
        if (event.is === 'bach') return side === BACH ? event.took : [];
        return event.is === 'revealed' && event.seat === side ? event.took : [];
      }),
    );
  const hasHand = view.step !== 'over' && eyes !== 'onlooker' && task.hand.length > 0;

  const table = useRef<HTMLDivElement>(null);
  useBlinks(table);
  return (
    <div ref={table} class="fc-table" data-thumb={hasHand ? 'held' : undefined}>
      <div
        class={sides > 2 ? 'fc-lay fc-many' : 'fc-lay'}
        data-sides={sides}
        style={{ '--fc-across': sides === 4 ? 2 : sides }}
      >
        <Contests
          view={view}
          after={after}
          side={near}
          areCovered={arePointsCovered}
          nameOf={nameOf}
          words={words}
          explain={explain}
        />
        <Areas
          lang={lang}
          of={sidesFrom(near, sides)}
          toMove={toMove(view)}
          follow={near}
          rival={{ name: words.bach, badge: <BachBadge /> }}
          glimpse={(side) => (
            <Glimpse side={side} fresh={freshOf(side)} all={view.orchestras[side]} after={after.orchestras[side]} />
          )}
          area={(side) => (
            <SideArea
              side={side}
              orchestra={view.orchestras[side] ?? nobody()}
              after={after.orchestras[side] ?? nobody()}
              cards={view.scoreCards[side] ?? null}
              faceDown={after.faceDown}
              fresh={freshOf(side)}
              seen={recalls && side !== near && eyes !== 'onlooker' ? (view.hands[side] ?? null) : null}
              name={nameOf(side)}
              words={words}
              explain={explain}
            />
          )}
        />
        <div class="fc-middle">
          {view.step !== 'compose' && <Rounds view={view} again={again} words={words} />}
          {view.step !== 'compose' && (view.dealt[near]?.length ?? 0) === 0 && (
            <Piles view={view} words={words} explain={explain} />
          )}
        </div>
        <Thumb
          view={view}
          after={after}
          eyes={eyes}
          seat={seat}
          task={task}
          picked={picked}
          kept={selected && !('take' in selected.move) ? selected.move.keep : null}
          names={names}
          words={words}
          tapFairy={tapFairy}
          tapDealt={(card) => pick({ ...picked, keep: picked.keep === card ? null : card })}
          tapOffered={tapOffered}
          wonder={(kind) => wonder({ take: [kind] })}
          explain={explain}
        />
      </div>
    </div>
  );
}

/** The table with those who are picked on their stages, as soon as their number is complete; the others go to Bach then. */
function previewed(view: View, seat: number, { hand, count }: ReturnType<typeof taskOf>, { take }: Picked): View {
  if (view.step === 'compose' && isAlone(view)) return placed(view, 0, []);
  if (view.step !== 'choose' || take.length === 0 || take.length < count) return view;
  return placed(view, seat, kindsAt(hand, take));
}

function toMove({ step, chosen, owed }: View): readonly Side[] {
  if (step === 'compose') return owed.slice(0, 1);
  if (step === 'keep') return [0];
  if (step === 'over') return [];
  return chosen.flatMap((choice, side) => (choice === null ? [side] : []));
}
