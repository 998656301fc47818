import type { Eyes, Seat, ThingId } from '../../../engine/game.ts';
import { Hand } from '../../../ui/hand/Hand.tsx';
import { still } from '../../../ui/still.tsx';
import { type Card, type Counts, fairyThing, type Kind, nobody, scoreThing } from '../rules/cards.ts';
import { missingOf } from '../rules/score.ts';
import { isAlone, type View } from '../rules/state.ts';
import type { Labels, TablePart as Part } from '../words/labels.ts';
import { CardBack, FairyCard } from './art/cards.tsx';
import { isPlain, lackingOf, type Picked, type Task } from './choice.ts';
import { Scores, ScoreWith } from './Scores.tsx';

interface OwnHandProps {
  readonly task: Task;
  readonly picked: Picked;
  /** Against Bach the fairies not taken are his: once so many are chosen, or all that are left. */
  readonly rest: 'chosen' | 'all' | null;
  readonly words: Labels;
  readonly tap: ((at: number) => void) | null;
  wonder(kind: Kind): void;
  explain(thing: ThingId): void;
}

const StillFairy = still(FairyCard);

/** The own hand, and what each fairy is about to do. */
function OwnHand({ task, picked, rest, words, tap, wonder, explain }: OwnHandProps) {
  const { hand, count } = task;
  const partOf = (at: number): Part | null => {
    if (picked.take.includes(at)) return 'add';
    if (picked.remove === at) return 'remove';
    if (rest === 'all') return 'bach';
    return rest === 'chosen' && count > 0 && picked.take.length === count ? 'bach' : null;
  };
  const cards = hand.map((kind, at) => {
    const part = partOf(at);
    return {
      card: { kind, at, part },
      key: at,
      thing: fairyThing(kind),
      name: words.held(kind, part),
      mark: part === 'add' || part === 'remove' ? ('selected' as const) : null,
    };
  });
  return (
    <div class="fc-held">
      <Hand
        label={words.hand}
        cards={cards}
        draw={({ kind, part }) => (
          <>
            <StillFairy kind={kind} />
            {part && (
              <span class="fc-part" data-part={part}>
                {words.parts[part]}
              </span>
            )}
          </>
        )}
        tap={tap && (({ at }) => tap(at))}
        wonder={({ kind }) => wonder(kind)}
        explain={explain}
      />
    </div>
  );
}

interface ChoicesProps {
  readonly title: string;
  /** The table says it already, above. */
  readonly quiet?: boolean;
  readonly cards: readonly Card[];
  readonly kept: Card | null;
  /** With the fairies that are about to join. */
  readonly orchestra: Counts;
  readonly words: Labels;
  /** Null: another player chooses, and a tap explains. */
  readonly tap: ((card: Card) => void) | null;
  explain(thing: ThingId): void;
}

/** Two score cards, of which one stays. */
const Choices = ({ title, quiet = false, cards, kept, orchestra, words, tap, explain }: ChoicesProps) => (
  <section class="fc-choices">
    <h2 class={quiet ? 'hidden' : undefined}>{title}</h2>
    <ul>
      {cards.map((card) => {
        const missing = missingOf(card, orchestra);
        const label = words.scoreCard(card, words.lacks(missing));
        return (
          <li key={card}>
            <button
              type="button"
              class="fc-choice"
              data-thing={scoreThing(card)}
              aria-label={card === kept ? words.kept(label) : label}
              aria-pressed={tap ? card === kept : undefined}
              onClick={() => (tap ? tap(card) : explain(scoreThing(card)))}
            >
              <ScoreWith card={card} missing={missing} words={words} />
            </button>
          </li>
        );
      })}
    </ul>
  </section>
);

interface BacksProps {
  readonly held: readonly number[];
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
}

/** The hands, as the open table sees them. */
const Backs = ({ held, names, words }: BacksProps) => (
  <ul class="fc-backs" aria-label={words.hands}>
    {held.map((count, seat) => (
      <li key={seat} aria-label={words.holds(names(seat), count)}>
        <span class="fc-board-fan">
          {Array.from({ length: count }, (_, at) => (
            <span key={at} class="fc-small">
              <CardBack />
            </span>
          ))}
        </span>
        <bdi>{names(seat)}</bdi>
      </li>
    ))}
  </ul>
);

interface ThumbProps {
  readonly view: View;
  readonly after: View;
  readonly eyes: Eyes;
  /** Who decides now, if it is a person's moment. */
  readonly seat: Seat | null;
  readonly task: Task;
  readonly picked: Picked;
  /** The score card chosen for a composer. */
  readonly kept: Card | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  tapFairy(at: number): void;
  tapDealt(card: Card): void;
  tapOffered(card: Card): void;
  wonder(kind: Kind): void;
  explain(thing: ThingId): void;
}

/** In reach of the thumb: what is asked now, or what lies open for all. */
export function Thumb(props: ThumbProps) {
  const { view, eyes, names, words } = props;
  if (view.step === 'over') return null;
  return (
    <div class="fc-thumb" data-step={view.step} data-own={eyes !== 'onlooker' || undefined}>
      {view.step === 'compose' && <Composed {...props} />}
      {view.step === 'keep' && eyes !== 'onlooker' && <Kept {...props} eyes={eyes} />}
      {eyes !== 'onlooker' ? (
        <Own {...props} eyes={eyes} />
      ) : (
        view.step !== 'compose' && <Backs held={view.held} names={names} words={words} />
      )}
    </div>
  );
}

/** The two cards that a composer drew are open to all, while one player keeps one. */
function Composed({ view, seat, kept, names, words, tapOffered, explain }: ThumbProps) {
  const owner = view.owed[0] ?? 0;
  return (
    <Choices
      title={words.offeredTo(names(owner))}
      cards={view.offered}
      kept={kept}
      orchestra={view.orchestras[owner] ?? nobody()}
      words={words}
      tap={seat === owner ? tapOffered : null}
      explain={explain}
    />
  );
}

/** Alone, when the fairies of the first round stand. */
const Kept = ({ view, eyes, seat, kept, words, tapOffered, explain }: OwnProps) => (
  <Choices
    title={words.keepOne}
    quiet
    cards={view.dealt[eyes] ?? []}
    kept={kept}
    orchestra={view.orchestras[eyes] ?? nobody()}
    words={words}
    tap={seat === eyes ? tapOffered : null}
    explain={explain}
  />
);

type OwnProps = ThumbProps & { readonly eyes: Seat };

/** What only these eyes see; while a composer draws, it can be looked at and not chosen from. */
function Own(props: OwnProps) {
  const { view, after, eyes, seat, task, picked, words, tapFairy, tapDealt, wonder, explain } = props;
  const choosing = view.step === 'choose';
  const alone = isAlone(view);
  // Alone they are chosen from last, and weighed with what a composer draws before.
  const dealt = view.step === 'keep' ? [] : (view.dealt[eyes] ?? []);
  const orchestra = after.orchestras[eyes] ?? nobody();
  const tap = seat === eyes && choosing;
  const lacking = tap ? lackingOf(task, picked) : null;
  return (
    <>
      {dealt.length > 0 &&
        (alone ? (
          <section class="fc-choices">
            <h2>{words.keepLater}</h2>
            <Scores cards={dealt} orchestra={orchestra} words={words} explain={explain} />
          </section>
        ) : (
          <Choices
            title={words.keepOne}
            quiet
            cards={dealt}
            kept={picked.keep}
            orchestra={orchestra}
            words={words}
            tap={tap ? tapDealt : null}
            explain={explain}
          />
        ))}
      {tap && !isPlain(task) && (
        <p class="fc-lacks" role="status">
          {lacking && words.lacking(lacking)}
        </p>
      )}
      {task.hand.length > 0 && (
        <OwnHand
          task={task}
          picked={picked}
          rest={!alone ? null : choosing ? 'chosen' : 'all'}
          words={words}
          tap={tap ? tapFairy : null}
          wonder={wonder}
          explain={explain}
        />
      )}
    </>
  );
}
