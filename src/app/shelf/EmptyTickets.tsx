export const FIRST_SHOWN = 3;

/** The places of tickets that are on their way, and of the ways on below them, so that nothing jumps when they come. */
export const EmptyTickets = ({ count }: { readonly count: number }) => (
  <>
    <ul class="tickets">
      {Array.from({ length: Math.min(count, FIRST_SHOWN) }, (_, place) => (
        <li key={place} class="ticket" />
      ))}
    </ul>
    <p class="ticket-ways" />
  </>
);
