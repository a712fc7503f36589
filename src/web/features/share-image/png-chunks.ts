/** Reduces a PNG file to its pixels, without metadata. Pure functions. */

/** The chunks to keep: header, palette, transparency, pixels and end. All others are metadata. */
const pixelChunks = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
const signatureLength = 8;

/** Bytes of a chunk besides its data: length, name and checksum. */
const chunkOverhead = 12;

interface Chunk {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export function readChunks(file: Uint8Array): Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = signatureLength; at < file.length;) {
    const length = view.getUint32(at) + chunkOverhead;
    chunks.push({
      name: String.fromCharCode(...file.subarray(at + 4, at + 8)),
      bytes: file.subarray(at, at + length),
    });
    at += length;
  }
  return chunks;
}

export function stripMetadata(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = [
    file.subarray(0, signatureLength),
    ...readChunks(file)
      .filter(({ name }) => pixelChunks.includes(name))
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
