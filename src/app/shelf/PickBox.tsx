import { useState } from 'preact/hooks';
import { shelfWords } from '../../words/shelf.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../words.ts';

const PickSheet = lazily(
  () => import('../pick/PickSheet.tsx').then((sheet) => sheet.PickSheet),
  () => null,
);

/** In the place beside the last box, the way to have one picked. */
export function PickBox() {
  const [isOpen, setOpen] = useState(false);
  return (
    <li class="on-shelf">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="lid pick-lid" aria-hidden="true">
          ?
        </span>
        <span class="label">
          <span class="title">{inLang(shelfWords).pick}</span>
        </span>
      </button>
      {isOpen && <PickSheet onClose={() => setOpen(false)} />}
    </li>
  );
}
