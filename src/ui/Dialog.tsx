import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CLOSE, Icon } from './Icon.tsx';
import { afterFrame, layDown } from './modality.ts';
import { useOverlay } from './overlays.ts';
import './css/dialog.css';

interface DialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  /** Which of several pages it shows; each begins at its top. */
  readonly page?: string;
  /** What asks for it to be put away, as its own button does, may be given the way to do so. */
  readonly children: ComponentChildren | ((putAway: () => void) => ComponentChildren);
  onClose(): void;
}

/** A sheet of paper laid over the screen. The browser's own dialog keeps the focus in and lets Escape out. */
export function Dialog({ title, close, page, children, onClose }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const isGone = useRef(false);
  const bar = useRef<() => void>(() => undefined);
  const [leaves, setLeaves] = useState(false);
  const heading = useId();
  // Before the next frame, so that a tap on what opens it is answered by that frame.
  useLayoutEffect(() => {
    const paper = sheet.current;
    if (!paper) return;
    bar.current = layDown(paper);
    return () => {
      isGone.current = true;
      // A sheet that is only taken out of the page gives the focus back to nobody.
      bar.current();
      paper.close();
    };
  }, []);
  // As if it had been laid down anew, which would cost the style of the whole table twice.
  useLayoutEffect(() => {
    if (sheet.current?.open) wayOut.current?.focus();
    sheet.current?.scrollTo(0, 0);
  }, [page]);
  // The next frame shows what lay under it, and after that frame it can be used again.
  const putAway = (): void => {
    setLeaves(true);
    afterFrame(() => {
      bar.current();
      sheet.current?.close();
    });
  };
  // A sheet that is leaving covers nothing any more: Back goes on to what is below.
  useOverlay(!leaves, putAway);
  // In the same frame as the sheet: a key may be pressed as soon as it is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // Only until it is modal: from then on the browser hears Escape. A dialog that is gone takes no key from the screen below.
      if (event.key !== 'Escape' || sheet.current?.popover !== 'manual') return;
      event.preventDefault();
      putAway();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <dialog
      ref={sheet}
      class="sheet"
      aria-labelledby={heading}
      data-leaves={leaves}
      onCancel={() => !sheet.current?.open && putAway()}
      onClose={() => !isGone.current && onClose()}
      closedby="any"
    >
      <div class="sheet-page">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button ref={wayOut} type="button" class="round" aria-label={close} onClick={putAway}>
            <Icon of={CLOSE} />
          </button>
        </div>
        {!leaves && (typeof children === 'function' ? children(putAway) : children)}
      </div>
    </dialog>
  );
}
