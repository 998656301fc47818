import { useEffect, useState } from 'preact/hooks';
import { shelf } from '../../link/published.ts';
import type { ShelfEntry } from '../../protocol/messages.ts';
import { remember } from '../../ui/stored.ts';
import { shelfWords } from '../../words/shelf.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../words.ts';
import { EmptyTickets } from './EmptyTickets.tsx';
import { waitingCount } from './waitingCount.ts';

const Tickets = lazily(() => import('./Tickets.tsx').then((tickets) => tickets.Tickets), EmptyTickets);
const TicketSheet = lazily(
  () => import('./TicketSheet.tsx').then((sheet) => sheet.TicketSheet),
  () => null,
);
const FIRST_SHOWN = 3;

/** The games that are still on the table, newest first. Their places are kept while the host reads them, so that nothing jumps. */
export function Waiting() {
  const words = inLang(shelfWords);
  const [all, setAll] = useState(false);
  const [managed, setManaged] = useState<ShelfEntry | null>(null);
  const cards = shelf.value;
  useEffect(() => {
    if (cards) remember('waiting', cards.length);
  }, [cards]);
  const count = waitingCount();
  if (count === 0) return null;
  const shown = all ? count : Math.min(count, FIRST_SHOWN);
  return (
    <section aria-labelledby="waiting" aria-busy={!cards}>
      <h2 id="waiting">{words.goOn}</h2>
      <Tickets cards={cards?.slice(0, shown) ?? null} places={shown} onManage={setManaged} />
      {count > shown && (
        <button type="button" class="word" onClick={() => setAll(true)}>
          {words.more(count - shown)}
        </button>
      )}
      {managed && <TicketSheet card={managed} onDone={() => setManaged(null)} />}
    </section>
  );
}
