/** A PNG file without anything beside its pixels: no colour profile, date, program or place (decisions E1). Pure. */

/** Header, palette, transparency, pixels, end; everything else is told about the picture and is not the picture. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const signatureLength = 8;
/** Length, name and checksum of a chunk. */
const frameLength = 12;

interface Chunk {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function chunksOf(file: Uint8Array): Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signatureLength; at < file.length;) {
    const length = view.getUint32(at) + frameLength;
    chunks.push({
      name: String.fromCharCode(...file.subarray(at + 4, at + 8)),
      bytes: file.subarray(at, at + length),
    });
    at += length;
  }
  return chunks;
}

export function pixelsOnly(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = [
    file.subarray(0, signatureLength),
    ...chunksOf(file)
      .filter(({ name }) => kept.includes(name))
      .map(({ bytes }) => bytes),
  ];
  const result = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}
