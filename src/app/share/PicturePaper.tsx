import type { ComponentChildren, RefObject } from 'preact';
import './share.css';

interface PicturePaperProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What goes into the picture, or tells its colours: styled and measured, and never seen. */
  readonly drawings: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** The picture that is shared, as it will be. */
export const PicturePaper = ({ canvas, drawings, label, children }: PicturePaperProps) => (
  <>
    <canvas ref={canvas} class="score-picture" role="img" aria-label={label} />
    <div ref={drawings} class="drawings" aria-hidden="true">
      {children}
    </div>
  </>
);
