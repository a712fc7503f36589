/** A Vite plugin that compresses text files at build time instead of at every request. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|txt)$/;
const minBytes = 512;

function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = config.mode !== 'production' ? '' : config.build.outDir;
    },
    closeBundle(error) {
      if (error || outDir === '') return;
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(name)) continue;
        const path = join(outDir, name);
        const text = readFileSync(path);
        if (text.length < minBytes) continue;
        writeFileSync(`${path}.br`, brotli(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
