/** A Vite plugin that compresses text files at build time instead of at every request. */

import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|txt)$/;
const minBytes = 512;

const brotli = (text: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < minBytes) return;
  await writeFile(`${path}.br`, await brotli(text));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.mode !== 'production' ? '' : config.build.outDir;
    },
    async closeBundle(failure) {
      if (failure || outDir === '') return;
      const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        names.filter((name) => compressible.test(name)).map((name) => compress(join(outDir, name))),
      );
    },
  };
}
