import { useState, type RefObject, useEffect } from 'react';
import { Button } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { destinations, RefusedError, type Destination, canShareFiles } from './destinations.ts';
import { CanvasBlockedError, renderPng, loadFontRules } from './render-png.ts';
import * as words from './words.ts';

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
  /** Whether the picture cannot be drawn, because the visitor chose to show too little. */
  readonly isMissing?: boolean;
}

const statusText = (phase: ExportPhase): string => {
  if ('text' in phase) return phase.text;
  return phase.name === 'busy' ? words.drawing : '';
};

/** The export buttons. The picture leaves the device only if the visitor shares it. */
export function ExportActions({ drawing, description, isMissing = false }: ExportActionsProps) {
  const { phase, exportTo } = useExport(drawing);
  // Load the fonts now, so that an export works offline. If that fails, the export loads them again
  // and reports an error.
  useEffect(() => void loadFontRules().catch(() => undefined), []);
  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button disabled={isMissing} onClick={() => void exportTo('download')}>
          {words.save}
        </Button>
        <Button look="secondary" disabled={isMissing} onClick={() => void exportTo('copy')}>
          {words.copyImage}
        </Button>
        {canShareFiles() && (
          <Button look="secondary" disabled={isMissing} onClick={() => void exportTo('share')}>
            {words.shareImage}
          </Button>
        )}
        {!isMissing && <CopyButton value={description} label={words.copyDescription} />}
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
