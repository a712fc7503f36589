import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findAdminKey, loadOrCreateAdminKey, parseAdminKeys } from './admin-keys.ts';

describe('admin keys', () => {
  test('have unique names and at least 16 characters', () => {
    const keys = parseAdminKeys('ann=aaaaaaaaaaaaaaaa, bob=bbbbbbbbbbbbbbbb');
    expect(findAdminKey(keys, 'bbbbbbbbbbbbbbbb')).toBe('bob');
    expect(findAdminKey(keys, 'ann=aaaaaaaaaaaaaaaa')).toBeNull();
    expect(findAdminKey(parseAdminKeys('a-key-without-name'), 'a-key-without-name')).toBe('admin');
    expect(() => parseAdminKeys('short')).toThrow('at least 16');
    expect(() => parseAdminKeys('x=aaaaaaaaaaaaaaaa,x=bbbbbbbbbbbbbbbb')).toThrow(
      'a name of its own',
    );
  });

  test('are generated once and stored as a private digest', () => {
    const folder = mkdtempSync(join(tmpdir(), 'spark-key-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const announced: string[] = [];
    const first = loadOrCreateAdminKey(folder, (key) => announced.push(key));
    const again = loadOrCreateAdminKey(folder, (key) => announced.push(key));
    expect(announced).toHaveLength(1);
    expect(again).toEqual(first);
    expect(findAdminKey([again], announced[0] ?? '')).toBe('first');
    const path = join(folder, 'admin-key.sha256');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).not.toContain(announced[0]);
  });
});
