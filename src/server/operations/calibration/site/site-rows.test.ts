import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeCopies } from '../../../../../test/support/people/make-copies.ts';
import { adminKey, openTestApp } from '../../../../../test/support/server/test-app.ts';
import { openTestSnapshot } from '../../../../../test/support/server/test-database.ts';
import { testKeyring, testKeys } from '../../../../../test/support/server/test-keys.ts';
import { backUp } from '../../backup/backup.ts';
import { readSiteRows, type SiteRows } from './site-rows.ts';

async function openSite() {
  const spark = await openTestApp();
  onTestFinished(() => spark.close());
  await storeCopies(spark.db, 5);
  for (const body of [{ text: 'Another text.' }, { shortDescription: 'Other.' }])
    await spark.call('updateAdminItem', { adminKey, params: { id: 'A07' }, body });
  return spark;
}

const sorted = (site: SiteRows) =>
  Object.entries(site).map(([table, rows]) => [
    table,
    rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted(),
  ]);

describe('the rows of a calibration', () => {
  test('are the same from a database and its backup', async () => {
    const spark = await openSite();
    const folder = mkdtempSync(join(tmpdir(), 'spark-rows-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const snapshot = openTestSnapshot(spark.folder);
    const path = join(folder, 'backup');
    await backUp({ snapshot, keys: testKeyring, now: spark.now, report: () => {} }, path);
    const fromDatabase = await readSiteRows(snapshot);
    await snapshot.close();
    const fromBackup = await readSiteRows({ path, backupKey: testKeys.backup });
    expect(sorted(fromBackup)).toEqual(sorted(fromDatabase));
    expect(fromBackup.donations).toHaveLength(5);
    expect(fromBackup.admin_audit).toMatchObject([{ target: 'A07', field: 'text' }]);
  });

  test('never come from a backup without a signature', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spark-rows-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'backup');
    const header = { format: 'spark-backup', version: 1, madeAt: '', keyCheck: '', steps: [] };
    writeFileSync(path, `${JSON.stringify(header)}\n{"end":{},"sha256":""}\n`);
    await expect(readSiteRows({ path, backupKey: testKeys.backup })).rejects.toThrow('has no end');
  });

  test('need the schema of this version', async () => {
    const spark = await openSite();
    await spark.db.write((tx) => tx.schema.dropTable('parameter_uses').execute());
    await expect(readSiteRows(spark.db)).rejects.toThrow(
      'The database has the schema of an older version.',
    );
  });
});
