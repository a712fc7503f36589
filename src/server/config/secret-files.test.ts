import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readComplaints } from '../../../test/support/server/config-complaints.ts';
import { freshFolder } from '../../../test/support/server/fresh-storage.ts';
import { readConfig, secretSettings } from './config.ts';

describe('secret settings', () => {
  /** All secrets except `AI_API_KEY`, which needs two other settings and has its own test. */
  const independentSecrets = secretSettings.filter((name) => name !== 'AI_API_KEY');
  const secrets: Readonly<Record<(typeof independentSecrets)[number], string>> = {
    DATABASE_URL: 'postgres://spark:hidden-word@db.example:5432/spark',
    MIGRATION_DATABASE_URL: 'postgres://spark:hidden-word@past.example:5432/spark',
    MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
    MASTER_KEY_PREVIOUS: Buffer.alloc(32, 4).toString('base64'),
    ADMIN_KEY: 'anna=0123456789abcdef',
    MAIL_URL: 'smtps://user:hidden-word@mail.example:465',
  };

  function writeSecret(text: string): string {
    const path = join(freshFolder(), 'secret');
    writeFileSync(path, text);
    return path;
  }

  test('include the key of the language model', () => {
    const given = { AI_BASE_URL: 'https://api.example/v1', AI_MODEL: 'm' };
    expect(readConfig({ ...given, AI_API_KEY_FILE: writeSecret('key-of-the-service\n') })).toEqual(
      readConfig({ ...given, AI_API_KEY: 'key-of-the-service' }),
    );
  });

  test.each(independentSecrets)('%s is read from a file, with any line end', (name) => {
    const expected = readConfig({ [name]: secrets[name] });
    expect(expected[name]).toBeDefined();
    for (const end of ['', '\n', '\r\n'])
      expect(readConfig({ [`${name}_FILE`]: writeSecret(secrets[name] + end) })).toEqual(expected);
    expect(readConfig({ [name]: secrets[name], [`${name}_FILE`]: '' })).toEqual(expected);
  });

  test.each(independentSecrets)('%s is named if its file is unusable or redundant', (name) => {
    expect(readComplaints({ [`${name}_FILE`]: '/no/such/file' })).toEqual([
      `${name}_FILE: The file cannot be read (ENOENT).`,
    ]);
    expect(readComplaints({ [`${name}_FILE`]: writeSecret('\n') })).toEqual([
      `${name}_FILE: The file is empty.`,
    ]);
    const both = { [`${name}_FILE`]: writeSecret(secrets[name]), [name]: secrets[name] };
    expect(readComplaints(both)).toEqual([
      expect.stringContaining(`${name}_FILE: ${name} and ${name}_FILE are both set`),
    ]);
    const wrong = readComplaints({ [`${name}_FILE`]: writeSecret('hidden-word'), PORT: 'x' });
    expect(wrong.map((line) => line.split(':')[0]).toSorted()).toEqual(['PORT', name].toSorted());
    expect(wrong.join()).not.toContain('hidden-word');
  });
});
