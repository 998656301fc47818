import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterFrame } from '../../ui/modality.ts';

interface NextFrameProps {
  readonly page: string;
  readonly children: ComponentChildren;
}

/**
 * A sheet answers the tap that opens it with its title, and a frame later has what stands on it: both together take a slow
 * phone too long. Meanwhile it is as high as the page before.
 */
export function NextFrame({ page, children }: NextFrameProps) {
  const [drawn, setDrawn] = useState<string | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const heightPx = useRef(0);
  const isDrawn = drawn === page;
  useLayoutEffect(() => {
    if (isDrawn) {
      heightPx.current = paper.current?.offsetHeight ?? 0;
      return;
    }
    let isAwaited = true;
    afterFrame(() => isAwaited && setDrawn(page));
    return () => {
      isAwaited = false;
    };
  }, [isDrawn, page]);
  return (
    <div ref={paper} aria-busy={!isDrawn} style={{ minHeight: isDrawn ? undefined : `${heightPx.current}px` }}>
      {isDrawn && children}
    </div>
  );
}
