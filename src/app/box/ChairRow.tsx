import { useState } from 'preact/hooks';
import { LONGEST_NAME } from '../../saves/format.ts';
import { BOT, PERSON, PULL_DOWN, PULL_UP } from '../../ui/actionIcons.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { botWords, type Character, characterOf, levelName } from '../../words/bots.ts';
import { seatsWords } from '../../words/seats.ts';
import { inLang } from '../settings.ts';
import { knownPeople } from './people.ts';
import { type Chair, type Known, type Plan, withChair, withKind, withLook, withPerson } from './plan.ts';
import type { Handle } from './useReorder.ts';
import { BotHead, WhoSits } from './WhoSits.tsx';

interface ChairRowProps {
  readonly plan: Plan;
  readonly seat: number;
  readonly levels: number;
  /** The name as the table will know it. */
  readonly called: string;
  /** The names of the game's looks, once they are here. */
  readonly looks: Readonly<Record<string, string>> | undefined;
  readonly known: Known;
  /** How far the row lies from its place while seats are being pulled about. */
  readonly shiftPx: number;
  readonly isDragged: boolean;
  /** What the handle that moves the seat listens to. */
  handle(tap: () => void): Handle;
  /** To another place. */
  reseat(to: number): void;
  change(plan: Plan): void;
  /** Chosen in the sheet of who sits here. */
  seatPerson(plan: Plan): void;
}

export function ChairRow(props: ChairRowProps) {
  const { plan, seat, levels, called, looks, shiftPx, isDragged, handle, reseat, known, change, seatPerson } = props;
  const words = inLang(seatsWords);
  const [choosing, setChoosing] = useState(false);
  const chair = plan.chairs[seat];
  if (!chair) return null;
  const next = seat === 0 ? 1 : seat - 1;
  const { company } = known;
  const character = chair.kind === 'bot' ? characterOf(company, called) : null;
  /** Whoever is known comes with their emblem. */
  const recognise = (): void => {
    const person = chair.kind === 'person' && knownPeople().find(({ name }) => name === chair.name.trim());
    if (person) change(withPerson(plan, seat, person));
  };
  return (
    <li
      class="chair"
      data-dragged={isDragged}
      style={{ transform: shiftPx === 0 ? undefined : `translateY(${shiftPx}px)` }}
    >
      <button
        type="button"
        class="round"
        aria-label={words.changeEmblem(words.emblems[chair.emblem])}
        onClick={() => setChoosing(true)}
      >
        <Badge of={chair} />
      </button>
      <input
        type="text"
        aria-label={words.nameOf(seat)}
        placeholder={called}
        value={chair.name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        enterkeyhint="done"
        list={chair.kind === 'person' ? 'known-names' : undefined}
        onInput={({ currentTarget }) => change(withChair(plan, seat, { name: currentTarget.value }))}
        onChange={recognise}
        onKeyDown={leaveOnEnter}
      />
      <Kinds chair={chair} seat={seat} choose={(kind) => change(withKind(plan, seat, kind, company))} />
      {plan.chairs.length > 1 && (
        <button
          type="button"
          class="round reseat"
          aria-label={words.reseat(called, seat, next)}
          {...handle(() => reseat(next))}
        >
          <Icon of={next > seat ? PULL_DOWN : PULL_UP} />
        </button>
      )}
      {character && <Manner of={character} choose={() => setChoosing(true)} />}
      {looks && chair.look !== null && (
        <LookPicker
          looks={looks}
          now={chair.look}
          called={called}
          choose={(look) => change(withLook(plan, seat, look))}
        />
      )}
      {chair.kind === 'bot' && (
        <Strength
          now={chair.level}
          of={levels}
          called={called}
          choose={(level) => change(withChair(plan, seat, { level }))}
        />
      )}
      {choosing && (
        <WhoSits
          plan={plan}
          seat={seat}
          called={called}
          known={known}
          change={seatPerson}
          onDone={() => setChoosing(false)}
        />
      )}
    </li>
  );
}

/** The Enter of a phone's keyboard ends a name; it does not begin the game. */
function leaveOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.isComposing) return;
  event.preventDefault();
  (event.currentTarget as HTMLInputElement).blur();
}

interface KindsProps {
  readonly chair: Chair;
  readonly seat: number;
  choose(kind: Chair['kind']): void;
}

function Kinds({ chair, seat, choose }: KindsProps) {
  const words = inLang(seatsWords);
  return (
    <fieldset class="kinds" aria-label={words.whoSits(seat)}>
      {KINDS.map(([kind, icon]) => (
        <label key={kind} class="pick" title={words[kind]}>
          <input
            type="radio"
            name={`kind-${chair.emblem}`}
            aria-label={words[kind]}
            checked={chair.kind === kind}
            onChange={() => choose(kind)}
          />
          <span>
            <Icon of={icon} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const KINDS = [
  ['person', PERSON],
  ['bot', BOT],
] as const;

interface LookPickerProps {
  readonly looks: Readonly<Record<string, string>>;
  readonly now: string;
  readonly called: string;
  choose(look: string): void;
}

/** What the pieces of a seat look like: sun or moon, bears or wolves. Taken from another seat, the two swap. */
function LookPicker({ looks, now, called, choose }: LookPickerProps) {
  const words = inLang(seatsWords);
  return (
    <select
      class="look"
      aria-label={words.lookOf(called)}
      value={now}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      {Object.entries(looks).map(([look, name]) => (
        <option key={look} value={look}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface MannerProps {
  readonly of: Character;
  choose(): void;
}

/** Who this bot is, and how it plays in a word: a tap chooses another. */
const Manner = ({ of: { name, manner, head }, choose }: MannerProps) => (
  <button
    type="button"
    class="manner"
    aria-label={inLang(botWords).changeBot(inLang(name), inLang(manner))}
    onClick={choose}
  >
    <BotHead of={head} />
    <span>{inLang(manner)}</span>
  </button>
);

interface StrengthProps {
  readonly now: number;
  readonly of: number;
  readonly called: string;
  choose(level: number): void;
}

/** How strong a bot plays. */
function Strength({ now, of, called, choose }: StrengthProps) {
  const words = inLang(botWords);
  return (
    <select
      class="strength"
      aria-label={words.strengthOf(called)}
      value={now}
      onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
    >
      {Array.from({ length: of }, (_, below) => (
        <option key={below} value={below + 1}>
          {levelName(words, below + 1, of)}
        </option>
      ))}
    </select>
  );
}
