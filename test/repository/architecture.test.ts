/** The checkers see what they are there to see: a check never seen failing is no check (decisions/, ARCHITECTURE.md). */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const config: { readonly default: { readonly forbidden: readonly { readonly name: string }[] } } =
  await import(new URL('../../.dependency-cruiser.mjs', import.meta.url).href);
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'spark-walls-'));
  for (const name of [
    'src',
    'items',
    'test',
    'study',
    'bench',
    'e2e',
    'scripts',
    'package.json',
    'tsconfig.json',
    '.dependency-cruiser.mjs',
    '.oxlintrc.json',
  ])
    cpSync(join(root, name), join(tree, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

function plant(files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

function run(name: string, args: readonly string[]): { code: number | null; output: string } {
  const { status, stdout, stderr, error } = spawnSync(bin(name), args, {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    env: { ...process.env, PATH: `${dirname(bin(name))}:${process.env['PATH']}` },
  });
  if (error) throw error;
  if (stdout === '') throw new Error(`${name} said nothing: ${stderr}`);
  return { code: status, output: stdout };
}

/** Rule by rule: what must be seen, each file or group of files with the paths it is planted at. */
const forbidden: Readonly<Record<string, readonly Files[]>> = {
  'no-cycles': [
    { 'src/web/p01/one.ts': "import '../two.ts';", 'src/web/p01/two.ts': "import '../one.ts';" },
  ],
  'contract-imports-only-zod': [
    { 'src/contract/p02.ts': "import '../../psychometrics/themes.ts';" },
    { 'src/contract/p03.ts': "import 'node:fs';" },
    {
      'src/contract/p04.ts':
        "import type { FastifyInstance } from 'fastify';\nexport type A = FastifyInstance;",
    },
  ],
  'psychometrics-imports-nothing': [
    { 'src/psychometrics/p05.ts': "import '../../contract/survey.ts';" },
    { 'src/psychometrics/kernel/p06.ts': "import 'node:crypto';" },
    { 'src/psychometrics/p07.ts': "import { z } from 'zod';\nexport const a = z;" },
    {
      'src/psychometrics/p08.ts':
        "import type { Call } from '../../server/errors.ts';\nexport type A = Call;",
    },
  ],
  'server-never-web': [
    { 'src/server/p09.ts': "import '../../web/app/paths.ts';" },
    { 'src/server/survey/p10.test.ts': "import '../../web/app/paths.ts';" },
  ],
  'web-never-server': [
    { 'src/web/p11.ts': "import '../../server/errors.ts';" },
    {
      'src/web/survey/p12.tsx':
        "import { themes } from '../../psychometrics/themes.ts';\nexport const a = themes;",
    },
    {
      'src/web/p13.ts':
        "import type { HttpProblem } from '../../server/errors.ts';\nexport type A = HttpProblem;",
    },
  ],
  'web-takes-no-zod-at-run-time': [
    { 'src/web/p14.ts': "import { z } from 'zod';\nexport const a = z;" },
    {
      'src/web/p15.ts':
        "import { shapes } from '../../contract/endpoints.ts';\nexport const a = shapes;",
    },
  ],
  'only-stores-open-the-database': [
    {
      'src/server/survey/p16.ts':
        "import { migrate } from '../../db/migrate.ts';\nexport const a = migrate;",
    },
    { 'src/server/p17.ts': "import '../db/sqlite.ts';" },
  ],
  'routes-know-no-store': [
    {
      'src/server/p18/routes.ts': "import '../store.ts';",
      'src/server/p18/store.ts': 'export const a = 1;',
    },
  ],
  'feature-calls-feature-through-its-noun': [
    { 'src/server/survey/p19.ts': "import '../../accounts/tokens.ts';" },
    { 'src/server/comparison/p20.ts': "import '../../profile/store.ts';" },
    {
      'src/server/accounts/p21.ts':
        "import type { Attempt } from '../../survey/attempt.ts';\nexport type A = Attempt;",
    },
  ],
  'no-orphans-in-src': [{ 'src/p22.ts': 'export const a = 1;' }],
  'no-unresolvable': [
    { 'src/server/p23.ts': "import '../nowhere.ts';" },
    { 'src/server/p24.ts': "import 'no-such-package';" },
  ],
};

/** What must go through. */
const allowed: Files = {
  'src/contract/q01.ts': "import { z } from 'zod';\nimport '../survey.ts';\nexport const a = z;",
  'src/psychometrics/q02.ts': "import '../themes.ts';",
  'src/server/survey/q03.ts':
    "import type { Tx } from '../../db/database.ts';\nimport '../../accounts/accounts.ts';\nexport type A = Tx;",
  'src/server/q04/store.ts': "import '../../db/migrate.ts';",
  'src/web/q05.ts':
    "import type { Reply } from '../../contract/endpoints.ts';\nimport '../../contract/calls.ts';\nexport type A = Reply<'me'>;",
};

interface Cruise {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/** As `npm run walls` does. */
const cruiseAs = (format: 'err' | 'json') =>
  run('depcruise', [
    '--config',
    '.dependency-cruiser.mjs',
    '--preserve-symlinks',
    '--output-type',
    format,
    'src',
    'items',
    'test',
    'study',
    'bench',
  ]);

function cruise(): { cruised: number; violations: { path: string; rule: string }[] } {
  const { output } = cruiseAs('json');
  const { summary }: Cruise = JSON.parse(output);
  return {
    cruised: summary.totalCruised,
    violations: summary.violations.map(({ from, rule }) => ({ path: from, rule: rule.name })),
  };
}

describe('the walls (dependency-cruiser)', () => {
  let planted: ReturnType<typeof cruise>;

  test('stand as the sources are, and are looked at with all of them', () => {
    const { cruised, violations } = cruise();
    expect(violations).toEqual([]);
    expect(cruised).toBeGreaterThan(150);
  });

  test('are all tried here', () => {
    expect(Object.keys(forbidden).toSorted()).toEqual(
      config.default.forbidden.map(({ name }) => name).toSorted(),
    );
    plant(Object.assign({}, allowed, ...Object.values(forbidden).flat()));
    planted = cruise();
    expect(cruiseAs('err').code).toBeGreaterThan(0);
  });

  test.each(Object.entries(forbidden))(
    '%s is reported for what breaks it, and that alone',
    (rule, plants) => {
      for (const files of plants) {
        const reported = planted.violations.filter(({ path }) => path in files);
        expect({
          files: Object.keys(files),
          rules: [...new Set(reported.map((violation) => violation.rule))],
        }).toEqual({ files: Object.keys(files), rules: [rule] });
      }
    },
  );

  test('let through what is allowed, and nothing else is reported', () => {
    const paths = new Set(
      Object.values(forbidden)
        .flat()
        .flatMap((files) => Object.keys(files)),
    );
    expect(planted.violations.filter(({ path }) => !paths.has(path))).toEqual([]);
  });
});

const pure = ['Date', 'process', 'performance', 'window', 'document', 'fetch', 'setTimeout'];
const readsGlobals = pure
  .map((name) => `export const read_${name} = (): unknown => ${name};`)
  .join('\n');
const lines = (count: number): string =>
  Array.from({ length: count }, (_, i) => `export const a${i} = ${i};`).join('\n');

/** Path, text, and how often which rule must be reported. */
const snippets: readonly [
  path: string,
  text: string,
  reported: Readonly<Record<string, number>>,
][] = [
  ['src/psychometrics/globals.ts', readsGlobals, { 'no-restricted-globals': pure.length }],
  [
    'src/psychometrics/kernel/clock.ts',
    'export const now = (): number => Date.now();',
    { 'no-restricted-globals': 1 },
  ],
  ['src/contract/globals.ts', readsGlobals, { 'no-restricted-globals': pure.length }],
  ['src/server/clock.ts', 'export const now = (): number => Date.now();', {}],
  ['src/server/anything.ts', 'export const a = (x: any): unknown => x;', { 'no-explicit-any': 1 }],
  ['src/web/anything.tsx', 'export const a = JSON.parse("1") as any;', { 'no-explicit-any': 1 }],
  ['src/server/anything.test.ts', 'export const a: any = 1;', { 'no-explicit-any': 1 }],
  ['src/server/lines-300.ts', lines(300), {}],
  ['src/server/lines-301.ts', lines(301), { 'max-lines': 1 }],
  [
    'src/server/parameters.ts',
    'export const f = (a: number, b: number, c: number, d: number, e: number): number => a + b + c + d + e;',
    { 'max-params': 1 },
  ],
  [
    'src/server/silence.ts',
    'export function f(g: () => void): void {\n  try {\n    g();\n  } catch {}\n}',
    { 'no-empty': 1 },
  ],
  ['src/server/talk.ts', "console.log('x');\nexport {};", { 'no-console': 1 }],
  ['src/server/main.ts', "console.log('x');\nexport {};", {}],
];

describe('the linter (oxlint)', () => {
  test('reports each snippet that breaks a rule, as often as it does, and no other', () => {
    const folder = join(tree, 'snippets');
    plant(
      Object.fromEntries(snippets.map(([path, text]) => [join('snippets', path), `${text}\n`])),
    );
    cpSync(join(tree, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    const { code, output } = run('oxlint', [
      '--format',
      'json',
      '-c',
      join(folder, '.oxlintrc.json'),
      folder,
    ]);
    const {
      diagnostics,
    }: { diagnostics: readonly { readonly code: string; readonly filename: string }[] } =
      JSON.parse(output);
    for (const [path, , reported] of snippets) {
      const counts: Record<string, number> = {};
      for (const { code: rule } of diagnostics.filter(({ filename }) =>
        filename.endsWith(`snippets/${path}`),
      )) {
        const name = /\((.+)\)/.exec(rule)?.[1] ?? rule;
        counts[name] = (counts[name] ?? 0) + 1;
      }
      expect({ path, counts }).toEqual({ path, counts: reported });
    }
    expect(code).toBe(1);
  });
});
