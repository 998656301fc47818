import './ticket.css';
import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { MORE } from '../../ui/actionIcons.ts';
import type { GameBox } from '../../ui/face.ts';
import { Guard } from '../../ui/Guard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { afterFrame } from '../../ui/modality.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { remember } from '../../ui/stored.ts';
import { TalkProvider } from '../../ui/talk.ts';
import { shelfWords } from '../../words/shelf.ts';
import { archiveWords, waitingWords } from '../../words/tickets.ts';
import { ago } from '../amounts.ts';
import { linkTo, Undone } from '../archive/Undone.tsx';
import { boxOf, Cover } from '../boxes.tsx';
import { useFace } from '../face.ts';
import { lazily } from '../lazily.tsx';
import { hashOf } from '../routes.ts';
import { DOT, inLang, lang } from '../settings.ts';
import { softly } from '../Title.tsx';
import { EmptyTickets, FIRST_SHOWN } from './Shelf.tsx';
import { remarksOn, waitingFor, whoSits } from './waitingFor.ts';

/** The board as it stands. A card that another build has written may not fit its picture: then the box is shown. */
function TicketPicture({ card, box }: { readonly card: ShelfEntry; readonly box: GameBox }) {
  const { face } = useFace(card.game);
  const cover = <Cover of={box} />;
  if (!face) return cover;
  return (
    <Guard of={card} instead={cover}>
      <face.Picture view={card.picture} />
    </Guard>
  );
}

interface TicketProps {
  readonly card: ShelfEntry;
  onManage(): void;
}

/** A match that waits: its board, who sits, whose moment it is, since when. */
function Ticket({ card, onManage }: TicketProps) {
  const words = inLang(waitingWords);
  const box = boxOf(card.game);
  const game = box ? inLang(box.title) : words.notInBuild;
  const title = card.title === null ? game : `${card.title} · ${game}`;
  const who = whoSits(card.sitters, words);
  return (
    <li class="ticket" data-game={card.game}>
      <a href={hashOf({ screen: 'table', match: card.id })}>
        <span class="ticket-picture" aria-hidden="true">
          {box && <TicketPicture card={card} box={box} />}
        </span>
        <span class="ticket-words">
          <span class="title">
            <span class="hidden">{card.result ? words.see : words.resume} </span>
            {card.title === null ? null : (
              <>
                <bdi>{softly(card.title)}</bdi>
                {DOT}
              </>
            )}
            {softly(game)}
          </span>
          <TalkProvider value={{ sitters: card.sitters }}>
            <span class="ticket-moment">
              <PhraseText said={waitingFor(card, words)} />
            </span>
          </TalkProvider>
          <span class="ticket-who">
            <bdi>{who}</bdi>
            {DOT}
            <time>{ago(card.touchedAt, Date.now(), lang.value)}</time>
            {remarksOn(card, words, lang.value).map((remark) => DOT + remark)}
          </span>
        </span>
      </a>
      <button type="button" class="round" aria-label={words.manage(title, who)} onClick={onManage}>
        <Icon of={MORE} />
      </button>
    </li>
  );
}

const TicketSheet = lazily(
  () => import('./TicketSheet.tsx').then((sheet) => sheet.TicketSheet),
  () => null,
);

/** So many more at a time. */
const PAGE = 100;

/** How many tickets stand there at first. */
const ticketsOf = (cards: readonly ShelfEntry[]): number => {
  const open = cards.filter(({ result }) => result === null).length;
  return Math.min(cards.length, open < FIRST_SHOWN ? open + 1 : FIRST_SHOWN);
};

/** Those that wait for a move, then the newest of those that are over; the others lie in the archive. */
export function Tickets({ count }: { readonly count: number }) {
  const words = inLang(archiveWords);
  const [most, setMost] = useState(FIRST_SHOWN);
  const [managed, setManaged] = useState<ShelfEntry | null>(null);
  const cards = shelf.value;
  useEffect(() => {
    if (cards) remember('waiting', cards.length);
    if (cards) remember('tickets', ticketsOf(cards));
  }, [cards]);
  if (!cards) return <EmptyTickets count={count} />;
  // The host puts those that are over behind the others.
  const open = cards.filter(({ result }) => result === null).length;
  const ended = cards.length - open;
  const waiting = cards.slice(0, Math.min(open, most));
  // The newest of them alone: the boxes stand below.
  const over = open < FIRST_SHOWN ? cards.slice(open, open + 1) : [];
  const showMore = (): void => {
    setMost(waiting.length + PAGE);
    const first = cards[waiting.length];
    // The button is gone: keyboard focus goes on to what it brought.
    afterFrame(() => first && linkTo(first.id)?.focus({ preventScroll: true }));
  };
  return (
    <>
      <List of={waiting} manage={setManaged} />
      {over.length > 0 && <h3 class="tickets-over">{inLang(waitingWords).ended}</h3>}
      <List of={over} manage={setManaged} />
      <p class="ticket-ways">
        {open > waiting.length && (
          <button type="button" class="word" onClick={showMore}>
            {inLang(shelfWords).more(Math.min(PAGE, open - waiting.length))}
          </button>
        )}
        {ended > 0 && (
          <a class="word" href={hashOf({ screen: 'archive' })}>
            {words.all(ended)}
          </a>
        )}
        <a class="word" href={hashOf({ screen: 'records', game: null })}>
          {words.records}
        </a>
      </p>
      <Undone />
      {managed && <TicketSheet card={managed} among={cards} onDone={() => setManaged(null)} />}
    </>
  );
}

interface ListProps {
  readonly of: readonly ShelfEntry[];
  manage(card: ShelfEntry): void;
}

const List = ({ of, manage }: ListProps) =>
  of.length === 0 ? null : (
    <ul class="tickets">
      {of.map((card) => (
        <Ticket key={card.id} card={card} onManage={() => manage(card)} />
      ))}
    </ul>
  );
