import type { Eyes, Seat, ThingId } from '../../../engine/ids.ts';
import { type Card, type Kind, nobody } from '../rules/cards.ts';
import { isAlone, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Backs } from './Backs.tsx';
import { Choices } from './Choices.tsx';
import { isPlain, lackingOf, type Picked, type Task } from './choice.ts';
import { OwnHand } from './OwnHand.tsx';
import { Scores } from './Scores.tsx';

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
    <div class="fcb-thumb" data-step={view.step} data-own={eyes !== 'onlooker' || undefined}>
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

/** The two cards that a composer drew lie open, whoever keeps one. */
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
          <section class="fcb-choices">
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
        <p class="fcb-lacks" role="status">
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
