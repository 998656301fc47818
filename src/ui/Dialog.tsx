import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { CLOSE, Icon } from './Icon.tsx';
import { useOverlay } from './overlays.ts';
import './css/dialog.css';

interface DialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  /** Which of several pages it shows; each begins at its top. */
  readonly page?: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A sheet of paper laid over the screen. The browser's own dialog keeps the focus in and lets Escape out. */
export function Dialog({ title, close, page, children, onClose }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const wayOut = useRef<HTMLButtonElement>(null);
  const isGone = useRef(false);
  const heading = useId();
  // Before the next frame, so that a tap on what opens it is answered by that frame.
  useLayoutEffect(() => {
    const paper = sheet.current;
    paper?.showModal();
    return () => {
      isGone.current = true;
      // A sheet that is only taken out of the page gives the focus back to nobody.
      paper?.close();
    };
  }, []);
  // As if it had been laid down anew, which would cost the style of the whole table twice.
  useLayoutEffect(() => {
    wayOut.current?.focus();
    sheet.current?.scrollTo(0, 0);
  }, [page]);
  const shut = (): void => sheet.current?.close();
  useOverlay(true, shut);
  return (
    <dialog
      ref={sheet}
      class="sheet"
      aria-labelledby={heading}
      onClose={() => !isGone.current && onClose()}
      closedby="any"
    >
      <div class="sheet-page">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button ref={wayOut} type="button" class="round" aria-label={close} onClick={shut}>
            <Icon of={CLOSE} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
