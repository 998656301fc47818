import { COLOUR_NAMES, COLOURS, cardOf, type Kind } from '../../rules/cards.ts';
import { Reputation } from './Reputation.tsx';

interface MarksProps {
  readonly of: Kind;
  readonly apart: number;
  readonly size: number;
  /** One under the other. */
  readonly down?: boolean;
}

/** What a card adds as publicity, one sign for each step, from (0, 0) on. */
export function Marks({ of, apart, size, down = false }: MarksProps) {
  const raised = COLOURS.flatMap((colour) => Array.from({ length: cardOf(of).publicity[colour] }, () => colour));
  return (
    <>
      {raised.map((colour, at) => (
        <g key={at} transform={`translate(${down ? 0 : at * apart} ${down ? at * apart : 0}) scale(${size})`}>
          <Reputation of={COLOUR_NAMES[colour]} />
        </g>
      ))}
    </>
  );
}
