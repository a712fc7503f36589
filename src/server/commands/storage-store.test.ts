import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../../../test/support/server/fresh-storage.ts';
import { useFreshTestApp } from '../../../test/support/server/use-test-app.ts';
import { createStorageMeter } from './storage-store.ts';

const now = Date.UTC(2026, 0, 15, 12);
const spark = useFreshTestApp();

const measure = (backupFolder?: string) =>
  createStorageMeter({
    db: spark.db,
    dataFolder: spark.folder,
    backupFolder,
    now: () => now,
  })();

function addFile(folder: string, name: string, hoursAgo: number): void {
  writeFileSync(join(folder, name), 'x');
  const seconds = now / 1000 - hoursAgo * 3600;
  utimesSync(join(folder, name), seconds, seconds);
}

describe('the age of the newest backup', () => {
  test('counts backups alone, encrypted ones too', async () => {
    const folder = freshFolder();
    expect((await measure(folder)).backupAgeSeconds).toBe(Infinity);
    addFile(folder, 'old.jsonl', 50);
    addFile(folder, 'deletions.ledger', 1);
    addFile(folder, 'new.jsonl.unfinished', 2);
    expect((await measure(folder)).backupAgeSeconds).toBe(50 * 3600);
    addFile(folder, 'new.gpg', 3);
    expect((await measure(folder)).backupAgeSeconds).toBe(3 * 3600);
  });

  test('is unknown without a folder, and endless if it cannot be read', async () => {
    expect((await measure()).backupAgeSeconds).toBeNull();
    const folder = freshFolder();
    rmSync(folder, { recursive: true });
    expect((await measure(folder)).backupAgeSeconds).toBe(Infinity);
  });
});

test('shows the room of each disk and the size of the database', async () => {
  const { disks, databaseBytes, logBytes, synchronousStandbys } = await measure(freshFolder());
  expect(synchronousStandbys).toBe(spark.db.engine === 'postgres' ? 0 : null);
  expect(disks.map(({ folder }) => folder)).toEqual(['data', 'backups']);
  for (const { freeBytes, sizeBytes } of disks) {
    expect(freeBytes).toBeGreaterThan(0);
    expect(sizeBytes).toBeGreaterThan(freeBytes);
  }
  expect(databaseBytes).toBeGreaterThanOrEqual(4096);
  expect(logBytes === null).toBe(spark.db.engine === 'postgres');
});
