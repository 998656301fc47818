import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { afterFrame } from '../../ui/modality.ts';
import { remember } from '../../ui/stored.ts';
import { archiveWords } from '../../words/archive.ts';
import { shelfWords } from '../../words/shelf.ts';
import { waitingWords } from '../../words/waiting.ts';
import { linkTo } from '../archive/standBeside.ts';
import { Undone } from '../archive/Undone.tsx';
import { lazily } from '../lazily.tsx';
import { hashOf } from '../routes.ts';
import { inLang } from '../words.ts';
import { EmptyTickets, FIRST_SHOWN } from './EmptyTickets.tsx';
import { Ticket } from './Ticket.tsx';

const TicketSheet = lazily(
  () => import('./TicketSheet.tsx').then((sheet) => sheet.TicketSheet),
  () => null,
);

/** Those that wait for a move, then as many of those that are over as there is room for; the others lie in the archive. */
export function Tickets({ count }: { readonly count: number }) {
  const words = inLang(archiveWords);
  const [all, setAll] = useState(false);
  const [managed, setManaged] = useState<ShelfEntry | null>(null);
  const cards = shelf.value;
  useEffect(() => {
    if (cards) remember('waiting', cards.length);
  }, [cards]);
  if (!cards) return <EmptyTickets count={count} />;
  // The host puts those that are over behind the others.
  const open = cards.filter(({ result }) => result === null).length;
  const ended = cards.length - open;
  const shown = cards.slice(0, all ? Math.max(open, FIRST_SHOWN) : FIRST_SHOWN);
  const showAll = (): void => {
    setAll(true);
    const first = cards[shown.length];
    // The button is gone, and whoever goes by keys goes on with what came.
    afterFrame(() => first && linkTo(first.id)?.focus({ preventScroll: true }));
  };
  return (
    <>
      <ul class="tickets">
        {shown.map((card, index) => (
          <Fragment key={card.id}>
            {index === open && <li class="tickets-over">{inLang(waitingWords).ended}</li>}
            <Ticket card={card} onManage={() => setManaged(card)} />
          </Fragment>
        ))}
      </ul>
      <p class="ticket-ways">
        {open > shown.length && (
          <button type="button" class="word" onClick={showAll}>
            {inLang(shelfWords).more(open - shown.length)}
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
