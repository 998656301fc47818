import { useState } from 'preact/hooks';
import { EMBLEMS, type Emblem } from '../../engine/log.ts';
import { BOT, PERSON, UP } from '../../ui/actionIcons.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { seatsWords } from '../../words/seats.ts';
import { shelfWords } from '../../words/shelf.ts';
import { LONGEST_NAME } from '../sitters.ts';
import { inLang } from '../words.ts';
import { type Chair, earlier, type Plan, withChair, withEmblem } from './plan.ts';
import { Strength } from './Strength.tsx';

interface ChairRowProps {
  readonly plan: Plan;
  readonly seat: number;
  readonly levels: number;
  /** The name as the table will know it. */
  readonly called: string;
  emblemName(emblem: Emblem): string;
  change(plan: Plan): void;
}

export function ChairRow({ plan, seat, levels, called, emblemName, change }: ChairRowProps) {
  const words = inLang(seatsWords);
  const [choosing, setChoosing] = useState(false);
  const chair = plan.chairs[seat];
  if (!chair) return null;
  return (
    <li class="chair">
      <button
        type="button"
        class="round"
        aria-label={words.changeEmblem(emblemName(chair.emblem))}
        onClick={() => setChoosing(true)}
      >
        <Badge of={chair} />
      </button>
      <input
        type="text"
        aria-label={words.nameOf(seat)}
        placeholder={emblemName(chair.emblem)}
        value={chair.name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        enterkeyhint="done"
        list={chair.kind === 'person' ? 'known-names' : undefined}
        onInput={({ currentTarget }) => change(withChair(plan, seat, { name: currentTarget.value }))}
      />
      <Kinds chair={chair} seat={seat} choose={(kind) => change(withChair(plan, seat, { kind }))} />
      <button
        type="button"
        class="round"
        aria-label={words.earlier(called)}
        disabled={seat === 0}
        onClick={() => change(earlier(plan, seat))}
      >
        <Icon of={UP} />
      </button>
      {chair.kind === 'bot' && (
        <Strength
          now={chair.level}
          of={levels}
          called={called}
          choose={(level) => change(withChair(plan, seat, { level }))}
        />
      )}
      {choosing && (
        <Dialog title={words.emblem} close={inLang(shelfWords).close} onClose={() => setChoosing(false)}>
          <ul class="emblems">
            {EMBLEMS.map((emblem) => (
              <li key={emblem}>
                <button
                  type="button"
                  class="emblem-choice"
                  aria-pressed={emblem === chair.emblem}
                  onClick={() => {
                    change(withEmblem(plan, seat, emblem));
                    setChoosing(false);
                  }}
                >
                  <Badge of={{ kind: chair.kind, emblem }} />
                  {emblemName(emblem)}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </li>
  );
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
