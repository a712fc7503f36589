/** Renders an SVG drawing to a PNG file. Nothing leaves the browser. */

import { type Face, faces } from '../../ui/theme/faces.ts';
import { parseHex } from './palette.ts';
import { stripMetadata } from './png-chunks.ts';

function toDataUrl(bytes: ArrayBuffer): string {
  let binary = '';
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(binary)}`;
}

/** The font is a data URL, because an SVG image cannot load font files. */
async function loadFontRule({ family, weights, url }: Face): Promise<string> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`Failed to load the font ${family}: ${reply.status}`);
  const source = toDataUrl(await reply.arrayBuffer());
  return `@font-face{font-family:'${family}';font-weight:${weights};src:url(${source}) format('woff2')}`;
}

let loading: Promise<string> | null = null;

/** Loads the font rules once, for later use offline. After a failure, the next call tries again. */
export function loadFontRules(): Promise<string> {
  loading ??= Promise.all(faces.map(loadFontRule)).then(
    (rules) => rules.join(''),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Thrown if the browser forbids reading a canvas. */
export class CanvasBlockedError extends Error {
  constructor() {
    super('This browser does not let pages read what they draw.');
  }
}

async function renderImage(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement; // as: a copy of the same kind
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const fontRules = await loadFontRules();
  const svg = new XMLSerializer()
    .serializeToString(copy)
    .replace('>', () => `><style>${fontRules}</style>${wakeFonts}`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/**
 * A browser loads a face at once for a text that names it first. Letters that only the second face
 * has would otherwise appear after the picture is drawn.
 */
const wakeFonts = faces
  .map(({ family }) => `<text font-family="'${family}'" fill="none">-</text>`)
  .join('');

/** Against fingerprinting, some browsers return white or noisy pixels, which spoil the file. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  const probe = '#8040c0';
  context.fillStyle = probe;
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(2, 2, 4, 4);
  const expected = [...parseHex(probe), 255];
  return [...data].every((value, index) => Math.abs(value - (expected[index % 4] ?? 0)) <= 8);
}

export async function renderPng(drawing: SVGSVGElement): Promise<Blob> {
  const image = await renderImage(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null || !isReadable(context)) throw new CanvasBlockedError();
  context.drawImage(image, 0, 0);
  // Do not use toBlob. Chromium never calls its callback once the page has written to the
  // clipboard.
  const encoded = canvas.toDataURL('image/png').split(',', 2)[1] ?? '';
  const file = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new Blob([stripMetadata(file)], { type: 'image/png' });
}
