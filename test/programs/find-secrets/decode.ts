/**
 * Decodes a value in every common way, again and again, as somebody who looks for answers would.
 */

import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';

const maxDepth = 4;
const minBytes = 8;
const limits = { maxOutputLength: 1 << 20 };
const decompressors = [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync];

const encodings = [
  ['hex', /^(?:[\da-f]{2})+$/i],
  ['base64', /^[\d+/a-z]+={0,2}$/i],
  ['base64url', /^[\w-]+$/],
] as const;

function decompress(bytes: Buffer): Buffer[] {
  return decompressors.flatMap((run) => {
    try {
      return [run(bytes, limits)];
    } catch {
      return [];
    }
  });
}

function readJson(text: string): Buffer[] {
  const strings: string[] = [];
  const numbers: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') strings.push(value);
    else if (typeof value === 'number') numbers.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  try {
    visit(JSON.parse(text));
  } catch {
    return [];
  }
  return [...strings, numbers.join(',')]
    .filter((part) => part !== text)
    .map((part) => Buffer.from(part));
}

function decodeOnce(bytes: Buffer): Buffer[] {
  const text = bytes.toString('latin1');
  const decoded = encodings.flatMap(([name, pattern]) =>
    pattern.test(text) ? [Buffer.from(text, name)] : [],
  );
  return [...decoded, ...readJson(bytes.toString()), ...decompress(bytes)];
}

export function decode(value: Uint8Array): Buffer[] {
  const all = new Map<string, Buffer>();
  const visit = (bytes: Buffer, depth: number): void => {
    const key = bytes.toString('latin1');
    if (all.has(key)) return;
    all.set(key, bytes);
    if (depth < maxDepth && bytes.length >= minBytes)
      for (const part of decodeOnce(bytes)) visit(part, depth + 1);
  };
  visit(Buffer.from(value), 0);
  return [...all.values()];
}
