import { useState } from 'preact/hooks';
import { tableWords } from '../../words/table.ts';
import { boxOf, useLid } from '../boxes.tsx';
import { lazily } from '../lazily.tsx';
import { inLang } from '../settings.ts';
import type { ShareSheetProps } from './ShareSheet.tsx';

const ShareSheet = lazily(
  () => import('./ShareSheet.tsx').then((sheet) => sheet.ShareSheet),
  () => null,
);

/** The way to the sheet on which a finished game is told to others. */
export function ShareWay(props: Omit<ShareSheetProps, 'box' | 'onDone'>) {
  const box = boxOf(props.news.game);
  return box ? <Way {...props} box={box} /> : null;
}

function Way(props: Omit<ShareSheetProps, 'onDone'>) {
  const [isOpen, setOpen] = useState(false);
  // The cover is in the picture: it has been fetched by the time that the sheet is opened.
  useLid(props.box);
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {inLang(tableWords).final.share}
      </button>
      {isOpen && <ShareSheet {...props} onDone={() => setOpen(false)} />}
    </>
  );
}
