import { useState, type RefObject } from 'react';
import { destinations, RefusedError, type Destination } from '../export/destinations.ts';
import { CanvasBlockedError, renderPng } from '../export/render-png.ts';
import * as words from '../text/words.ts';

export type ExportPhase =
  | { readonly name: 'idle' }
  | { readonly name: 'busy' }
  | { readonly name: 'done'; readonly text: string }
  | { readonly name: 'failed'; readonly text: string };

function explainFailure(error: unknown): string {
  if (error instanceof RefusedError) return words.failures[error.by];
  return error instanceof CanvasBlockedError ? words.failures.canvas : words.failures.other;
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
