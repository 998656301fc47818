import { useState } from 'preact/hooks';
import { tableWords } from '../../words/table.ts';
import { boxOf } from '../boxes.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../words.ts';
import type { ShareSheetProps } from './ShareSheet.tsx';

const ShareSheet = lazily(
  () => import('./ShareSheet.tsx').then((sheet) => sheet.ShareSheet),
  () => null,
);

/** The way to the sheet on which a finished game is told to others. */
export function ShareWay(props: Omit<ShareSheetProps, 'box' | 'onDone'>) {
  const [isOpen, setOpen] = useState(false);
  const box = boxOf(props.news.game);
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {inLang(tableWords).final.share}
      </button>
      {isOpen && box && <ShareSheet {...props} box={box} onDone={() => setOpen(false)} />}
    </>
  );
}
