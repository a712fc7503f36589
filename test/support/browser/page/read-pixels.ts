/** The pixels of a PNG, decoded by the browser. */

import type { Page } from '@playwright/test';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel, row by row: red, green, blue, opacity. */
  readonly data: Uint8Array;
}

export async function readPixels(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, data } = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const { buffer } =
        context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8Array();
      return {
        width: canvas.width,
        height: canvas.height,
        data: new Uint8Array(buffer).toBase64(),
      }; // base64, because an array of millions of numbers is slow to transfer
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { width, height, data: Buffer.from(data, 'base64') };
}
