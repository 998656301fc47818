import '../../ui/css/botHead.css';
import '../../ui/css/menu.css';
import { EMBLEMS } from '../../engine/log.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { botWords, characterOf, type Head } from '../../words/bots.ts';
import { seatsWords } from '../../words/seats.ts';
import { shelfWords } from '../../words/shelf.ts';
import { inLang } from '../settings.ts';
import { knownPeople } from './people.ts';
import { type Known, type Plan, withCharacter, withEmblem, withPerson } from './plan.ts';

/** On 32 units, from the back to the front: ears, head, what grows on top, eyes, mouth. */
const EARS: Readonly<Record<Head['ears'], string>> = {
  none: '',
  round: 'M3 9a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0ZM20 9a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0Z',
  pointed: 'M6 17 5 3l9 7ZM26 17 27 3l-9 7Z',
  long: 'M9 14C4 9 5 1 9 1s5 5 4 11ZM23 14C28 9 27 1 23 1s-5 5-4 11Z',
  leaf: 'M8 19C1 19-1 12 1 8c5 0 9 4 8 9ZM24 19c7 0 9-7 7-11-5 0-9 4-8 9Z',
};
const TOPS: Readonly<Record<Head['top'], string>> = {
  none: '',
  tuft: 'M13 10c0-4-3-5-5-5 4-3 7-1 8 1 0-3 3-5 6-4-3 1-4 4-3 8Z',
  cap: 'M5.5 14C6 7 11 4 16 4s10 3 10.5 10Z',
  crest: 'M9 11 7 3l5 3 4-5 4 5 5-3-2 8Z',
  knot: 'M12 10c0-2 2-3 4-3s4 1 4 3ZM12 4a4 3.4 0 1 1 8 0 4 3.4 0 1 1-8 0Z',
};
const EYES: Readonly<Record<Head['eyes'], string>> = {
  dots: 'M11.5 18v.1M20.5 18v.1',
  keen: 'M11.5 18.5v.1M20.5 18.5v.1M8.8 14.8l4.4 1.8M23.2 14.8l-4.4 1.8',
  soft: 'M9.5 18q2 2.6 4 0M18.5 18q2 2.6 4 0',
  wide: 'M11.5 17.2v1.4M20.5 17.2v1.4M9.6 14.4q1.9-1.4 3.8 0M18.6 14.4q1.9-1.4 3.8 0',
};
const MOUTHS: Readonly<Record<Head['mouth'], string>> = {
  smile: 'M13 22q3 3 6 0',
  grin: 'M12 21.5h8q-.8 4-4 4t-4-4Z',
  flat: 'M13.5 23h5',
  open: 'M14.2 23a1.8 2 0 1 1 3.6 0 1.8 2 0 1 1-3.6 0Z',
};

/** Who a bot is, as it is drawn: decoration, for its name always stands beside it. */
export const BotHead = ({ of: { ears, eyes, mouth, top, hue } }: { readonly of: Head }) => (
  <svg class="bot-head" viewBox="-1 -1 34 34" aria-hidden="true" style={{ '--hue': `${hue}` }}>
    <path class="bot-skin" d={EARS[ears]} />
    <path class="bot-skin" d="M16 8c7 0 11 4 11 10.5S23 30 16 30 5 25 5 18.5 9 8 16 8Z" />
    <path class="bot-face" d="M16 13c5 0 8 2.5 8 6.5S21 27 16 27s-8-3.5-8-7.5S11 13 16 13Z" />
    <path class="bot-top" d={TOPS[top]} />
    <path class="bot-line" d={EYES[eyes] + MOUTHS[mouth]} />
  </svg>
);

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
