import { useState, type RefObject, useEffect } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { CanvasBlockedError, renderPng, loadFontRules } from './render-png.ts';
import * as words from './words.ts';

type Destination = 'download' | 'copy' | 'share';

/** Thrown if the clipboard or the share sheet refuses the picture. */
class RefusedError extends Error {
  readonly by: 'clipboard' | 'share';
  constructor(by: 'clipboard' | 'share', cause: unknown) {
    super(`refused by ${by}`, { cause });
    this.by = by;
  }
}

const download = async (picture: Promise<Blob>): Promise<void> =>
  saveFile(words.fileName, await picture);

/** Safari copies only right after the click, so `write` gets a promise of the picture at once. */
async function copy(picture: Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  } catch (error) {
    await picture; // If rendering failed, this throws its error, which explains more.
    throw new RefusedError('clipboard', error);
  }
}

const toFile = (blob: Blob): File =>
  new File([blob], words.fileName, { type: 'image/png', lastModified: 0 });

const canShareFiles = (): boolean =>
  typeof navigator.share === 'function' &&
  navigator.canShare?.({ files: [toFile(new Blob())] }) === true;

async function share(picture: Promise<Blob>): Promise<void> {
  const file = toFile(await picture);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    throw new RefusedError('share', error);
  }
}

interface Export {
  readonly deliver: (picture: Promise<Blob>) => Promise<void>;
  readonly doneText: string;
}

const destinations: Readonly<Record<Destination, Export>> = {
  download: { deliver: download, doneText: words.saved(words.fileName) },
  copy: { deliver: copy, doneText: words.copied },
  share: { deliver: share, doneText: words.handedOver },
};

type ExportPhase =
  | { readonly name: 'idle' | 'busy' }
  | { readonly name: 'done' | 'failed'; readonly text: string };

function explainFailure(error: unknown): string {
  if (error instanceof RefusedError) return words.failures[error.by];
  return error instanceof CanvasBlockedError ? words.failures.canvas : words.failures.other;
}

/** Whether the visitor closed the share sheet without sharing. */
const isCancelled = (error: unknown): boolean =>
  error instanceof RefusedError &&
  error.cause instanceof DOMException &&
  error.cause.name === 'AbortError';

function useExport(drawing: RefObject<SVGSVGElement | null>) {
  const [phase, setPhase] = useState<ExportPhase>({ name: 'idle' });
  const exportTo = async (destination: Destination) => {
    if (drawing.current === null || phase.name === 'busy') return;
    const { deliver, doneText } = destinations[destination];
    setPhase({ name: 'busy' });
    try {
      await deliver(renderPng(drawing.current));
      setPhase({ name: 'done', text: doneText });
    } catch (error) {
      setPhase(
        isCancelled(error) ? { name: 'idle' } : { name: 'failed', text: explainFailure(error) },
      );
    }
  };
  return { phase, exportTo };
}

interface ExportActionsProps {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly description: string;
}

const statusText = (phase: ExportPhase): string => {
  if ('text' in phase) return phase.text;
  return phase.name === 'busy' ? words.drawing : '';
};

/** The export buttons. The picture leaves the device only if the visitor shares it. */
export function ExportActions({ drawing, description }: ExportActionsProps) {
  const { phase, exportTo } = useExport(drawing);
  // Load the fonts now, so that an export works offline. If that fails, the export loads them again
  // and reports an error.
  useEffect(() => void loadFontRules().catch(() => undefined), []);
  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {canShareFiles() && (
          <Button onClick={() => void exportTo('share')}>{words.shareImage}</Button>
        )}
        <Button
          look={canShareFiles() ? 'secondary' : 'primary'}
          onClick={() => void exportTo('download')}
        >
          {words.save}
        </Button>
        <Button look="secondary" onClick={() => void exportTo('copy')}>
          {words.copyImage}
        </Button>
        <CopyButton value={description} label={words.copyDescription} />
      </div>
      <StatusLine
        tone={phase.name === 'failed' ? 'poor' : 'plain'}
        className="min-h-6 text-step--1"
      >
        {statusText(phase)}
      </StatusLine>
    </div>
  );
}
