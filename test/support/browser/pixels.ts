/** The colours of a picture, read by the browser itself. */

import type { Page } from '@playwright/test';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity, row by row. */
  readonly data: Uint8Array;
}

export async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, data } = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const paper = canvas.getContext('2d');
      paper?.drawImage(image, 0, 0);
      const { buffer } =
        paper?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8Array();
      return {
        width: canvas.width,
        height: canvas.height,
        data: new Uint8Array(buffer).toBase64(),
      }; // millions of numbers would take their time to come over
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { width, height, data: Buffer.from(data, 'base64') };
}
