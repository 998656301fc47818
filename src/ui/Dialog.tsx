import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { CLOSE, Icon } from './Icon.tsx';
import './css/dialog.css';

interface DialogProps {
  readonly title: string;
  /** The name of the button that closes it. */
  readonly close: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A sheet of paper laid over the screen. The browser's own dialog keeps the focus in and lets Escape and Android's Back out. */
export function Dialog({ title, close, children, onClose }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the next frame, so that a tap on what opens it is answered by that frame.
  useLayoutEffect(() => sheet.current?.showModal(), []);
  const shut = (): void => sheet.current?.close();
  return (
    <dialog ref={sheet} class="sheet" aria-labelledby={heading} onClose={onClose} closedby="any">
      <div class="sheet-page">
        <div class="sheet-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="round" aria-label={close} onClick={shut}>
            <Icon of={CLOSE} />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
