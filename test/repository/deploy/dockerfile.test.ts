/** deploy/Dockerfile starts the server as package.json does. */

import { globSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { findAll, read, repository } from '../repository-files.ts';

const dockerfile = read('deploy/Dockerfile');
const ignored = read('.dockerignore').trim().split('\n');

/**
 * Returns the top-level files and folders from which the sources import. Instead of `src` itself,
 * returns the folders directly in `src`.
 */
function findImports(sources: string): Set<string> {
  const files = globSync(sources, { cwd: repository }).filter(
    (path) => !/\.test\.tsx?$|\.d\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(10);
  const targets = files.flatMap((path) =>
    findAll(read(path), /(?:from|import) '(\.[^']+)'/g).map((target) =>
      posix.join(dirname(path), target),
    ),
  );
  return new Set(targets.map((target) => target.replace(/^((?:src\/)?[^/]+)\/.*/, '$1')));
}

describe('the Dockerfile', () => {
  test('matches package.json, runs unprivileged, and checks its health', () => {
    expect(findAll(dockerfile, /^FROM node:(\S+?)-bookworm-slim/gm)).toEqual([
      packageFile.config.node,
      packageFile.config.node,
    ]);
    expect(JSON.parse(findAll(dockerfile, /^CMD (.+)$/gm).at(-1) ?? '')).toEqual([
      'node',
      ...packageFile.config.serverFlags.split(' '),
      'src/server/commands/spark.js',
      'start',
    ]);
    expect(findAll(dockerfile, /^USER (.+)$/gm)).toEqual(['node']);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\n\s+CMD .*\/healthz/m);
  });

  test('builds the bundle from files that .dockerignore lets in', () => {
    expect(dockerfile).toContain('scripts/bundle/main.ts');
    expect(findAll(dockerfile, /^COPY --from=build (\S+)/gm)).toEqual([
      '/bundle',
      '/app/node_modules/node-linux-*/bin/node', // the one whose hash is in the lock file
    ]);
    const needed = new Set([
      ...findImports('src/{server,contract,psychometrics}/**/*.ts'),
      ...findImports('src/web/**/*.{ts,tsx}'),
      ...findAll(read('scripts/bundle/stage.ts'), /'((?:bin|docs|deploy|scripts)\/[^'*]+)/g),
      'items',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      'research/package.json',
      '.npmrc',
      'README.md',
    ]);
    expect(needed).toContain('docs/operate.md');
    const isIgnored = (path: string) =>
      !ignored.includes(`!${path}`) &&
      ignored.some((name) => path === name || path.startsWith(`${name.replace(/\/\*$/, '')}/`));
    expect([...needed].filter(isIgnored)).toEqual([]);
    // Secrets and stale files stay out of the image.
    const left = ['.git', 'node_modules', 'data', 'deploy/secrets', 'dist'];
    expect(ignored).toEqual(expect.arrayContaining(left));
  });
});
