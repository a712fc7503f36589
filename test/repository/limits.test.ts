/** The limits of the house: folders, names, lines, citations and paths (ARCHITECTURE.md). */

import { globSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { expect, test } from 'vitest';
import { findAll, read, repository } from './repository-files.ts';

const maxEntries = 25;
const maxSourceFolders = 130;
const maxWords = 36;
const maxColumns = 100;

const files = globSync(
  [
    '*.{ts,mjs,md}',
    'locales/*.md',
    '{packages,src,test,research,scripts,docs,items}/**/*.{ts,tsx,mjs,css,md}',
  ],
  { cwd: repository, exclude: (path) => /(?:^|\/)(?:node_modules|dist|test-results)$/.test(path) },
).map((path) => path.replaceAll(sep, '/'));
const code = files.filter((path) => /\.(?:tsx?|mjs|css)$/.test(path));
const documents = files.filter((path) => path.endsWith('.md'));
const parents = (paths: readonly string[]): string[] => [
  ...new Set(paths.map((path) => posix.dirname(path))),
];

/** The lines, by file and number, for which `findings` returns anything. */
const findLines = (paths: readonly string[], isFound: (line: string) => boolean): string[] =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (isFound(line) ? [`${path}:${index + 1}`] : [])),
  );

test('folders are few, and have at most 25 entries', () => {
  expect(code.length).toBeGreaterThan(500);
  const sources = parents(code.filter((path) => /^src\/.*\.tsx?$/.test(path)));
  expect(sources.length).toBeLessThanOrEqual(maxSourceFolders);
  const folders = parents(code);
  const crowded = folders.filter((folder) => {
    const inside = [...code, ...folders].filter((path) => posix.dirname(path) === folder);
    return inside.length > maxEntries && !/^src\/\w+\/features$/.test(folder);
  });
  expect(crowded).toEqual([]);
});

test('a folder of a feature has one words.ts', () => {
  const words = code.filter((path) => path.endsWith('/words.ts'));
  const owners =
    /^src\/(?:domain|core\/\w+|web\/(?:features\/[^/]+(?:\/[^/]+)?|app|device|(?:platform|ui)(?:\/[^/]+)?))\/words\.ts$/;
  expect(words.filter((path) => !owners.test(path))).toEqual([]);
  expect(words.length).toBeLessThanOrEqual(maxWords);
});

test('names say what a file or folder is about', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|lib|common|shared|types|services|hooks|misc)(?:[./]|$)/;
  expect(code.filter((path) => vague.test(path))).toEqual([]);
});

test('comments have at most 100 columns', () => {
  const isLong = (line: string): boolean =>
    line.length > maxColumns && /^\s*(?:\/\/|\/?\*)/.test(line) && !/https?:/.test(line);
  expect(findLines(code, isLong)).toEqual([]);
});

const product = read('docs/product.md');
/** A citation in brackets: of decisions, records and sections of the model, and of nothing else. */
const citation =
  /\(((?:[A-H][01]?\d|ADR \d+|measurement §[\d.]+)(?:(?:,|;| and| to) (?:[A-H][01]?\d|ADR \d+|measurement §[\d.]+))*)\)/g;

/** The decisions that a line of prose cites; code may have names like these. */
const findDecisions = (line: string): string[] =>
  findAll(line, citation).flatMap((cited) => cited.match(/\b[A-H][01]?\d\b/g) ?? []);

/** The documents that `spark study` writes. */
const written = ['preregistration.md', 'results/report.md'];

test('citations name documents of the repository', () => {
  const records = documents.flatMap((path) => /docs\/adr\/0*(\d+)-/.exec(path)?.[1] ?? []);
  const isOutside = (line: string): boolean =>
    /\.\.\/shared(?![\w-])/.test(line) ||
    (line.match(/[\w./-]*[\w-]\.md\b/g) ?? []).some((mention) => {
      const path = mention.replace(/^(?:\.{1,2}\/)+/, '');
      return ![...documents, ...written].some((document) => `/${document}`.endsWith(`/${path}`));
    }) ||
    findAll(line, /\bADR 0*(\d+)/g).some((number) => !records.includes(number)) ||
    findDecisions(line).some((decision) => !product.includes(`**${decision}**`));
  const citing = files.filter((path) => !/^(?:test\/repository\/|THIRD-PARTY)/.test(path));
  expect(findLines(citing, isOutside)).toEqual([]);
});

test('finds the decisions that a line cites', () => {
  expect(findDecisions("// so (B5, ADR 22), the pair of ('A05')")).toEqual(['B5']);
});

test('a path on the disk comes from fileURLToPath, for spaces in it', () => {
  const isPathname = (line: string): boolean =>
    /new URL\([^()]*import\.meta\.(?:url|dirname)\s*,?\s*\)\s*\.pathname/.test(line);
  expect(findLines(code, isPathname)).toEqual([]);
});
