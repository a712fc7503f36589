/** deploy/compose.yaml and deploy/spark.service configure the server with valid settings. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { readConfig, secretSettings, settingNames } from '../../../src/server/config/config.ts';
import { findAll, read } from './repository-files.ts';

const compose = read('deploy/compose.yaml');
const service = read('deploy/spark.service');
const calibration = read('deploy/spark-calibrate.service');

describe('spark-calibrate.service', () => {
  test('runs the command of package.json with its key', () => {
    expect(findAll(calibration, /^ExecStart=(.+)$/gm)).toEqual([
      packageFile.scripts.calibrate
        .replace('node', '/opt/spark/node_modules/node/bin/node')
        .concat(' --key ${CREDENTIALS_DIRECTORY}/calibration_key --if-due'),
    ]);
    expect(findAll(calibration, /^LoadCredential=(\w+):/gm)).toContain('calibration_key');
    expect(service).not.toContain('calibration_key');
  });

  test('is as closed as spark.service, and starts once a week', () => {
    const isClosed = (line: string): boolean =>
      /^(Protect|Private|Restrict|NoNew|UMask)/.test(line);
    expect(calibration.split('\n').filter(isClosed)).toEqual(service.split('\n').filter(isClosed));
    expect(calibration).toMatch(/^Nice=10$/m);
    expect(findAll(service, /^(StateDirectory=.*)$/gm)).toEqual(
      findAll(calibration, /^(StateDirectory=.*)$/gm),
    );
    expect(findAll(read('deploy/spark-calibrate.timer'), /^OnCalendar=(.+)$/gm)).toHaveLength(1);
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
    });
    expect(findAll(compose, /file: \.\/secrets\/(\w+)/g).toSorted()).toEqual([
      'admin_key',
      'database_password',
      'database_url',
      'master_key',
    ]);
    expect(
      findAll(service + calibration, /^Environment=(.+)$/gm)
        .flatMap((line) => line.split(' ').map((part) => part.split('=', 1)[0] ?? ''))
        .filter((name) => !isKnown(name)),
    ).toEqual([]);
  });

  test('pass the flags of package.json and every secret', () => {
    expect(findAll(service, /^ExecStart=(.+)$/gm)).toEqual([
      [
        '/opt/spark/node_modules/node/bin/node',
        ...packageFile.config.serverFlags.split(' '),
        'src/server/main.ts',
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
});
