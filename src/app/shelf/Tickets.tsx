import { Fragment } from 'preact';
import type { ShelfEntry } from '../../protocol/messages.ts';
import { waitingWords } from '../../words/waiting.ts';
import { inLang } from '../words.ts';
import { EmptyTickets } from './EmptyTickets.tsx';
import { Ticket } from './Ticket.tsx';

export interface TicketsProps {
  /** Null until the host has read them. */
  readonly cards: readonly ShelfEntry[] | null;
  readonly places: number;
  onManage(card: ShelfEntry): void;
}

/** Those that wait for a move, and below them those that are over. */
export function Tickets({ cards, places, onManage }: TicketsProps) {
  if (!cards) return <EmptyTickets places={places} />;
  const firstOver = cards.findIndex(({ result }) => result !== null);
  return (
    <ul class="tickets">
      {cards.map((card, index) => (
        <Fragment key={card.id}>
          {index === firstOver && <li class="tickets-over">{inLang(waitingWords).ended}</li>}
          <Ticket card={card} onManage={() => onManage(card)} />
        </Fragment>
      ))}
    </ul>
  );
}
