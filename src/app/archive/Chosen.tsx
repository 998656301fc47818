import type { MatchId, ShelfEntry } from '../../protocol/shown.ts';
import { CLEAR_AWAY } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { archiveWords } from '../../words/archive.ts';
import { inLang } from '../words.ts';
import { clearAway } from './clearAway.ts';

interface ChosenProps {
  readonly of: readonly ShelfEntry[];
  readonly from: readonly ShelfEntry[];
  choose(matches: readonly MatchId[]): void;
}

const idsOf = (cards: readonly ShelfEntry[]): MatchId[] => cards.map(({ id }) => id);

/** What is done with the games that were selected. It stays at the thumb while they are scrolled. */
export function Chosen({ of, from, choose }: ChosenProps) {
  const words = inLang(archiveWords);
  const isAll = of.length === from.length;
  return (
    <div class="chosen">
      <p role="status">{words.selected(of.length)}</p>
      <button type="button" class="word" onClick={() => choose(isAll ? [] : idsOf(from))}>
        {isAll ? words.selectNone : words.selectAll(from.length)}
      </button>
      <button
        type="button"
        class="button primary"
        onClick={() => {
          clearAway(idsOf(of), idsOf(from));
          choose([]);
        }}
      >
        <Icon of={CLEAR_AWAY} /> {words.remove}
      </button>
    </div>
  );
}
