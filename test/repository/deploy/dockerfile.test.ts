/** deploy/Dockerfile starts the server as package.json does. */

import { existsSync, globSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { findAll, read, repository } from './repository-files.ts';

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
      packageFile.dependencies.node,
      packageFile.dependencies.node,
    ]);
    expect(JSON.parse(findAll(dockerfile, /^CMD (.+)$/gm).at(-1) ?? '')).toEqual([
      'node',
      ...packageFile.config.serverFlags.split(' '),
      'src/server/main.ts',
    ]);
    expect(findAll(dockerfile, /^USER (.+)$/gm)).toEqual(['node']);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\n\s+CMD .*\/readyz/m);
  });

  test('copies everything that the server and build import', () => {
    const copied = findAll(dockerfile, /^COPY --from=build \/app\/(\S+)/gm);
    for (const path of copied.filter((name) => !['node_modules', 'dist'].includes(name)))
      expect(existsSync(join(repository, path)), path).toBe(true);
    for (const target of findImports('src/{server,contract,psychometrics}/**/*.ts'))
      expect(copied).toContain(target);
    const needed = new Set([
      ...findImports('src/web/**/*.{ts,tsx}'),
      ...copied,
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      '.npmrc',
    ]);
    for (const generated of ['node_modules', 'dist']) needed.delete(generated);
    expect(needed).toContain('study'); // the methodology page shows its results
    const isIgnored = (path: string) =>
      ignored.some((name) => path === name || path.startsWith(`${name}/`));
    expect([...needed].filter(isIgnored)).toEqual([]);
    // Secrets and stale files stay out of the image.
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', 'deploy']));
  });
});
