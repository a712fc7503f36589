/** The files of `deploy/` against the program they start; that they are well-formed is for the linters that docs/operate.md names. */

import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { type CallName, calls } from '../../src/contract/calls.ts';
import { readConfig, secretSettings, settingNames } from '../../src/server/config/config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const [dockerfile, ignored, compose, service, nginx] = [
  read('deploy/Dockerfile'),
  read('.dockerignore').trim().split('\n'),
  read('deploy/compose.yaml'),
  read('deploy/spark.service'),
  read('deploy/nginx.conf'),
];
const flags = packageFile.config.serverFlags.split(' ');

/** The folder of `src` or of the root, or the file at the root, that each import leads to. */
function importedFrom(sources: string): Set<string> {
  const files = globSync(sources, { cwd: root }).filter(
    (path) => !/\.test\.tsx?$|\.d\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(10);
  const targets = files.flatMap((path) =>
    all(read(path), /(?:from|import) '(\.[^']+)'/g).map((target) =>
      posix.join(dirname(path), target),
    ),
  );
  return new Set(targets.map((target) => target.replace(/^((?:src\/)?[^/]+)\/.*/, '$1')));
}

describe('the Dockerfile', () => {
  test('matches package.json, runs unprivileged, and checks its health', () => {
    expect(all(dockerfile, /^FROM node:(\S+?)-bookworm-slim/gm)).toEqual([
      packageFile.dependencies.node,
      packageFile.dependencies.node,
    ]);
    expect(JSON.parse(all(dockerfile, /^CMD (.+)$/gm).at(-1) ?? '')).toEqual([
      'node',
      ...flags,
      'src/server/main.ts',
    ]);
    expect(all(dockerfile, /^USER (.+)$/gm)).toEqual(['node']);
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\n\s+CMD .*\/readyz/m);
  });

  test('copies everything that the server and build import', () => {
    const copied = all(dockerfile, /^COPY --from=build \/app\/(\S+)/gm);
    for (const path of copied.filter((name) => !['node_modules', 'dist'].includes(name)))
      expect(existsSync(join(root, path)), path).toBe(true);
    for (const target of importedFrom('src/{server,contract,psychometrics}/**/*.ts'))
      expect(copied).toContain(target);
    const needed = new Set([
      ...importedFrom('src/web/**/*.{ts,tsx}'),
      ...copied,
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      '.npmrc',
    ]);
    for (const made of ['node_modules', 'dist']) needed.delete(made);
    expect(needed).toContain('study'); // the methodology page shows its results
    const isIgnored = (path: string) =>
      ignored.some((name) => path === name || path.startsWith(`${name}/`));
    expect([...needed].filter(isIgnored)).toEqual([]);
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', 'deploy'])); // what is secret or stale stays out
  });
});

describe('compose.yaml and spark.service', () => {
  const isKnown = (name: string): boolean =>
    settingNames.some((setting) => setting === name) ||
    secretSettings.some((setting) => `${setting}_FILE` === name) ||
    ['NODE_ENV', 'MALLOC_ARENA_MAX'].includes(name);

  test('set only known settings, to valid values', () => {
    const given = [
      ...(compose.split('\n  database:')[0] ?? '').matchAll(/^ {6}([A-Z_]+): (.+)$/gm),
    ].map(([, name = '', value = '']) => [name, value.replaceAll('"', '')] as const);
    expect(given.length).toBeGreaterThan(5);
    expect(given.filter(([name]) => !isKnown(name))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'spark-deploy-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const secrets: Readonly<Record<string, string>> = {
      database_url: 'postgres://spark:x@database:5432/spark',
      master_key: Buffer.alloc(32).toString('base64'),
      admin_key: 'anna=0123456789abcdef',
    };
    const env = given.map(([name, value]) => {
      const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
      if (secret !== undefined) writeFileSync(join(folder, secret), secrets[secret] ?? '');
      return [
        name,
        secret === undefined
          ? value
              .replace(/^\$\{PUBLIC_URL.*/, 'https://survey.example')
              .replace(/^\$\{CONTACT.*/, 'who@survey.example')
          : join(folder, secret),
      ];
    });
    expect(readConfig(Object.fromEntries(env))).toMatchObject({
      PUBLIC_URL: 'https://survey.example',
      TRUST_PROXY: 1,
      HSTS: true,
      DEMO: false,
      DATABASE_URL: secrets['database_url'],
    });
    expect(all(compose, /file: \.\/secrets\/(\w+)/g).toSorted()).toEqual([
      'admin_key',
      'database_password',
      'database_url',
      'master_key',
    ]);
    expect(
      all(service, /^Environment=(.+)$/gm)
        .flatMap((line) => line.split(' ').map((part) => part.split('=', 1)[0] ?? ''))
        .filter((name) => !isKnown(name)),
    ).toEqual([]);
  });

  test('pass the flags of package.json and every secret', () => {
    expect(all(service, /^ExecStart=(.+)$/gm)).toEqual([
      ['/opt/spark/node_modules/node/bin/node', ...flags, 'src/server/main.ts'].join(' '),
    ]);
    expect(all(service, /_FILE=%d\/(\w+)$/gm).toSorted()).toEqual(
      all(service, /^LoadCredential=(\w+):/gm).toSorted(),
    );
  });

  test('drop privileges that the server does not need', () => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(compose).toContain(line);
    for (const line of [
      'DynamicUser=yes',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=\n',
      'UMask=0077',
    ])
      expect(service).toContain(line);
    expect(compose).not.toMatch(/^ {6}- "?(0\.0\.0\.0:)?\d+:\d+"?$/m); // no port but on 127.0.0.1
  });
});

describe('nginx.conf', () => {
  test('retries only idempotent POST calls', () => {
    const pattern = new RegExp(
      all(nginx, /location ~ (\S+) \{\s+proxy_next_upstream [^;]*non_idempotent;/g)[0] ?? 'none',
    );
    const repeated = Object.entries(calls).flatMap(([name, { method, path }]) =>
      method === 'POST' && pattern.test(path) ? [name as CallName] : [],
    );
    expect(repeated.toSorted()).toEqual([
      'completeSetA',
      'createUnique',
      'refresh',
      'retakeSurvey',
      'saveResponse',
      'startSurvey',
    ] satisfies CallName[]);
    expect(all(nginx, /(non_idempotent)/g)).toHaveLength(1);
  });

  test('streams AI texts, with time for two attempts', () => {
    const [, path, inside = ''] = /location = (\S*insight\S*) \{([^}]*)\}/.exec(nginx) ?? [];
    expect(path).toBe(calls.writeInsight.path);
    expect(Number(all(inside, /proxy_read_timeout (\d+)s;/g)[0])).toBeGreaterThan(40);
    expect(inside).toContain('proxy_buffering off;');
  });

  test('logs no visitor and ignores forged addresses', () => {
    expect(all(nginx, /access_log (\w+);/g)).toEqual(['off', 'off']);
    expect(all(nginx, /X-Forwarded-For (\S+);/g)).toEqual(['$remote_addr']);
  });
});

test('every way of starting limits malloc to two arenas', () => {
  for (const text of [
    dockerfile,
    service,
    read('scripts/start.mjs'),
    read('test/support/process/server-process.ts'),
  ])
    expect(all(text, /\bMALLOC_ARENA_MAX(?:=|: ')(\d+)/g)).toEqual(['2']);
});

test('README and .env.example document every setting', () => {
  const [readme, example] = [read('README.md'), read('.env.example')];
  expect(settingNames.filter((name) => !new RegExp(`^\\|.*\`${name}\``, 'm').test(readme))).toEqual(
    [],
  );
  expect(settingNames.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual(
    [],
  );
});
