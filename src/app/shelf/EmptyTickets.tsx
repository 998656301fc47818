import { recall } from '../../ui/stored.ts';

export const FIRST_SHOWN = 3;

/** The places of tickets that are on their way, as many as last time, and of the ways on below them: nothing jumps when they come. */
export function EmptyTickets({ count }: { readonly count: number }) {
  const known = recall('tickets');
  const length = Math.min(count, typeof known === 'number' ? known : FIRST_SHOWN, FIRST_SHOWN);
  return (
    <>
      <ul class="tickets">
        {Array.from({ length }, (_, place) => (
          <li key={place} class="ticket" />
        ))}
      </ul>
      <p class="ticket-ways" />
    </>
  );
}
