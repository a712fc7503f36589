/** The linter and the formatter report planted violations of the rules that matter most. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = fileURLToPath(new URL('../../', import.meta.url));

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'spark-lint-'));
  for (const name of ['.oxlintrc.json', '.oxfmtrc.json'])
    copyFileSync(join(repository, name), join(tree, name));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), `${text}\n`);
}

function run(program: 'oxlint' | 'oxfmt', args: readonly string[]) {
  const { status, stdout, error } = spawnSync(
    join(repository, 'node_modules', '.bin', program),
    args,
    { cwd: tree, encoding: 'utf8' },
  );
  if (error) throw error;
  return { exitCode: status, output: stdout };
}

const globals = ['Date', 'process', 'performance', 'window', 'document', 'fetch', 'setTimeout'];
const readGlobals = globals
  .map((name) => `export const read_${name} = (): unknown => ${name};`)
  .join('\n');
const statements = (count: number): string =>
  Array.from({ length: count }, (_, i) => `export const a${i} = ${i};`).join('\n');
const functionOfLines = (count: number): string => {
  const body = Array.from({ length: count - 2 }, (_, i) => `  values.push(${i});`);
  return ['export function fill(values: number[]): void {', ...body, '}'].join('\n');
};

interface Snippet {
  readonly path: string;
  readonly text: string;
  /** How often each rule must be reported. */
  readonly reported: Readonly<Record<string, number>>;
}

const snippets: readonly Snippet[] = [
  {
    path: 'src/psychometrics/globals.ts',
    text: readGlobals,
    reported: { 'no-restricted-globals': globals.length },
  },
  {
    path: 'src/psychometrics/kernel/clock.ts',
    text: 'export const now = (): number => Date.now();',
    reported: { 'no-restricted-globals': 1 },
  },
  {
    path: 'src/psychometrics/kernel/chance.ts',
    text: 'export const chance = (): number => Math.random();',
    reported: { 'no-restricted-properties': 1 },
  },
  {
    path: 'src/contract/globals.ts',
    text: readGlobals,
    reported: { 'no-restricted-globals': globals.length },
  },
  {
    path: 'src/server/clock.ts',
    text: 'export const now = (): number => Date.now();',
    reported: {},
  },
  {
    path: 'src/server/any-parameter.ts',
    text: 'export const a = (x: any): unknown => x;',
    reported: { 'no-explicit-any': 1 },
  },
  {
    path: 'src/web/any-assertion.tsx',
    text: 'export const a = JSON.parse("1") as any;',
    reported: { 'no-explicit-any': 1 },
  },
  {
    path: 'src/server/any.test.ts',
    text: 'export const a: any = 1;',
    reported: { 'no-explicit-any': 1 },
  },
  { path: 'src/server/lines-300.ts', text: statements(300), reported: {} },
  { path: 'src/server/lines-301.ts', text: statements(301), reported: { 'max-lines': 1 } },
  { path: 'test/lines-301.test.ts', text: statements(301), reported: { 'max-lines': 1 } },
  { path: 'src/server/function-60.ts', text: functionOfLines(60), reported: {} },
  {
    path: 'src/server/function-61.ts',
    text: functionOfLines(61),
    reported: { 'max-lines-per-function': 1 },
  },
  { path: 'src/server/function-61.test.ts', text: functionOfLines(61), reported: {} },
  {
    path: 'src/server/parameters.ts',
    text: 'export const f = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e;',
    reported: { 'max-params': 1 },
  },
  {
    path: 'src/server/empty-catch.ts',
    text: 'export function f(g: () => void): void {\n  try {\n    g();\n  } catch {}\n}',
    reported: { 'no-empty': 1 },
  },
  {
    path: 'src/server/console.ts',
    text: "console.log('x');\nexport {};",
    reported: { 'no-console': 1 },
  },
  { path: 'src/server/main.ts', text: "console.log('x');\nexport {};", reported: {} },
];

interface LintOutput {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

describe('the linter', () => {
  let exitCode: number | null;
  let diagnostics: LintOutput['diagnostics'];
  beforeAll(() => {
    for (const { path, text } of snippets) plant(path, text);
    const result = run('oxlint', ['--deny-warnings', '--format', 'json', 'src', 'test']);
    exitCode = result.exitCode;
    ({ diagnostics } = JSON.parse(result.output) as LintOutput); // as: oxlint's JSON format
  });

  test.each(snippets)('reports $reported for $path', ({ path, reported }) => {
    const counts: Record<string, number> = {};
    for (const { code, filename } of diagnostics) {
      if (!filename.endsWith(path)) continue;
      const rule = /\((.+)\)/.exec(code)?.[1] ?? code;
      counts[rule] = (counts[rule] ?? 0) + 1;
    }
    expect(counts).toEqual(reported);
  });

  test('fails when it reports anything', () => {
    expect(exitCode).toBe(1);
  });
});

const formatted =
  "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nexport const c = [a, b];";

describe('the formatter', () => {
  test.each([
    ['unsorted imports', formatted.replace(/^(.*)\n(.*)\n/, '$2\n$1\n')],
    ['double quotes', formatted.replaceAll("'", '"')],
    ['a long line', `export const values = [${'10_000, '.repeat(20)}];`],
  ])('refuses %s', (_, text) => {
    plant('format/planted.ts', text);
    const { exitCode, output } = run('oxfmt', ['--check', 'format']);
    expect(exitCode).toBe(1);
    expect(output).toContain('format/planted.ts');
  });

  test('accepts a formatted file', () => {
    plant('format/planted.ts', formatted);
    expect(run('oxfmt', ['--check', 'format']).exitCode).toBe(0);
  });
});
