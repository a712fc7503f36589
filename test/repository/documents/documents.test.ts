/** Links and paths in documents exist, so do commands, and the documents stay small. */

import { existsSync, globSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { read, repository } from '../repository-files.ts';

/** The paths of all files and folders in the repository. */
const paths = globSync(['**/*', '.*'], {
  cwd: repository,
  exclude: ['**/node_modules', '**/dist', '.git', 'data', 'test-results'],
});
const documents = paths.filter((path) => path.endsWith('.md') && path !== 'THIRD-PARTY-NOTICES.md');

/** Returns the headings of a document as GitHub turns them into anchors. */
const findAnchors = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function findBrokenLinks(document: string, text: string): string[] {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [name = '', anchor] = target.split('#');
    const path = name === '' ? document : posix.join(posix.dirname(document), name);
    if (!existsSync(`${repository}${path}`)) return true;
    return anchor !== undefined && !findAnchors(read(path)).includes(anchor);
  });
}

/** A word in code that names a source file, or a path in a folder of the repository. */
function findMissingPaths(text: string): string[] {
  const words = [...text.matchAll(/`([\w.@*<>-][\w.@*<>/-]+)`/g)].map(([, word = '']) => word);
  return words.filter((word) => {
    const isInside =
      /^[^/]+\/(?!$)/.test(word) && existsSync(`${repository}${word.split('/', 1)[0] ?? ''}/`);
    if (/^(?:dist|data|node_modules|\.)\//.test(word) || word.includes('<')) return false;
    if (!isInside && !/\.(?:tsx?|mjs|css|csv|md)$/.test(word)) return false;
    const pattern = word.replace(/\/$/, '').replaceAll('.', String.raw`\.`);
    const expression = new RegExp(`(?:^|/)${pattern.replaceAll(/\*+/g, '.*')}$`);
    return !paths.some((path) => expression.test(path));
  });
}

const findMissingScripts = (text: string): string[] =>
  [...text.matchAll(/npm run (?:--silent |-s )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(packageFile.scripts, name));

/** The commands of the program `spark`. */
const commands =
  'help start backup restore move deletions keys secrets doctor seed calibration instrument study config'.split(
    ' ',
  );
const findMissingCommands = (text: string): string[] =>
  [...text.matchAll(/spark\.mjs ([a-z]\w*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !commands.includes(name));

const report = (find: (document: string, text: string) => string[]): string[] =>
  documents.flatMap((path) => find(path, read(path)).map((found) => `${path}: ${found}`));

describe('the documents', () => {
  test('link to files and headings that exist', () => {
    expect(report(findBrokenLinks)).toEqual([]);
  });

  test('name files that exist', () => {
    expect(report((_, text) => findMissingPaths(text))).toEqual([]);
  });

  test('name scripts of package.json', () => {
    expect(report((_, text) => findMissingScripts(text))).toEqual([]);
  });

  test('name commands of spark', () => {
    expect(report((_, text) => findMissingCommands(text))).toEqual([]);
  });

  test('never look for spark at the registry, as npx does outside the folder', () => {
    const texts = [
      ...documents,
      '.env.example',
      'deploy/Dockerfile',
      ...paths.filter((path) => /^(?:deploy|src\/server)\/.*\.(?:\w+)$/.test(path)),
    ];
    expect(texts.filter((path) => /\bnpx spark\b/.test(read(path)))).toEqual([]);
  });

  // An operator files a copy of the assessment; programs write the pages of results.
  test('take at most 175 kB, besides the impact assessment and results', () => {
    const bytes = documents
      .filter((path) => path !== 'docs/dpia.md' && !path.endsWith('/RESULTS.md'))
      .reduce((sum, path) => sum + Buffer.byteLength(read(path)), 0);
    expect(bytes).toBeLessThanOrEqual(175_000);
  });
});

test('a wrong link, path or script is found', () => {
  const text =
    '[a](opreate.md), [b](operate.md#bakcups), `src/sever/main.ts`, `npm run biuld`, bin/spark.mjs bakcup';
  expect(findBrokenLinks('docs/runbook.md', text)).toEqual(['opreate.md', 'operate.md#bakcups']);
  expect(findMissingPaths(text)).toEqual(['src/sever/main.ts']);
  expect(findMissingScripts(text)).toEqual(['biuld']);
  expect(findMissingCommands(text)).toEqual(['bakcup']);
});
