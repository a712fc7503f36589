import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { readKeys } from './master-key.ts';

const given = Buffer.alloc(32, 5).toString('base64');

describe('the master key', () => {
  test('is generated once into a file for the owner', () => {
    const folder = join(freshFolder(), 'not', 'there', 'yet');
    const keys = readKeys(undefined, folder);
    const path = join(folder, 'master.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(readdirSync(folder)).toEqual(['master.key']);
    const bytes = readFileSync(path);
    expect(readKeys(undefined, folder)).toEqual(keys);
    expect(readFileSync(path)).toEqual(bytes);
    expect(Buffer.from(bytes.toString(), 'base64')).toHaveLength(32);
  });

  test('differs between folders', () => {
    expect(readKeys(undefined, freshFolder())).not.toEqual(readKeys(undefined, freshFolder()));
  });

  test('from the settings is used without writing a file', () => {
    const folder = freshFolder();
    expect(readKeys(given, folder)).toEqual(readKeys(given, folder));
    expect(readKeys(given, folder)).not.toEqual(
      readKeys(Buffer.alloc(32, 6).toString('base64'), folder),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(['', 'AAAA', 'not a key at all', Buffer.alloc(31, 1).toString('base64')])(
    'that is damaged ("%s") is refused and left unchanged',
    (content) => {
      const folder = freshFolder();
      writeFileSync(join(folder, 'master.key'), content);
      expect(() => readKeys(undefined, folder)).toThrow(/master key in .* is damaged.*Restore it/);
      expect(readFileSync(join(folder, 'master.key'), 'utf8')).toBe(content);
    },
  );

  test('is generated again after an interrupted start', () => {
    const folder = freshFolder();
    writeFileSync(join(folder, `master.key.${process.pid}`), 'half');
    chmodSync(join(folder, `master.key.${process.pid}`), 0o600);
    expect(readKeys(undefined, folder).loginCode).toHaveLength(32);
  });

  test('is not contained in derived keys', () => {
    for (const key of Object.values(readKeys(given, freshFolder())))
      expect(Buffer.from(key)).not.toEqual(Buffer.alloc(32, 5));
  });
});
