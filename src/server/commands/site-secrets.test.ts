import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshFolder } from '../../../test/support/server/fresh-storage.ts';
import { readConfig } from '../config/config.ts';
import { flatten } from './doctor/finding.ts';
import { checkSettings } from './doctor/settings-checks.ts';
import { SecretsError, secretsCommand, writeSecrets } from './site-secrets.ts';

const options = { database: 'database:5433', owner: null };
let folder: string;
beforeEach(() => {
  folder = join(freshFolder(), 'secrets');
});
const file = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(file(name), 'utf8').trim();

describe('spark secrets', () => {
  test('writes what the doctor accepts', () => {
    writeSecrets(folder, options);
    const names = ['MASTER_KEY', 'ADMIN_KEY', 'DATABASE_URL'];
    const config = readConfig(
      Object.fromEntries(names.map((name) => [`${name}_FILE`, file(name.toLowerCase())])),
    );
    const findings = flatten(checkSettings(config)).filter(({ subject }) =>
      names.includes(subject),
    );
    expect(findings.map(({ level, text }) => `${level} ${text}`)).toEqual([
      'ok Given.',
      'ok Named: operator.',
    ]);
    const { hostname, port, password } = new URL(read('database_url'));
    expect([hostname, port, password]).toEqual(['database', '5433', read('database_password')]);
  });

  test('closes the files to others, and gives them to their reader', () => {
    const owner = process.getuid?.() === 0 ? 1234 : (process.getuid?.() ?? 0);
    writeSecrets(folder, { ...options, owner });
    for (const name of readdirSync(folder)) {
      const { mode, uid } = statSync(file(name));
      expect([mode & 0o777, uid]).toEqual([0o600, owner]);
    }
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  test('says about each file what it is, and which to keep elsewhere', () => {
    const lines = writeSecrets(folder, options);
    expect(lines.map((line) => line.split(': ', 1)[0])).toEqual(
      ['master_key', 'admin_key', 'database_password', 'database_url'].map(file),
    );
    expect(lines.filter((line) => line.includes('ELSEWHERE'))).toEqual([lines[0]]);
    for (const name of readdirSync(folder)) expect(lines.join()).not.toContain(read(name));
  });

  test('overwrites nothing', () => {
    writeSecrets(folder, options);
    const before = readdirSync(folder).map(read);
    expect(() => writeSecrets(folder, options)).toThrow(SecretsError);
    expect(readdirSync(folder).map(read)).toEqual(before);
  });

  test('keeps them out of the data folder', async () => {
    await expect(secretsCommand.run(['./data/secrets'])).rejects.toThrow('beside what');
  });

  test.each([[], ['a', 'b'], ['a', '--owner', 'anna']])('refuses %j', async (...args) => {
    await expect(secretsCommand.run(args)).rejects.toThrow();
  });
});
