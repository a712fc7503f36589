/**
 * `npm run bundle` builds the web app if needed and writes what a server runs with, without the
 * repository and without development dependencies, to dist/bundle/spark-survey-VERSION.tgz, with
 * its checksum beside it. Two builds of one commit are equal byte by byte.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../prepare.mjs';
import { packBundle, root, stageBundle } from './stage.ts';

buildIfChanged(process.execPath);
const folder = join(root, 'dist', 'bundle');
const staged = join(folder, 'package');
rmSync(folder, { recursive: true, force: true });
mkdirSync(staged, { recursive: true });
const { files, bytes } = stageBundle(staged, join(root, 'dist', 'web'));
const name = packBundle(staged, folder);
rmSync(staged, { recursive: true });
const archive = readFileSync(join(folder, name));
const digest = createHash('sha256').update(archive).digest('hex');
writeFileSync(join(folder, 'SHA256SUMS'), `${digest}  ${name}\n`);

const megabytes = (count: number): string => `${(count / 1e6).toFixed(1)} MB`;
console.log(
  `dist/bundle/${name}: ${megabytes(archive.length)}, unpacked ${megabytes(bytes)} in ${files} files, sha256 ${digest}`,
);
