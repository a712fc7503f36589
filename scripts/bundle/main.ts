/**
 * `npm run bundle` builds the web app if needed and writes what a server runs with, without the
 * repository and without development dependencies, to dist/bundle/spark-VERSION.tgz, with its
 * checksum beside it. Two builds of one commit are equal byte by byte (ADR 32 in docs/adr/).
 */

import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../prepare.mjs';
import { bundleName, inPackageFolder, listBundleFiles, root } from './program-files.ts';
import { createTar, gzip } from './tar.ts';

buildIfChanged(process.execPath);
const files = listBundleFiles();
const archive = gzip(createTar(files.map(inPackageFolder)));
const digest = createHash('sha256').update(archive).digest('hex');
const folder = join(root, 'dist', 'bundle');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${bundleName}.tgz`), archive);
writeFileSync(join(folder, 'SHA256SUMS'), `${digest}  ${bundleName}.tgz\n`);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const unpacked = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.log(
  `dist/bundle/${bundleName}.tgz: ${megabytes(archive.length)}, unpacked ${megabytes(unpacked)} in ${files.length} files, sha256 ${digest}`,
);
