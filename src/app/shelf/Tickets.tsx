import type { ShelfEntry } from '../../protocol/messages.ts';
import { EmptyTickets } from './EmptyTickets.tsx';
import { Ticket } from './Ticket.tsx';

export interface TicketsProps {
  /** Null until the host has read them. */
  readonly cards: readonly ShelfEntry[] | null;
  readonly places: number;
  onManage(card: ShelfEntry): void;
}

export const Tickets = ({ cards, places, onManage }: TicketsProps) =>
  cards ? (
    <ul class="tickets">
      {cards.map((card) => (
        <Ticket key={card.id} card={card} onManage={() => onManage(card)} />
      ))}
    </ul>
  ) : (
    <EmptyTickets places={places} />
  );
