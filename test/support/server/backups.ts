/** Backups of test apps, which lie in the folder of their app and go with it. */

import { join } from 'node:path';
import { type BackupDeps, backUp } from '../../../src/server/commands/backup/backup.ts';
import { restore, type RestoreOptions } from '../../../src/server/commands/backup/restoration.ts';
import type { TestApp } from './test-app.ts';
import { openTestSnapshot } from './test-database.ts';
import { testKeyring } from './test-keys.ts';

let files = 0;
export const newBackupPath = ({ folder }: Pick<TestApp, 'folder'>): string =>
  join(folder, `backup-${(files += 1)}.jsonl`);

export async function withSnapshot<T>(
  { folder, now }: Pick<TestApp, 'folder' | 'now'>,
  use: (deps: BackupDeps) => Promise<T>,
  keys = testKeyring,
): Promise<T> {
  const snapshot = openTestSnapshot(folder);
  return use({ snapshot, keys, now, report: () => {} }).finally(() => snapshot.close());
}

export async function saveBackup(
  spark: Pick<TestApp, 'folder' | 'now'>,
  keys = testKeyring,
): Promise<string> {
  const path = newBackupPath(spark);
  await withSnapshot(spark, (deps) => backUp(deps, path), keys);
  return path;
}

interface RestoreInto extends Partial<RestoreOptions> {
  readonly keys?: typeof testKeyring;
  readonly report?: (line: string) => void;
}

export const restoreInto = (
  { db }: Pick<TestApp, 'db'>,
  path: string,
  { keys = testKeyring, report = () => {}, ...options }: RestoreInto = {},
) => restore({ db, keys, report }, path, { replace: false, ...options });
