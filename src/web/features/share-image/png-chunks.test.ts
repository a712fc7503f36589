import { expect, test } from 'vitest';
import { readChunks, stripMetadata } from './png-chunks.ts';

const checksum = [9, 9, 9, 9];
const chunk = (name: string, ...data: number[]): number[] =>
  [[0, 0, 0, data.length], [...new TextEncoder().encode(name)], data, checksum].flat();
const signature = [137, 80, 78, 71, 13, 10, 26, 10];

test('keeps the pixels of a picture and no metadata', () => {
  const pixels = [chunk('IHDR', 1, 2), chunk('IDAT', 3), chunk('IDAT', 4, 5), chunk('IEND')];
  const [header = [], ...rest] = pixels;
  const file = new Uint8Array([
    ...signature,
    ...header,
    ...chunk('sRGB', 0),
    ...chunk('tEXt', 65),
    ...chunk('eXIf', 1),
    ...chunk('tIME', 7),
    ...rest.flat(),
  ]);
  expect([...stripMetadata(file)]).toEqual([...signature, ...pixels.flat()]);
  const names = readChunks(file).map(({ name }) => name);
  expect(names.join(' ')).toBe('IHDR sRGB tEXt eXIf tIME IDAT IDAT IEND');
});
