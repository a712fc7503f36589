import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomLookingKey, runDoctor } from '../../../../test/support/process/run-doctor.ts';
import { runScript } from '../../../../test/support/process/run-script.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { newKeyPair } from '../../platform/crypto/seal-to-key.ts';

const publicKey = Buffer.from(newKeyPair().publicKey).toString('base64');

describe('config-check', () => {
  test('lists every setting with its source, and no secret', async () => {
    const file = join(freshFolder(), 'mail');
    writeFileSync(file, 'smtps://canary-user:canary-word@mail.example:465\n');
    const given = {
      PORT: '8080',
      DEMO: 'off',
      SAFETY_LINKS: 'Help=https://help.example/',
      MASTER_KEY: randomLookingKey,
      ADMIN_KEY: 'anna=canary-0123456789,ben=canary-9876543210',
      DATABASE_URL: 'postgres://canary-user:canary-word@db.example:5432/spark?password=canary-word',
      MAIL_URL_FILE: file,
      AI_BASE_URL: 'https://canary-user:canary-word@api.example/v1',
      AI_API_KEY: 'canary-of-the-service',
      AI_MODEL: 'm',
      CALIBRATION_PUBLIC_KEY: publicKey,
    };
    const { code, stdout, stderr } = await runScript('config', [], given);
    expect([code, stderr]).toEqual([0, '']);
    for (const line of [
      'PORT                    8080\n',
      'HOST                    127.0.0.1   (default)\n',
      'DEMO                    off\n',
      'MASTER_KEY              given, not shown\n',
      'ADMIN_KEY               anna, ben (keys not shown)\n',
      'DATABASE_URL            postgres://…@db.example:5432/spark\n',
      `MAIL_URL                smtps://…@mail.example:465   (from the file ${file})\n`,
      'AI_BASE_URL             https://…@api.example/v1\n',
      'AI_API_KEY              given, not shown\n',
      'SAFETY_LINKS            Help=https://help.example/\n',
      'CONTACT                 not set\n',
      `CALIBRATION_PUBLIC_KEY  ${publicKey}\n`,
    ])
      expect(stdout).toContain(line);
    expect(stdout).not.toMatch(/canary/);
    expect(stdout).not.toContain(randomLookingKey);
  });

  test('exits with 1 and names the error or the usage', async () => {
    expect(await runScript('config', [], { PORT: 'canary', MASTER_KEY_FILE: '/no/such' })).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'The settings are not right:\nMASTER_KEY_FILE: The file cannot be read (ENOENT).\nPORT: PORT must be a whole number from 0 to 65535.\n',
    });
    for (const args of [['more'], ['--nothing']])
      expect(await runScript('config', args, {})).toEqual({
        code: 1,
        stdout: '',
        stderr: 'spark config\n',
      });
  });
});

const languageModelAt = (AI_BASE_URL: string) => ({
  AI_BASE_URL,
  AI_API_KEY: 'canary',
  AI_MODEL: 'm',
});

describe('doctor', () => {
  test.each([
    [{ PUBLIC_URL: 'http://survey.example' }, 'problem PUBLIC_URL: Is not https'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'warning PUBLIC_URL: Leads to this machine only'],
    [{ PUBLIC_URL: 'https://survey.example' }, 'problem TRUST_PROXY: Is 0 behind a proxy'],
    [{ PUBLIC_URL: 'https://survey.example' }, 'warning HSTS: Off.'],
    [{ PUBLIC_URL: 'https://survey.example' }, 'warning DEMO: On'],
    [
      { MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
      'problem MASTER_KEY: Does not look random',
    ],
    [
      { MASTER_KEY: Buffer.from('change me change me change me change me').toString('base64') },
      'problem MASTER_KEY: Does not look random',
    ],
    [{ ADMIN_KEY: '0123456789abcdef' }, 'warning ADMIN_KEY: Has no name'],
    [{ RATE_LIMIT_SCALE: '100' }, 'problem RATE_LIMIT_SCALE: Is 100'],
    [{ LOG_LEVEL: 'trace' }, 'warning LOG_LEVEL: Is trace'],
    [{ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }, 'warning METRICS_HOST: Is 0.0.0.0'],
    [
      languageModelAt('http://models.example/v1'),
      'warning AI_BASE_URL: Is http:// to another machine',
    ],
    [
      languageModelAt('HTTP://192.0.2.7:8000/v1'),
      'warning AI_BASE_URL: Is http:// to another machine',
    ],
    [languageModelAt('https://models.example/v1'), 'ok AI_BASE_URL: Given'],
    [languageModelAt('http://127.0.0.1:8000/v1'), 'ok AI_BASE_URL: Given'],
    [{ MAIL_URL: 'smtp://127.0.0.1:1' }, 'problem MAIL_FROM: Is the default'],
    [
      { MAIL_URL: 'smtp://user:canary@127.0.0.1:1', MAIL_FROM: 'a@b.example' },
      'problem mail server: Does not take us (ESOCKET',
    ],
    [
      { DATABASE_URL: 'postgres://spark:spark@db.invalid/spark' },
      'problem DATABASE_URL: Has no password, or one',
    ],
    [
      { DATABASE_URL: 'postgres://spark:canary@127.0.0.1:1/spark' },
      'problem database: PostgreSQL does not answer (ECONNREFUSED)',
    ],
    [
      { DATABASE_URL: 'postgres://spark:canary@127.0.0.1:1/spark' },
      'warning MASTER_KEY: Not set, so each machine',
    ],
  ])('with %j says: %s', async (settings, expected) => {
    const { lines } = await runDoctor({ DATA_DIR: freshFolder(), ...settings });
    expect(lines).toContainEqual(expect.stringContaining(expected));
    expect(lines.join('\n')).not.toContain('canary');
  });
});
