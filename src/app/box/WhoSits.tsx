import { EMBLEMS } from '../../engine/log.ts';
import { Badge } from '../../ui/Badge.tsx';
import { BotHead } from '../../ui/BotHead.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { botWords, characterOf } from '../../words/bots.ts';
import { seatsWords } from '../../words/seats.ts';
import { shelfWords } from '../../words/shelf.ts';
import { inLang } from '../settings.ts';
import { knownPeople } from './people.ts';
import { type Known, type Plan, withCharacter, withEmblem, withPerson } from './plan.ts';
import '../../ui/css/menu.css';

interface WhoSitsProps {
  readonly plan: Plan;
  readonly seat: number;
  /** The name as the table will know it. */
  readonly called: string;
  readonly known: Known;
  change(plan: Plan): void;
  onDone(): void;
}

/** Whose seat it is: one of the people that this device knows, with their emblem, a named bot, or another emblem. */
export function WhoSits({ plan, seat, called, known, change, onDone }: WhoSitsProps) {
  const words = inLang(seatsWords);
  const bots = inLang(botWords);
  const chair = plan.chairs[seat];
  if (!chair) return null;
  const choose = (next: Plan): void => {
    change(next);
    onDone();
  };
  const isSeated = (name: string): boolean => plan.chairs.some((each) => each.kind === 'person' && each.name === name);
  const people = chair.kind === 'bot' ? [] : knownPeople().filter(({ name }) => !isSeated(name));
  const { company } = known;
  const isBot = chair.kind === 'bot' && company.length > 0;
  const now = characterOf(company, called);
  return (
    <Dialog title={isBot ? bots.who : words.emblem} close={inLang(shelfWords).close} onClose={onDone}>
      {isBot && (
        <>
          <ul class="characters">
            {[...company, null].map((each) => (
              <li key={each?.name.en}>
                <button
                  type="button"
                  class="character"
                  aria-pressed={each === now}
                  onClick={() => choose(withCharacter(plan, seat, each, known))}
                >
                  {each ? <BotHead of={each.head} /> : <Badge of={chair} />}
                  <span>
                    <b>{each ? inLang(each.name) : bots.nobody}</b>
                    <span class="hint">{each ? inLang(each.manner) : bots.nobodyHint}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <h3 class="people-head">{words.emblem}</h3>
        </>
      )}
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
              {words.emblems[emblem]}
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
