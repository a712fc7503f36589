/** From the drawing in the dialog to a file: SVG, image, canvas, PNG; nothing leaves the browser (decisions E1). */

import { faceRules } from './fonts.ts';
import { pixelsOnly } from './png.ts';

/** Square (spec §9). */
const pictureSize = 1080;

const canvasBlocked = (): Error =>
  new Error('This browser does not let pages read what they draw.', { cause: 'canvas' });

async function asImage(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement; // as: a copy of the same kind
  copy.setAttribute('width', String(pictureSize));
  copy.setAttribute('height', String(pictureSize));
  const rules = await faceRules();
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replace('>', () => `><style>${rules}</style>`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}

const rgb = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Protection against fingerprinting answers with white or with noise: then the file would be no picture. */
function isReadable(paper: CanvasRenderingContext2D): boolean {
  const probe = '#8040c0';
  paper.fillStyle = probe;
  paper.fillRect(0, 0, 8, 8);
  const { data } = paper.getImageData(2, 2, 4, 4);
  const expected = [...rgb(probe), 255];
  return [...data].every((value, index) => Math.abs(value - (expected[index % 4] ?? 0)) <= 8);
}

export async function renderPng(drawing: SVGSVGElement): Promise<Blob> {
  const image = await asImage(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = pictureSize;
  canvas.height = pictureSize;
  const paper = canvas.getContext('2d', { alpha: false });
  if (paper === null || !isReadable(paper)) throw canvasBlocked();
  paper.drawImage(image, 0, 0, pictureSize, pictureSize);
  // Not toBlob: Chromium leaves its callback waiting for ever once the same page has written to the clipboard.
  const encoded = canvas.toDataURL('image/png').split(',', 2)[1] ?? '';
  const file = Uint8Array.from(atob(encoded), (symbol) => symbol.charCodeAt(0));
  return new Blob([pixelsOnly(file)], { type: 'image/png' });
}
