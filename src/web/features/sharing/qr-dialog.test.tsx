import { default as readQr } from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPixels } from '../../../../test/support/browser/page/read-pixels.ts';
import { QrCode } from './qr-dialog.tsx';

const link = 'https://spark.example/profile/7K4M9QXR2FTBW8ZDH3NE';

test('a reader of QR codes finds the link', async () => {
  const svg = renderToStaticMarkup(<QrCode link={link} />).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="320"',
  );
  expect(readQr(await readPixels(Buffer.from(svg)))).toBe(link);
});
