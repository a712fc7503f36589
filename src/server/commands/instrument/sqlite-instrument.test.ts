import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSet } from '../../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { adminKey, openTestApp } from '../../../../test/support/server/test-app.ts';
import { instrumentCommand } from './instrument.ts';

let data: string;
let folder: string;
beforeEach(() => {
  data = freshFolder();
  folder = join(freshFolder(), 'new');
  vi.stubEnv('DATA_DIR', data);
});
afterEach(() => vi.unstubAllEnvs());

describe('spark instrument', () => {
  test('writes the parameters in use at the site', async () => {
    const version = '2026-01-10-0000aaaa';
    const spark = await openTestApp({ folder: data });
    await storeSet(spark, version);
    await spark.call('useParameterSet', { adminKey, body: { version, instead: null } });
    expect(await instrumentCommand.run(['--format', 'osd', folder])).toContain(version);
    const { definition } = JSON.parse(readFileSync(join(folder, 'SPARK.osd'), 'utf8'));
    expect(definition.scale_info.version).toContain(version);
    expect(definition.irt.provisional).toBe(false);
    await spark.close();
  });

  test('writes the starting values, and says so, where there is no site', async () => {
    expect(await instrumentCommand.run(['--format', 'csv', folder])).toContain('starting values');
    expect(readdirSync(folder).toSorted()).toEqual([
      'LICENSE.txt',
      'items.csv',
      'sources.csv',
      'texts.csv',
    ]);
  });

  test('overwrites nothing, and knows its formats', async () => {
    await expect(instrumentCommand.run(['--format', 'csv', data])).rejects.toThrow('exists');
    await expect(instrumentCommand.run(['--format', 'pdf', folder])).rejects.toThrow();
  });
});
