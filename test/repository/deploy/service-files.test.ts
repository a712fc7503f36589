/** deploy/compose.yaml and the systemd units configure the server with valid settings. */

import { describe, expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { readConfig, secretSettings, settingNames } from '../../../src/server/config/config.ts';
import { readCompose } from '../../support/containers/compose-file.ts';
import { testedVersion } from '../../support/postgres/programs.ts';
import { findAll, read } from '../repository-files.ts';

const service = read('deploy/spark@.service');
const program = 'node --disable-warning=ExperimentalWarning src/server/commands/spark.js';

const isKnown = (name: string): boolean =>
  settingNames.some((setting) => setting === name) ||
  secretSettings.some((setting) => `${setting}_FILE` === name) ||
  ['NODE_ENV', 'MALLOC_ARENA_MAX'].includes(name);

describe('compose.yaml', () => {
  const { services } = readCompose('compose.yaml', {
    PUBLIC_URL: 'https://survey.example',
    CONTACT: 'contact@survey.example',
    OPERATOR_NAME: 'Anna Muster',
    IMPRINT_URL: 'https://survey.example/imprint',
  });

  test('sets only known settings, to valid values', () => {
    const given = Object.values(services).flatMap(({ environment = {} }) =>
      Object.keys(environment),
    );
    expect(given.filter((name) => !isKnown(name))).toEqual([]);
    const { environment = {} } = services['app'] ?? {};
    const withoutFiles = Object.entries(environment).filter(([name]) => !name.endsWith('_FILE'));
    expect(readConfig(Object.fromEntries(withoutFiles))).toMatchObject({
      PUBLIC_URL: 'https://survey.example',
      TRUST_PROXY: 1,
      HSTS: true,
      DEMO: false,
      METRICS_PORT: 9464,
    });
  });

  test('names the image of this version', () => {
    for (const { image } of Object.values(services))
      expect(image).toBe(`spark:${packageFile.version}`);
  });

  test('drops privileges that the programs do not need', () => {
    for (const service of Object.values(services))
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        ulimits: { core: 0 },
      });
    for (const port of services['app']?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test('is joined by the PostgreSQL that the tests run on', () => {
    const { services: added } = readCompose('compose.postgres.yaml');
    expect(added['database']?.image).toBe(`postgres:${testedVersion}-bookworm`);
    expect(Object.keys(added)).toEqual(['app', 'backup', 'database']);
  });
});

describe('spark@.service', () => {
  test('sets only known settings', () => {
    expect(
      findAll(service, /^Environment=(.+)$/gm)
        .flatMap((line) => line.split(' ').map((part) => part.split('=', 1)[0] ?? ''))
        .filter((name) => !isKnown(name)),
    ).toEqual([]);
  });

  test('passes the flags of package.json and every secret', () => {
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

  test('drops privileges that the server does not need', () => {
    for (const line of [
      'DynamicUser=yes',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=\n',
      'UMask=0077',
    ])
      expect(service).toContain(line);
  });

  test('ends no restart loop unseen, and is checked at /healthz', () => {
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
