import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Deal } from '../../engine/dealCode.ts';
import type { OptionFact } from '../../engine/game.ts';
import type { Emblem } from '../../engine/log.ts';
import { seatCounts } from '../../engine/setup.ts';
import { FACES } from '../../games/faces.ts';
import { startMatch } from '../../link/requests.ts';
import type { GameBox } from '../../ui/face.ts';
import { Picks } from '../../ui/Picks.tsx';
import { recall, remember } from '../../ui/stored.ts';
import type { Character } from '../../words/bots.ts';
import { seatsWords } from '../../words/seats.ts';
import type { OptionWords } from '../../words/voice.ts';
import { useFace } from '../face.ts';
import { inLang, lang } from '../settings.ts';
import { NotBegun, useBegin } from '../useBegin.tsx';
import { ChairRow } from './ChairRow.tsx';
import { DealCodeEntry, FirstChoice } from './DealChoice.tsx';
import { knownPeople, learnPeople } from './people.ts';
import { firstPlan, namesakeAt, type Plan, reseated, setupOf, sittersOf, withCount } from './plan.ts';
import { useReorder } from './useReorder.ts';

/** A switch that this device remembers under its key. */
function useRemembered(key: string, usually: boolean): readonly [now: boolean, set: (now: boolean) => void] {
  const [now, setNow] = useState(() => {
    const stored = recall(key);
    return typeof stored === 'boolean' ? stored : usually;
  });
  const set = (next: boolean): void => {
    setNow(next);
    remember(key, next);
  };
  return [now, set];
}

interface OptionChoiceProps {
  readonly option: OptionFact;
  /** Undefined until the game's words are here. */
  readonly words: OptionWords | undefined;
  readonly now: string | undefined;
  readonly locked: boolean;
  choose(value: string): void;
}

/** A choice before the game: each way with the one sentence that says what it changes. */
function OptionChoice({ option, words, now, locked, choose }: OptionChoiceProps) {
  const group = useId();
  if (!words) return null;
  return (
    <fieldset class="choice" disabled={locked}>
      <legend>{words.name}</legend>
      <div class="ways">
        {option.values.map((value) => (
          <label key={value} class="pick way">
            <input type="radio" name={group} checked={value === now} onChange={() => choose(value)} />
            <span>
              <b>{words.values[value]?.name}</b>
              <span class="hint">{words.values[value]?.sentence}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The table's own choice, whatever is played at it. */
const HINTS = { id: 'hints', values: ['on', 'off'] };

const NOBODY: readonly Character[] = [];

/** What of a chair gets the focus, once the chairs are in that order: a quick player has moved one again before then. */
interface Heir {
  readonly plan: Plan;
  readonly seat: number;
  readonly control: 'round' | 'reseat';
}

interface SeatsFormProps {
  readonly box: GameBox;
  /** A deal code that came along. */
  readonly sent?: string | undefined;
}

export function SeatsForm({ box, sent }: SeatsFormProps) {
  const { facts, levels } = box;
  const words = inLang(seatsWords);
  const [plan, setPlan] = useState<Plan>(() => firstPlan(box, recall(`seats.${facts.id}`)));
  const [typed, setTyped] = useState<Deal | 'faulty' | null>(null);
  const deal = typed === 'faulty' ? null : typed;
  const codeField = useRef<HTMLInputElement>(null);
  const { state, begin } = useBegin();
  const [hasHints, setHasHints] = useRemembered('hints', true);
  const { face } = useFace(facts.id);
  const voice = face?.voice;
  const emblemName = (emblem: Emblem): string => words.emblems[emblem];
  /** A seat that nobody named is called by what it plays, where the game draws that in place of the emblem. */
  const lookName = (emblem: Emblem): string => {
    const look = face?.Crest && plan.chairs.find((chair) => chair.emblem === emblem)?.look;
    return (look && voice?.looks?.[look]) || emblemName(emblem);
  };
  const known = { emblemName: lookName, company: face?.company ?? NOBODY, lang: lang.value };
  const sitters = sittersOf(plan, known);
  const namesake = namesakeAt(sitters);
  const [isRefused, setRefused] = useState(false);
  const options = facts.options(plan.chairs.length).filter(({ values }) => values.length > 1);
  const counts = seatCounts(facts);
  const chairs = useRef<HTMLOListElement>(null);
  const heir = useRef<Heir | null>(null);
  // A chair that is drawn anew or moves loses the focus, and gets it back.
  useEffect(() => {
    if (heir.current?.plan !== plan) return;
    const { seat, control } = heir.current;
    chairs.current?.children[seat]?.querySelector<HTMLElement>(`.${control}`)?.focus();
    heir.current = null;
  }, [plan]);

  const changePlan = (next: Plan): void => {
    remember(`seats.${facts.id}`, next);
    setPlan(next);
  };
  const reseat = (from: number, to: number): void => {
    const next = reseated(plan, from, to);
    heir.current = { plan: next, seat: to, control: 'reseat' };
    changePlan(next);
  };
  const reorder = useReorder(chairs, reseat);
  const readDeal = (read: Deal | 'faulty' | null): void => {
    setTyped(read);
    if (read && read !== 'faulty') changePlan({ ...withCount(plan, box, read.seats), options: read.options });
  };
  const refuse = (seat: number): void => {
    setRefused(true);
    chairs.current?.children[seat]?.querySelector('input')?.focus();
  };
  const start = (): void => {
    // Who begins is asked anew for every game.
    remember(`seats.${facts.id}`, { ...plan, first: 'chance' });
    learnPeople(plan.chairs);
    begin(async () => {
      // Play may be pressed before the face is fetched: the same bots sit down then.
      const arrived = await FACES[facts.id]?.[lang.peek()]().catch(() => null);
      const company = arrived?.face.company ?? NOBODY;
      return startMatch({
        game: facts.id,
        setup: setupOf(plan, facts),
        sitters: sittersOf(plan, { ...known, company }),
        seed: deal?.seed ?? null,
        ...(!hasHints && { noHints: true }),
      });
    });
  };

  return (
    <form
      class="seats"
      onSubmit={(event) => {
        event.preventDefault();
        // Whoever typed a code wants that deal and no other.
        if (typed === 'faulty') codeField.current?.focus();
        else if (namesake !== null) refuse(namesake);
        else if (state !== 'starting') start();
      }}
    >
      {sent && deal && <p class="note">{words.dealSent}</p>}
      <section aria-labelledby="seats">
        <h2 id="seats">{words.seats}</h2>
        {counts.length > 1 && (
          <Picks
            legend={words.count}
            of={counts}
            now={plan.chairs.length}
            locked={deal !== null}
            say={String}
            choose={(count) => changePlan(withCount(plan, box, count))}
          />
        )}
        {plan.chairs.length > 1 && <p class="hint">{words.reseatHint}</p>}
        <ol ref={chairs} class="chairs">
          {plan.chairs.map((chair, seat) => (
            <ChairRow
              key={chair.emblem}
              plan={plan}
              levels={levels}
              seat={seat}
              called={sitters[seat]?.name ?? ''}
              known={known}
              looks={voice?.looks}
              shiftPx={reorder.shift(seat)}
              isDragged={reorder.isDragged(seat)}
              handle={(tap) => reorder.handle(seat, tap)}
              reseat={(to) => reseat(seat, to)}
              change={changePlan}
              seatPerson={(next) => {
                heir.current = { plan: next, seat, control: 'round' };
                changePlan(next);
              }}
            />
          ))}
        </ol>
        <datalist id="known-names">
          {knownPeople().map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </section>
      {options.map((option) => (
        <OptionChoice
          key={option.id}
          option={option}
          words={voice?.options[option.id]}
          now={plan.options[option.id]}
          locked={deal !== null}
          choose={(value) => changePlan({ ...plan, options: { ...plan.options, [option.id]: value } })}
        />
      ))}
      {sitters.length > 1 && facts.begins !== 'nobody' && (
        <FirstChoice plan={plan} sitters={sitters} name={voice?.first} custom={voice?.custom} change={changePlan} />
      )}
      <OptionChoice
        option={HINTS}
        words={words.hints}
        now={hasHints ? 'on' : 'off'}
        locked={false}
        choose={(value) => setHasHints(value === 'on')}
      />
      <DealCodeEntry facts={facts} sent={sent} field={codeField} read={readDeal} good={deal !== null} />
      <div class="seats-foot">
        {isRefused && namesake !== null && (
          <p class="note" role="alert">
            {words.sameName(sitters[namesake]?.name ?? '')}
          </p>
        )}
        <NotBegun state={state} />
        <button type="submit" class="button primary" aria-disabled={state === 'starting'}>
          {words.play}
        </button>
      </div>
    </form>
  );
}
