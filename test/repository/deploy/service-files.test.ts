/** deploy/compose.yaml and the systemd units configure the server with valid settings. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { readConfig, secretSettings, settingNames } from '../../../src/server/config/config.ts';
import { findAll, read } from '../repository-files.ts';

const compose = read('deploy/compose.yaml');
const service = read('deploy/spark@.service');
const program = 'node --disable-warning=ExperimentalWarning src/server/commands/spark.js';

describe('compose.yaml and spark@.service', () => {
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
              .replace(/^\$\{CONTACT.*/, 'contact@survey.example')
          : join(folder, secret),
      ];
    });
    expect(readConfig(Object.fromEntries(env))).toMatchObject({
      PUBLIC_URL: 'https://survey.example',
      TRUST_PROXY: 1,
      HSTS: true,
      DEMO: false,
      DATABASE_URL: secrets['database_url'],
      METRICS_PORT: 9464,
    });
    expect(findAll(compose, /file: \.\/secrets\/(\w+)/g).toSorted()).toEqual([
      'admin_key',
      'database_password',
      'database_url',
      'master_key',
    ]);
    expect(
      findAll(service, /^Environment=(.+)$/gm)
        .flatMap((line) => line.split(' ').map((part) => part.split('=', 1)[0] ?? ''))
        .filter((name) => !isKnown(name)),
    ).toEqual([]);
  });

  test('pass the flags of package.json and every secret', () => {
    expect(findAll(service, /^ExecStart=(.+)$/gm)).toEqual([
      [
        'node',
        ...packageFile.config.serverFlags.split(' '),
        'src/server/commands/spark.js start',
      ].join(' '),
    ]);
    expect(findAll(service, /_FILE=%d\/(\w+)$/gm).toSorted()).toEqual(
      findAll(service, /^LoadCredential=(\w+):/gm).toSorted(),
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
    expect(compose).not.toMatch(/^ {6}- "?(0\.0\.0\.0:)?\d+:\d+"?$/m); // only on 127.0.0.1
  });

  test('end no restart loop unseen, and are checked at /healthz', () => {
    expect(service).toMatch(/^StartLimitBurst=5$/m);
    expect(service).toMatch(/^Restart=on-failure$/m);
    const watchdog = read('deploy/spark-watchdog@.service');
    expect(watchdog).toContain('http://127.0.0.1:%i/healthz || {');
    expect(watchdog).toContain('systemctl try-restart spark@%i.service');
    expect(read('deploy/spark-watchdog@.timer')).toMatch(/^WantedBy=spark@%i\.service$/m);
  });
});

describe.each(['backup', 'deletions'] as const)('spark-%s.service', (name) => {
  const unit = read(`deploy/spark-${name}.service`);

  test('runs spark on the data of the service', () => {
    const [command = ''] = findAll(unit, /^ExecStart=(?:.*exec )?(node .+?) \/var/gm);
    expect(command).toBe(`${program} ${name}`);
    expect(unit).toContain('DATA_DIR=/var/lib/spark');
    expect(service).toContain('DATA_DIR=/var/lib/spark');
    expect(findAll(unit, /_FILE=%d\/(\w+)$/gm)).toEqual(['master_key', 'database_url']);
    expect(findAll(unit, /^LoadCredential=(\w+):/gm)).toEqual(['master_key', 'database_url']);
  });

  test('runs by itself', () => {
    const timer = read(`deploy/spark-${name}.timer`);
    expect(findAll(timer, /^OnCalendar=(.+)$/gm)).toHaveLength(1);
    expect(timer).toContain('WantedBy=timers.target');
  });
});

const units = ['spark@', 'spark-backup', 'spark-deletions', 'spark-watchdog@'];

test.each(units)('%s.service dumps no core', (name) => {
  expect(read(`deploy/${name}.service`)).toMatch(/^LimitCORE=0$/m);
});
