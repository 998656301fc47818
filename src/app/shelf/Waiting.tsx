import { shelf } from '../../link/published.ts';
import { shelfWords } from '../../words/shelf.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../words.ts';
import { EmptyTickets } from './EmptyTickets.tsx';
import { waitingCount } from './waitingCount.ts';

const Tickets = lazily(() => import('./Tickets.tsx').then((tickets) => tickets.Tickets), EmptyTickets);

/** The games of this device. Their places are kept while the host reads them, so that nothing jumps. */
export function Waiting() {
  const count = waitingCount();
  if (count === 0) return null;
  return (
    <section aria-labelledby="waiting" aria-busy={!shelf.value}>
      <h2 id="waiting">{inLang(shelfWords).goOn}</h2>
      <Tickets count={count} />
    </section>
  );
}
