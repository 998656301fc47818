/** The places of tickets that are on their way, so that nothing jumps when they come. */
export const EmptyTickets = ({ places }: { readonly places: number }) => (
  <ul class="tickets">
    {Array.from({ length: places }, (_, place) => (
      <li key={place} class="ticket" />
    ))}
  </ul>
);
