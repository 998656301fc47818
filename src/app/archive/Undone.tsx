import '../undone.css';
import { useEffect } from 'preact/hooks';
import { deleted, shelf } from '../../link/published.ts';
import type { MatchId, ShelfEntry } from '../../protocol/shown.ts';
import { TAKE_BACK } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { afterFrame } from '../../ui/modality.ts';
import { archiveWords } from '../../words/tickets.ts';
import { requests } from '../lazily.tsx';
import { route } from '../navigation.ts';
import { hashOf } from '../routes.ts';
import { inLang } from '../settings.ts';

// Deleting from a list of matches: how it is undone, and where the focus goes.

/** The way to a match, wherever it is listed. */
export const linkTo = (match: MatchId): HTMLElement | null =>
  document.querySelector(`main a[href="${hashOf({ screen: 'table', match })}"]`);

/** Once the shelf has become so, focus that was lost with it goes to the first of these that is there, or to a heading. */
function standAt(is: (cards: readonly ShelfEntry[]) => boolean, matches: () => readonly MatchId[]): void {
  const stop = shelf.subscribe((cards) => {
    if (!cards || !is(cards)) return;
    afterFrame(() => {
      stop();
      // Another screen was opened meanwhile.
      if (document.activeElement !== document.body) return;
      const way = matches()
        .map(linkTo)
        .find((link) => link !== null);
      if (way) focusOn(way);
      else focusOnHeading();
    });
  });
}

/** What a finger looks at stays where it is; what keys have come to must be seen. */
function focusOn(there: HTMLElement): void {
  there.focus({ preventScroll: true });
  if (there.matches(':focus-visible')) there.scrollIntoView({ block: 'nearest' });
}

/** The boxes on the shelf, the head of any other screen. */
function focusOnHeading(): void {
  const heading = document.getElementById('games') ?? document.querySelector('h1');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** Deletes matches, until that is undone; keyboard focus goes to what takes their place in the list. */
export function clearAway(matches: readonly MatchId[], among: readonly MatchId[]): void {
  const gone = new Set(matches);
  const first = among.findIndex((id) => gone.has(id));
  const stays = (id: MatchId): boolean => !gone.has(id);
  const beside = [...among.slice(first).filter(stays), ...among.slice(0, Math.max(0, first)).reverse()];
  standAt(
    (cards) => !cards.some(({ id }) => gone.has(id)),
    () => beside,
  );
  void requests().then(({ deleteMatches }) => deleteMatches(matches));
}

/** That something was deleted, and the way to undo it: until something else is deleted, or another screen is opened. */
export function Undone() {
  const words = inLang(archiveWords);
  const count = deleted.value;
  useEffect(() => letGo, []);
  return (
    <div class="undone" data-open={count > 0}>
      <p role="status">{count > 0 && words.deleted(count)}</p>
      {count > 0 && (
        <button type="button" class="button" onClick={undo}>
          <Icon of={TAKE_BACK} /> {words.undo}
        </button>
      )}
    </div>
  );
}

function undo(): void {
  const before = new Set(idsNow());
  const back = (): MatchId[] => idsNow().filter((id) => !before.has(id));
  standAt(() => back().length > 0, back);
  void requests().then(({ undelete }) => undelete());
}

const idsNow = (): MatchId[] => shelf.peek()?.map(({ id }) => id) ?? [];

/** On the way between shelf and archive it can still be undone. */
function letGo(): void {
  const { screen } = route.peek();
  if (deleted.peek() === 0 || screen === 'shelf' || screen === 'archive') return;
  void requests().then(({ forgetDeleted }) => forgetDeleted());
}
