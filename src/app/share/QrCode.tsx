import { useMemo } from 'preact/hooks';
import { type QrDrawing, qrOf } from './qr.ts';

/** Dark on light in every theme: not every camera reads the other way round. */
export const QrPicture = ({ of: { side, path }, name }: { readonly of: QrDrawing; readonly name: string }) => (
  <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name} shape-rendering="crispEdges">
    <path class="qr-paper" d={`M0 0h${side}v${side}H0z`} />
    <path class="qr-ink" d={path} />
  </svg>
);

export function QrCode({ of, name }: { readonly of: string; readonly name: string }) {
  const drawing = useMemo(() => qrOf(of), [of]);
  return <QrPicture of={drawing} name={name} />;
}
