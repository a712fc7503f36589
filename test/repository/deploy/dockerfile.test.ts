/** deploy/Dockerfile starts the server as package.json does. image.full.test.ts builds it. */

import { expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { findAll, read } from '../repository-files.ts';

const dockerfile = read('deploy/Dockerfile');

test('the Dockerfile matches package.json, runs unprivileged, and checks its health', () => {
  expect(JSON.parse(findAll(dockerfile, /^CMD (.+)$/gm).at(-1) ?? '')).toEqual([
    'node',
    ...packageFile.config.serverFlags.split(' '),
    'src/server/commands/spark.js',
    'start',
  ]);
  expect(findAll(dockerfile, /^USER (.+)$/gm)).toEqual(['spark']);
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\n\s+CMD .*\/healthz/m);
});

test('the image takes from a checkout only the bundle and the pinned Node', () => {
  const allowed = ['dist/bundle/*.tgz', 'node_modules/node-linux-*/bin/node'];
  expect(read('.dockerignore').trim().split('\n')).toEqual([
    '*',
    ...allowed.map((path) => `!${path}`),
  ]);
  const taken = findAll(dockerfile, /^(?:ADD|COPY) (?!--from)(\S+)/gm);
  expect(taken).toEqual(['dist/bundle/spark-*.tgz', 'node_modules/node-linux-*/bin/node']);
});
