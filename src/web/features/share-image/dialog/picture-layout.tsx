import { useEffect, type ReactNode, type RefObject } from 'react';
import { ClosableDialog } from '../../../platform/quick-exit/closable-dialog.tsx';
import { loadFontRules } from '../export/embedded-fonts.ts';
import { ExportActions } from './export-actions.tsx';

interface Props {
  readonly title: string;
  readonly note: string;
  readonly description: string;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly preview: ReactNode;
  readonly controls: ReactNode;
  readonly onClose: () => void;
}

/** The picture on one side, the controls on the other. */
export function PictureLayout({
  title,
  note,
  description,
  drawing,
  preview,
  controls,
  onClose,
}: Props) {
  // Load the fonts now, so that an export works offline. If that fails, the export loads them again
  // and reports an error.
  useEffect(() => void loadFontRules().catch(() => undefined), []);
  return (
    <ClosableDialog isWide title={title} onClose={onClose}>
      <p className="max-w-2xl text-muted">{note}</p>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[1.05fr_1fr]">
        <div className="flex flex-col gap-5 md:sticky md:inset-bs-0 md:self-start">
          {preview}
          <ExportActions drawing={drawing} description={description} />
        </div>
        <div className="flex flex-col gap-5">{controls}</div>
      </div>
    </ClosableDialog>
  );
}
