import type { ComponentChildren } from 'preact';
import { Emblem } from '../../../../ui/Badge.tsx';
import type { FigureScene, Pattern } from '../../rulebook/scenes.ts';
import { CLUES, COSTS, clueOf, EXPERTS, FOOTPRINTS, KINDS, KING, kindOf, SETS } from '../../rules/components.ts';
import { Clue } from '../art/Clue.tsx';
import { CostTile } from '../art/CostTile.tsx';
import { Domino } from '../art/Domino.tsx';
import { Portrait } from '../art/portraits.tsx';
import { Expert, Footprint } from '../art/tokens.tsx';

/** One piece, so many cells wide. */
const Piece = ({ cells = 1, children }: { readonly cells?: number; readonly children: ComponentChildren }) => (
  <svg class="alf-piece" viewBox={`${-12 * cells} -12 ${24 * cells} 24`} width={36 * cells} aria-hidden="true">
    {children}
  </svg>
);

export const KindsFigure = () => (
  <div class="alf-kinds">
    {KINDS.map((kind) => (
      <Piece key={kind} cells={2}>
        <Domino kind={kind} lies="across" />
      </Piece>
    ))}
  </div>
);

export const CluesFigure = () => (
  <>
    {CLUES.map((clue) => (
      <Piece key={clue}>
        <Clue of={clue} />
      </Piece>
    ))}
  </>
);

export const FootprintsFigure = () => (
  <>
    {FOOTPRINTS.map((kinds, footprint) => (
      <Piece key={kinds}>
        <Footprint of={footprint} />
      </Piece>
    ))}
  </>
);

/** What the King wants, and below each pattern clues that are it. */
export const PatternsFigure = ({ patterns }: { readonly patterns: readonly Pattern[] }) => (
  <div class="alf-patterns">
    {patterns.map(({ tile, run }) => (
      <div key={tile} class="alf-pattern">
        <Piece cells={2}>
          <CostTile kind={KING} tile={tile} />
        </Piece>
        <span>
          {[...run].map((letter, at) => (
            <Piece key={at}>
              <Clue of={clueOf(letter)} />
            </Piece>
          ))}
        </span>
      </div>
    ))}
  </div>
);

export const ExpertsFigure = () => (
  <div class="alf-experts">
    {SETS.map((set) => (
      <div key={set}>
        {EXPERTS[set].points.map((_, rank) => (
          <Piece key={rank}>
            <Expert set={set} rank={rank} />
          </Piece>
        ))}
      </div>
    ))}
  </div>
);

/** Every cost of some kinds. */
export const CostsFigure = ({ kinds }: Extract<FigureScene, { is: 'costs' }>) => (
  <div class="alf-all-costs">
    {kinds.map(kindOf).map((kind) => (
      <div key={kind}>
        <svg class="alf-piece" viewBox="-14 -14 28 28" width="32" aria-hidden="true">
          <Portrait of={kind} />
        </svg>
        {COSTS[kind].map((cost, tile) => (
          <Piece key={cost} cells={2}>
            <CostTile kind={kind} tile={tile} />
          </Piece>
        ))}
      </div>
    ))}
  </div>
);

const EMBLEMS = ['crane', 'pine', 'fan'] as const;

/** Two who come together and the one who comes later, each with the card they score; the one between is used up. */
export function TieFigure({ set, rounds }: Extract<FigureScene, { is: 'tie' }>) {
  const came = rounds.flatMap(({ seats, rank }) => Array.from({ length: seats }, () => rank));
  return (
    <>
      {came.map((rank, seat) => (
        <div key={seat} class="alf-scored" data-emblem={EMBLEMS[seat]}>
          <Piece>
            <Expert set={set} rank={rank} />
          </Piece>
          {EMBLEMS[seat] && <Emblem of={EMBLEMS[seat]} />}
        </div>
      ))}
    </>
  );
}
