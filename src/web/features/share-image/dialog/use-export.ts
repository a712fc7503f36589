import { useState, type RefObject } from 'react';
import { renderPng } from '../render.ts';

/** Says nothing of where it comes from. */
const fileName = 'picture.png';

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

type Way = 'download' | 'copy' | 'share';

class Refused extends Error {
  readonly by: 'clipboard' | 'share';
  constructor(by: 'clipboard' | 'share', cause: unknown) {
    super(`refused by ${by}`, { cause });
    this.by = by;
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Refused) return failures[error.by];
  return error instanceof Error && error.cause === 'canvas' ? failures.canvas : failures.other;
}

const isCancelled = (error: unknown): boolean =>
  error instanceof Refused &&
  error.cause instanceof DOMException &&
  error.cause.name === 'AbortError';

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The clipboard is asked at once, while the press still counts, and given the picture when it is there (Safari). */
async function copy(drawn: Promise<Blob>): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': drawn })]);
  } catch (error) {
    await drawn; // its own failure says more
    throw new Refused('clipboard', error);
  }
}

const asFile = (blob: Blob): File =>
  new File([blob], fileName, { type: 'image/png', lastModified: 0 });

export const canShareFiles = (): boolean =>
  typeof navigator.share === 'function' &&
  navigator.canShare?.({ files: [asFile(new Blob())] }) === true;

async function share(drawn: Promise<Blob>): Promise<void> {
  const file = asFile(await drawn);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    throw new Refused('share', error);
  }
}

const ways: Readonly<
  Record<Way, { readonly carry: (drawn: Promise<Blob>) => Promise<void>; readonly done: string }>
> = {
  download: { carry: async (drawn) => save(await drawn), done: `Saved as ${fileName}.` },
  copy: { carry: copy, done: 'Copied. Paste it where you like.' },
  share: { carry: share, done: 'Handed over.' },
};

export function useExport(drawing: RefObject<SVGSVGElement | null>) {
  const [phase, setPhase] = useState<ExportPhase>({ name: 'idle' });
  const carry = async (way: Way) => {
    if (drawing.current === null || phase.name === 'busy') return;
    setPhase({ name: 'busy' });
    try {
      await ways[way].carry(renderPng(drawing.current));
      setPhase({ name: 'done', text: ways[way].done });
    } catch (error) {
      setPhase(isCancelled(error) ? { name: 'idle' } : { name: 'failed', text: sentenceOf(error) });
    }
  };
  return { phase, carry };
}
