import './archive.css';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import type { MatchId, ShelfEntry } from '../../protocol/shown.ts';
import { isCounted } from '../../saves/format.ts';
import { CLEAR_AWAY, MORE } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { afterFrame } from '../../ui/modality.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { TalkProvider } from '../../ui/talk.ts';
import { archiveWords, waitingWords } from '../../words/tickets.ts';
import { localeOf } from '../amounts.ts';
import { boxOf } from '../boxes.tsx';
import { Loading, requests } from '../lazily.tsx';
import { hashOf } from '../routes.ts';
import { Screen } from '../Screen.tsx';
import { DOT, inLang, lang } from '../settings.ts';
import { TicketSheet } from '../shelf/TicketSheet.tsx';
import { remarksOn, waitingFor, whoSits } from '../shelf/waitingFor.ts';
import { ALL, endedOf, fitting, monthsOf, peopleIn, type Sieve, sifted } from './sieve.ts';
import { clearAway, linkTo, Undone } from './Undone.tsx';

const STYLES = {
  month: { year: 'numeric', month: 'long' },
  day: { weekday: 'short', month: 'short', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment, as exactly as the place needs it. */
const When = ({ at, by }: { readonly at: number; readonly by: keyof typeof STYLES }) => (
  <time dateTime={new Date(at).toISOString()}>
    {new Intl.DateTimeFormat(localeOf(lang.value), STYLES[by]).format(at)}
  </time>
);

interface FiledProps {
  readonly card: ShelfEntry;
  readonly isPicked: boolean;
  pick(is: boolean): void;
  open(): void;
  manage(): void;
}

/** A game that is over, in one row: without its picture, so that a hundred are quick. */
function Filed({ card, isPicked, pick, open, manage }: FiledProps) {
  const words = inLang(archiveWords);
  const waiting = inLang(waitingWords);
  const box = boxOf(card.game);
  const game = box ? inLang(box.title) : waiting.notInBuild;
  const title = card.title ?? game;
  const who = whoSits(card.sitters, waiting);
  return (
    <li class="filed" data-game={card.game}>
      <label class="filed-pick">
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={words.select(title, who)}
          onChange={({ currentTarget }) => pick(currentTarget.checked)}
        />
      </label>
      <a href={hashOf({ screen: 'table', match: card.id })} onClick={open}>
        <span class="filed-title">
          <span class="hidden">{words.open} </span>
          <bdi>{title}</bdi>
        </span>
        <TalkProvider value={{ sitters: card.sitters }}>
          <span>
            <PhraseText said={waitingFor(card, waiting)} />
          </span>
        </TalkProvider>
        <span class="filed-who">
          {card.title !== null && game + DOT}
          <bdi>{who}</bdi>
          {DOT}
          <When at={card.touchedAt} by="day" />
          {remarksOn(card, waiting, lang.value).map((remark) => DOT + remark)}
          {!isCounted(card) && DOT + words.uncounted}
        </span>
      </a>
      <button
        type="button"
        class="round"
        aria-label={waiting.manage(card.title === null ? game : `${card.title} · ${game}`, who)}
        onClick={manage}
      >
        <Icon of={MORE} />
      </button>
    </li>
  );
}

interface SieveFormProps {
  readonly of: readonly ShelfEntry[];
  readonly now: Sieve;
  readonly found: number;
  choose(next: Sieve): void;
}

/** Which games are looked for. */
function SieveForm({ of, now, found, choose }: SieveFormProps) {
  const words = inLang(archiveWords);
  const games = [...new Set(of.map(({ game }) => game))].flatMap((id) => {
    const box = boxOf(id);
    return box ? [[id, inLang(box.title)] as const] : [];
  });
  const people = peopleIn(of).map((name) => [name, name] as const);
  return (
    <form class="sieve" onSubmit={(event) => event.preventDefault()}>
      <Choice name={words.game} of={games} now={now.game} choose={(game) => choose({ ...now, game })} />
      <Choice name={words.person} of={people} now={now.person} choose={(person) => choose({ ...now, person })} />
      <p class="hint" role="status">
        {words.found(found)}
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly of: readonly (readonly [value: string, said: string])[];
  readonly now: string | null;
  choose(value: string | null): void;
}

const Choice = ({ name, of, now, choose }: ChoiceProps) => (
  <label>
    <span>{name}</span>
    <select value={now ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value || null)}>
      <option value="">{inLang(archiveWords).any}</option>
      {of.map(([value, said]) => (
        <option key={value} value={value}>
          {said}
        </option>
      ))}
    </select>
  </label>
);

interface ChosenProps {
  readonly of: readonly ShelfEntry[];
  readonly from: readonly ShelfEntry[];
  choose(matches: readonly MatchId[]): void;
}

const idsOf = (cards: readonly ShelfEntry[]): MatchId[] => cards.map(({ id }) => id);

/** What is done with the games that were selected. It stays at the thumb while they are scrolled. */
function Chosen({ of, from, choose }: ChosenProps) {
  const words = inLang(archiveWords);
  const isAll = of.length === from.length;
  return (
    <div class="chosen">
      <p role="status">{words.selected(of.length)}</p>
      <button type="button" class="word" onClick={() => choose(isAll ? [] : idsOf(from))}>
        {isAll ? words.selectNone : words.selectAll(from.length)}
      </button>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          clearAway(idsOf(of), idsOf(from));
          choose([]);
        }}
      >
        <Icon of={CLEAR_AWAY} /> {words.remove}
      </button>
    </div>
  );
}

/** So many more at a time. */
const PAGE = 25;

/** The search is still there on the way back from a game. */
const sieve = signal(ALL);
const shown = signal(PAGE);
/** And where it stood. */
let opened: MatchId | null = null;

/** All games that are over: found by title and person, opened, deleted one by one or many at once. */
export function ArchiveScreen() {
  const words = inLang(archiveWords);
  useEffect(() => {
    void requests().then(({ showShelf }) => showShelf());
  }, []);
  const ended = shelf.value && endedOf(shelf.value);
  return (
    <Screen name="archive" title={words.title}>
      {!ended && <Loading />}
      {ended?.length === 0 && <p class="archive-none">{words.none}</p>}
      {ended && ended.length > 0 && <Files of={ended} />}
      <Undone />
    </Screen>
  );
}

function Files({ of: ended }: { readonly of: readonly ShelfEntry[] }) {
  const words = inLang(archiveWords);
  const [picked, setPicked] = useState<ReadonlySet<MatchId>>(new Set());
  const [managed, setManaged] = useState<ShelfEntry | null>(null);
  useEffect(() => {
    const from = opened;
    opened = null;
    if (from) afterFrame(() => comeTo(from));
  }, []);
  const now = fitting(sieve.value, ended);
  const found = sifted(ended, now);
  const page = found.slice(0, shown.value);
  const chosen = found.filter(({ id }) => picked.has(id));
  const pick = (id: MatchId, is: boolean): void =>
    setPicked((before) => new Set([...[...before].filter((each) => each !== id), ...(is ? [id] : [])]));
  const showMore = (): void => {
    shown.value += PAGE;
    const first = found[page.length];
    // The button may be gone: keyboard focus goes on to what it brought.
    afterFrame(() => first && linkTo(first.id)?.focus());
  };
  return (
    <>
      <SieveForm
        of={ended}
        now={now}
        found={found.length}
        choose={(next) => {
          sieve.value = next;
          shown.value = PAGE;
        }}
      />
      {monthsOf(page).map(({ newest, cards }) => (
        <section key={newest} class="files">
          <h2>
            <When at={newest} by="month" />
          </h2>
          <ul>
            {cards.map((card) => (
              <Filed
                key={card.id}
                card={card}
                isPicked={picked.has(card.id)}
                pick={(is) => pick(card.id, is)}
                open={() => {
                  opened = card.id;
                }}
                manage={() => setManaged(card)}
              />
            ))}
          </ul>
        </section>
      ))}
      <p class="archive-ways">
        {found.length > page.length && (
          <button type="button" class="button" onClick={showMore}>
            {words.more(Math.min(PAGE, found.length - page.length))}
          </button>
        )}
        <a class="word" href={hashOf({ screen: 'records', game: null })}>
          {words.records}
        </a>
      </p>
      {chosen.length > 0 && <Chosen of={chosen} from={found} choose={(all) => setPicked(new Set(all))} />}
      {managed && <TicketSheet card={managed} among={found} onDone={() => setManaged(null)} />}
    </>
  );
}

function comeTo(match: MatchId): void {
  const link = linkTo(match);
  link?.scrollIntoView({ block: 'center' });
  link?.focus({ preventScroll: true });
}
