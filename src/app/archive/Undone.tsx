import { useEffect } from 'preact/hooks';
import { deleted, shelf } from '../../link/published.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { TAKE_BACK } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { archiveWords } from '../../words/tickets.ts';
import { requests } from '../link.ts';
import { route } from '../navigation.ts';
import { inLang } from '../words.ts';
import { standAt } from './standBeside.ts';
import '../undone.css';

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
