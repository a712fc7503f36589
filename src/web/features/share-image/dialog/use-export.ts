import { useState, type RefObject } from 'react';
import { destinations, RefusedError, type Destination } from '../export/destinations.ts';
import { CanvasBlockedError, renderPng } from '../export/render-png.ts';

export type ExportPhase =
  | { readonly name: 'idle' }
  | { readonly name: 'busy' }
  | { readonly name: 'done'; readonly text: string }
  | { readonly name: 'failed'; readonly text: string };

const failures = {
  canvas:
    'Your browser keeps pages from reading what they draw, so no file can be made. A screenshot of the preview is the same picture.',
  clipboard: 'Your browser did not let the picture into the clipboard. Download it instead.',
  share: 'Your device did not take the picture. Download it instead.',
  other:
    'The picture could not be drawn. Check the connection and try again, or take a screenshot of the preview.',
} as const;

function explainFailure(error: unknown): string {
  if (error instanceof RefusedError) return failures[error.by];
  return error instanceof CanvasBlockedError ? failures.canvas : failures.other;
}

/** Whether the visitor closed the share sheet without sharing. */
const isCancelled = (error: unknown): boolean =>
  error instanceof RefusedError &&
  error.cause instanceof DOMException &&
  error.cause.name === 'AbortError';

export function useExport(drawing: RefObject<SVGSVGElement | null>) {
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
