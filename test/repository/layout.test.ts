/** The layout of the repository: folders, names, line lengths and citations (ARCHITECTURE.md). */

import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  findCrowdedFolders,
  findLongLines,
  findOutsideCitations,
  findPathnames,
  findShellOnlyPrograms,
  findVagueNames,
  maxColumns,
  maxEntries,
} from './layout-rules.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

const listFiles = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: repository,
    exclude: ['**/node_modules', '**/dist', '**/test-results'],
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(repository.length))
    .map((path) => path.replaceAll(sep, '/'));
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

const files = listFiles('{src,test,e2e}/**/*');
const sources = files.filter((path) => /^src\/.*\.(?:tsx?|mjs|js|css|html)$/.test(path));
const documents = listFiles('**/*.md');
/**
 * The files whose citations are checked. The tests in test/repository are left out, because they
 * contain wrong citations on purpose.
 */
const citing = listFiles('{src,test,e2e,study,bench,scripts,docs,items}/**/*.{ts,tsx,mjs,css,md}')
  .filter((path) => !path.startsWith('test/repository/'))
  .concat(documents.filter((path) => /^(README|ARCHITECTURE|CHANGELOG|SECURITY)/.test(path)));

describe('a folder', () => {
  const siblings = (count: number) =>
    Array.from({ length: count }, (_, i) => `src/web/ui/part-${i}.ts`);

  test('has at most twelve entries', () => {
    expect(findCrowdedFolders(files)).toEqual([]);
    expect(files.length).toBeGreaterThan(300);
  });

  test('with a thirteenth entry is reported', () => {
    expect(findCrowdedFolders(siblings(maxEntries))).toEqual([]);
    expect(findCrowdedFolders(siblings(maxEntries + 1))).toEqual(['src/web/ui: 13']);
    expect(findCrowdedFolders([...siblings(maxEntries), 'src/web/ui/charts/axis.ts'])).toEqual([
      'src/web/ui: 13',
    ]);
  });

  test('has its words beside twelve entries', () => {
    expect(findCrowdedFolders([...siblings(maxEntries), 'src/web/ui/words.ts'])).toEqual([]);
  });

  test('may be larger when it lists features or migrations', () => {
    const large = ['src/web/features', 'src/server/platform/db/migrations'];
    const paths = large.flatMap((folder) =>
      siblings(20).map((path) => path.replace('src/web/ui', folder)),
    );
    expect(findCrowdedFolders(paths)).toEqual([]);
  });
});

describe('a name', () => {
  test('says what the file or folder is about', () => {
    expect(findVagueNames(files)).toEqual([]);
  });

  test.each(['src/web/utils.ts', 'src/server/shared/keys.ts', 'test/helpers.test.ts'])(
    'such as %s is reported',
    (path) => {
      expect(findVagueNames([path, 'src/web/features/sharing/share-code.ts'])).toEqual([path]);
    },
  );
});

describe('a line of src', () => {
  test('has at most 100 columns', () => {
    const long = sources.flatMap((path) =>
      findLongLines(path, read(path)).map((line) => `${path}:${line}`),
    );
    expect(long).toEqual([]);
    expect(sources.length).toBeGreaterThan(300);
  });

  test.each([
    ['of code', `export const sum = ${'one + '.repeat(20)}one;`],
    ['of a comment', `/** ${'word '.repeat(20)}*/`],
    ['with two strings', `export const pair = ['${'a'.repeat(101)}', '${'b'.repeat(101)}'];`],
  ])('%s that is longer is reported', (_, line) => {
    expect(line.length).toBeGreaterThan(maxColumns);
    expect(findLongLines('a.ts', `short\n${line}\n`)).toEqual([2]);
  });

  test.each([
    ['a string', `export const title = '${'word '.repeat(20)}';`],
    ['a template', `export const title = \`\${name} ${'word '.repeat(20)}\`;`],
    ['a text of several lines', `export const page = \`\n${'word '.repeat(25)}\n\`;`],
    ['an attribute', `export const part = <p className="${'word '.repeat(20)}" />;`],
    ['a URL', `// https://example.org/${'a'.repeat(90)}`],
  ])('may be longer because of %s', (_, line) => {
    expect(line.length).toBeGreaterThan(maxColumns);
    expect(findLongLines('a.tsx', line)).toEqual([]);
  });
});

describe('a citation', () => {
  test('names a document of the repository', () => {
    const outside = citing.flatMap((path) =>
      findOutsideCitations(read(path), documents).map((citation) => `${path}: ${citation}`),
    );
    expect(outside).toEqual([]);
    expect(citing.length).toBeGreaterThan(500);
  });

  test.each([
    ['a section of a foreign document', 'trust §5'],
    ['a folder outside', '../shared'],
    ['an unknown page', 'style.md'],
    ['an unknown record', 'ADR 999'],
  ])('of %s is reported', (_, citation) => {
    expect(findOutsideCitations(`// The reason (${citation}).`, documents)).toHaveLength(1);
  });

  test.each(['(spec §2, §4)', '(measurement §6)', 'docs/measurement.md', 'ADR 1 (docs/adr/)'])(
    'such as %s is accepted',
    (citation) => {
      expect(findOutsideCitations(citation, documents)).toEqual([]);
    },
  );
});

describe('a path on the disk', () => {
  const programs = listFiles('{src,test,e2e,study,bench,scripts,docs,items}/**/*.{ts,tsx,mjs}')
    .concat(listFiles('*.{ts,mjs}'))
    .filter((path) => !path.startsWith('test/repository/'));

  test('comes from fileURLToPath, for spaces and Windows', () => {
    expect(programs.filter((path) => findPathnames(read(path)).length > 0)).toEqual([]);
    expect(programs.length).toBeGreaterThan(300);
    expect(findPathnames("new URL('../x/', import.meta.url).pathname")).toHaveLength(1);
    expect(findPathnames('new URL(page.url()).pathname')).toEqual([]);
  });

  test('of a program is no .cmd file', () => {
    expect(programs.filter((path) => findShellOnlyPrograms(read(path)).length > 0)).toEqual([]);
    expect(findShellOnlyPrograms("join(root, 'node_modules', '.bin', 'vitest')")).toHaveLength(1);
    expect(findShellOnlyPrograms('windows ? `${name}.cmd` : name')).toHaveLength(1);
  });
});
