/** Packs files into a tar archive that depends on nothing but their paths and contents. */

import { gzipSync } from 'node:zlib';

export interface PackedFile {
  /** With slashes, from the root of the archive. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isExecutable?: boolean;
}

const blockBytes = 512;
/** 1985-10-26, the date that npm gives to the files of every package. */
const modifiedSeconds = 499_162_500;

/** The format divides a long path at a slash into at most 155 and 100 bytes. */
function splitPath(path: string): { prefix: string; name: string } {
  if (Buffer.byteLength(path) <= 100) return { prefix: '', name: path };
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return { prefix, name };
  }
  throw new RangeError(`The path is too long for a tar archive: ${path}`);
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

/** Returns the header of a file in the format ustar (POSIX.1-1988). */
function createHeader({ path, bytes, isExecutable = false }: PackedFile): Buffer {
  const { prefix, name } = splitPath(path);
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0);
  header.write(`${octal(isExecutable ? 0o755 : 0o644, 7)}\0`, 100);
  header.write(`${octal(0, 7)}\0${octal(0, 7)}\0`, 108); // the owner and group are root
  header.write(`${octal(bytes.length, 11)}\0${octal(modifiedSeconds, 11)}\0`, 124);
  header.write('        0', 148); // the checksum counts as spaces; then the type: a file
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  const checksum = header.reduce((sum, byte) => sum + byte, 0);
  header.write(`${octal(checksum, 6)}\0 `, 148);
  return header;
}

/** Returns the archive, with the files in the order of their paths. */
export function createTar(files: readonly PackedFile[]): Buffer {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const blocks = sorted.flatMap((file) => [
    createHeader(file),
    file.bytes,
    Buffer.alloc((blockBytes - (file.bytes.length % blockBytes)) % blockBytes),
  ]);
  return Buffer.concat([...blocks, Buffer.alloc(2 * blockBytes)]);
}

/** Compresses without the name of the operating system, which gzip keeps in its tenth byte. */
export function gzip(bytes: Uint8Array): Buffer {
  const compressed = gzipSync(bytes, { level: 9 });
  compressed[9] = 255;
  return compressed;
}
