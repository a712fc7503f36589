import { describe, expect, test } from 'vitest';
import { runDoctor } from '../../../../test/support/process/run-doctor.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';

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
