import { EMBLEMS, type Emblem } from '../../engine/log.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { seatsWords } from '../../words/seats.ts';
import { shelfWords } from '../../words/shelf.ts';
import { inLang } from '../words.ts';
import { knownPeople } from './people.ts';
import { type Plan, withEmblem, withPerson } from './plan.ts';
import '../../ui/css/menu.css';

interface WhoSitsProps {
  readonly plan: Plan;
  readonly seat: number;
  emblemName(emblem: Emblem): string;
  change(plan: Plan): void;
  onDone(): void;
}

/** Whose seat it is: one of the people that this device knows, with their emblem, or another emblem. */
export function WhoSits({ plan, seat, emblemName, change, onDone }: WhoSitsProps) {
  const words = inLang(seatsWords);
  const chair = plan.chairs[seat];
  if (!chair) return null;
  const choose = (next: Plan): void => {
    change(next);
    onDone();
  };
  const isSeated = (name: string): boolean => plan.chairs.some((each) => each.kind === 'person' && each.name === name);
  const people = chair.kind === 'bot' ? [] : knownPeople().filter(({ name }) => !isSeated(name));
  return (
    <Dialog title={words.emblem} close={inLang(shelfWords).close} onClose={onDone}>
      <ul class="emblems">
        {EMBLEMS.map((emblem) => (
          <li key={emblem}>
            <button
              type="button"
              class="emblem-choice"
              aria-pressed={emblem === chair.emblem}
              onClick={() => choose(withEmblem(plan, seat, emblem))}
            >
              <Badge of={{ kind: chair.kind, emblem }} />
              {emblemName(emblem)}
            </button>
          </li>
        ))}
      </ul>
      {people.length > 0 && (
        <>
          <h3 class="people-head">{words.people}</h3>
          <ul class="menu">
            {people.map((person) => (
              <li key={person.name}>
                <button type="button" onClick={() => choose(withPerson(plan, seat, person))}>
                  <Badge of={{ kind: 'person', emblem: person.emblem }} />
                  <bdi>{person.name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
