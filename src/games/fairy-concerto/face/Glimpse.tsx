import type { Side } from '../../../engine/ids.ts';
import { still } from '../../../ui/still.tsx';
import { type Counts, fairiesOf, KINDS, nobody, present } from '../rules/cards.ts';
import { Mark } from './art/instruments.tsx';

interface GlimpseProps {
  readonly side: Side;
  /** Who joined just now. */
  readonly fresh: Counts;
  readonly all: Counts | undefined;
  /** With those who are about to come. */
  readonly after: Counts | undefined;
}

/** What a side has, by its name: the others' orchestras count for every choice, and only one stage has room on a phone. */
export const Glimpse = still(({ side, fresh, all = nobody(), after = all }: GlimpseProps) => (
  <>
    {present(fresh).length > 0 && (
      <span class="fcb-newcomers" aria-hidden="true">
        {fairiesOf(fresh).map((kind, at) => (
          <Mark key={at} kind={kind} />
        ))}
      </span>
    )}
    <span class="fcb-has" data-glimpse={side} aria-hidden="true">
      {KINDS.map((kind) => (
        <span key={kind} data-changed={after[kind] !== all[kind]} data-none={after[kind] === 0}>
          <Mark kind={kind} />
          {after[kind]}
        </span>
      ))}
    </span>
  </>
));
