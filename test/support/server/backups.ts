/** Backups of test apps, which lie in the folder of their app and go with it. */

import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type BackupDeps, backUp } from '../../../src/server/commands/backup/backup.ts';
import { restore, type RestoreOptions } from '../../../src/server/commands/backup/restoration.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { openTestSnapshot } from './test-database.ts';
import { testKeyring } from './test-keys.ts';

/** Opens an app that closes when the test ends. */
export async function openFreshApp(): Promise<TestApp> {
  const spark = await openTestApp();
  onTestFinished(() => spark.close());
  return spark;
}

let files = 0;
export const newBackupPath = ({ folder }: Pick<TestApp, 'folder'>): string =>
  join(folder, `backup-${(files += 1)}.jsonl`);

export async function withSnapshot<T>(
  { folder, now }: Pick<TestApp, 'folder' | 'now'>,
  use: (deps: BackupDeps) => Promise<T>,
): Promise<T> {
  const snapshot = openTestSnapshot(folder);
  return use({ snapshot, keys: testKeyring, now, report: () => {} }).finally(() =>
    snapshot.close(),
  );
}

export async function saveBackup(spark: TestApp): Promise<string> {
  const path = newBackupPath(spark);
  await withSnapshot(spark, (deps) => backUp(deps, path));
  return path;
}

export const restoreInto = (
  { db }: Pick<TestApp, 'db'>,
  path: string,
  options: Partial<RestoreOptions> = {},
  report: (line: string) => void = () => {},
) => restore({ db, keys: testKeyring, report }, path, { replace: false, ...options });
