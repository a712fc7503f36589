/** The documents: the paths they name exist, and the decision records are numbered in order. */

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findMissingPaths, findWrongNumbers } from './document-rules.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** The paths of all files and folders in the repository. */
const paths = globSync(['**/*', '.*', '.ci/*'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '.git', 'data', 'test-results'],
});
const documents = paths.filter((path) => path.endsWith('.md') && path !== 'THIRD-PARTY-NOTICES.md');
const records = documents.filter((path) => path.startsWith('docs/adr/'));

describe('a document', () => {
  test('names only paths that exist', () => {
    const missing = documents.flatMap((path) =>
      findMissingPaths(path, read(path), paths).map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
    expect(documents.length).toBeGreaterThan(30);
  });

  test.each([
    ['in code', 'The server is `src/server/mian.ts`.'],
    ['of a folder', 'Features are in `src/server/feature/`.'],
    ['that is short', 'See `sqlite/group-commmit.ts`.'],
    ['in a command', '```sh\nnode src/server/doctor/mian.ts doctor\n```'],
    ['in a link', 'See [the manual](docs/opreate.md#backups).'],
    ['as a pattern', 'Every `src/web/feature/**/*.tsx`.'],
  ])('with a wrong path %s is reported', (_, text) => {
    expect(findMissingPaths('README.md', text, paths)).toHaveLength(1);
  });

  test.each([
    '`src/server/features/*/routes.ts`, `items/editions/<n>.csv`, `<noun>.ts`',
    '`src/{domain,contract}/`, `batching/batcher.ts`, `package.json`',
    '`@swc/core`, `/api/v1/user`, `DATA_DIR/outbox`, `dist/index.html`, `npm run bench:web`',
    '[the manual](docs/operate.md#backups), [a site](https://example.org/a.md), [below](#it)',
  ])('may name %s', (text) => {
    expect(findMissingPaths('README.md', text, paths)).toEqual([]);
  });

  test('links from its own folder', () => {
    expect(findMissingPaths('docs/operate.md', '[a](../README.md)', paths)).toEqual([]);
    expect(findMissingPaths('docs/operate.md', '[a](README.md)', paths)).toEqual(['README.md']);
  });

  test('asks for JSON without the lines of npm', () => {
    const commands = documents.flatMap(
      (path) => read(path).match(/npm run (?:--silent )?[\w:-]+ -- [^`\n]*--json\b/g) ?? [],
    );
    expect(commands).toEqual(['npm run --silent bench -- --json']);
  });

  test.each(['README.md', 'ARCHITECTURE.md'])('%s has at most 120 lines', (path) => {
    expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });
});

describe('decision records', () => {
  const record = (number: string, heading = number): [string, string] => [
    `docs/adr/${number}-a-choice.md`,
    `# ${heading} A choice\n`,
  ];

  test('are numbered without gaps, as their headings say', () => {
    expect(findWrongNumbers(new Map(records.map((path) => [path, read(path)])))).toEqual([]);
    expect(records.length).toBeGreaterThan(15);
  });

  test('with gaps, doubles or wrong headings are reported', () => {
    expect(findWrongNumbers(new Map([record('001'), record('002')]))).toEqual([]);
    expect(findWrongNumbers(new Map([record('001'), record('003')]))).toHaveLength(1);
    expect(findWrongNumbers(new Map([record('001'), record('002', '004')]))).toHaveLength(1);
    const double: [string, string] = ['docs/adr/001-other.md', '# 001 Other\n'];
    expect(findWrongNumbers(new Map([record('001'), double]))).toHaveLength(1);
  });
});
