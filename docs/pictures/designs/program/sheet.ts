/** Writes several pictures side by side into one small file; the browser draws it. */

import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

interface Sheet {
  readonly pictures: readonly string[];
  readonly columns: number;
  /** The side of one picture on the sheet, in pixels. */
  readonly side: number;
  readonly file: string;
}

export async function writeSheet(
  browser: Browser,
  { pictures, columns, side, file }: Sheet,
): Promise<void> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ({ sources, columns, side }) => {
      const canvas = document.createElement('canvas');
      canvas.width = columns * side;
      canvas.height = Math.ceil(sources.length / columns) * side;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      for (const [index, source] of sources.entries()) {
        const image = new Image();
        image.src = source;
        await image.decode();
        context.drawImage(
          image,
          (index % columns) * side,
          Math.floor(index / columns) * side,
          side,
          side,
        );
      }
      return canvas.toDataURL('image/webp', 0.86).split(',', 2)[1] ?? '';
    },
    {
      sources: pictures.map(
        (path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`,
      ),
      columns,
      side,
    },
  );
  writeFileSync(file, Buffer.from(encoded, 'base64'));
  await page.close();
}
