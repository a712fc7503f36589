import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import * as words from './words.ts';

interface Props {
  readonly link: string;
  readonly onClose: () => void;
}

/** The empty border that the QR standard requires, in squares of the code. */
const border = 4;

/** Returns an SVG path with a square of 1 × 1 units for each dark module. */
const drawModules = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');

/** Draws the code dark on white in both themes, because every QR reader accepts that. */
export function QrCode({ link }: Pick<Props, 'link'>) {
  const rows = useMemo(() => encodeQR(link, 'raw', { ecc: 'medium', border }), [link]);
  return (
    <svg
      role="img"
      aria-label={words.qrCodeAlt(link)}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-80 rounded-card"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={drawModules(rows)} fill="#000" />
    </svg>
  );
}

export default function QrDialog({ link, onClose }: Props) {
  return (
    <ClosableDialog title={words.qrCode} onClose={onClose}>
      <p className="text-muted">{words.qrHint}</p>
      <QrCode link={link} />
    </ClosableDialog>
  );
}
