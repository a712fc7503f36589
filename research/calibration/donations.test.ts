import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageRanges, genders } from '../../src/domain/account.ts';
import { locales } from '../../src/domain/locales.ts';
import { backUp } from '../../src/server/commands/backup/backup.ts';
import { sealCopy } from '../../src/server/features/donations/copy-content.ts';
import { type Donation, openDonations } from '../../src/server/features/donations/donations.ts';
import { newKeyPair } from '../../src/server/platform/crypto/seal-to-key.ts';
import { calibration, moveWaiting } from '../../test/support/people/make-donations.ts';
import { seededAnswers } from '../../test/support/server/make-user.ts';
import { adminKey, bank, openTestApp, type TestApp } from '../../test/support/server/test-app.ts';
import { openTestSnapshot } from '../../test/support/server/test-database.ts';
import { testKeyring, testKeys } from '../../test/support/server/test-keys.ts';
import { readSiteRows, type SiteRows } from './donations.ts';

const peopleCount = 1000;
const editions = [...bank.editions.keys()];

function tagOf(seed: number): Uint8Array {
  const tag = new Uint8Array(32);
  new DataView(tag.buffer).setUint32(0, seed);
  return tag;
}

function makeDonation(seed: number): Donation {
  const edition = editions[seed % editions.length]!;
  const answer = seededAnswers(seed);
  const ids = [...bank.editions.get(edition)!.layout.positions.keys()];
  return {
    tag: tagOf(seed),
    edition,
    week: `2026-W${10 + (seed % 40)}`,
    answers: ids.map((id, at) => ((at + seed) % 3 === 0 ? null : answer(id))),
    ageRange: seed % 2 === 0 ? null : ageRanges[seed % ageRanges.length]!,
    gender: seed % 3 === 0 ? null : genders[seed % genders.length]!,
    outcomes: seed % 5 === 0 ? [{ level: 'compatible', helped: 1 + (seed % 7) }] : [],
    languages: locales.filter((_, place) => (seed >> place) & 1),
    retest: null,
    studyAnswers: '0'.repeat(100),
  };
}

const given = Array.from({ length: peopleCount }, (_, seed) => makeDonation(seed));

let spark: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spark-donations-'));
  spark = await openTestApp();
  const rows = given.map(({ tag, edition, week, ...content }, seed) => {
    const row = { id: `${(seed * 7919) % 10_007}`, tag, week, edition, study: null };
    return { ...sealCopy(calibration.publicKey, row, content), waiting_since: '2026-01-15' };
  });
  await spark.db.write(async (tx) => {
    for (let start = 0; start < peopleCount; start += 100)
      await tx
        .insertInto('pending_donations')
        .values(rows.slice(start, start + 100))
        .execute();
  });
  await moveWaiting(spark);
  for (const body of [{ text: 'Another text.' }, { shortDescription: 'Other.' }])
    await spark.call('updateAdminItem', { adminKey, params: { id: 'A07' }, body });
});
afterAll(async () => {
  await spark.close();
  rmSync(folder, { recursive: true, force: true });
});

const deps = { privateKey: calibration.privateKey, bank };
const sort = (donations: readonly Donation[]): string[] =>
  donations
    .map(({ tag, ...rest }) => [Buffer.from(tag).toString('hex'), rest])
    .map((entries) => JSON.stringify(entries))
    .toSorted();

async function saveBackup(): Promise<string> {
  const path = join(folder, 'backup');
  const snapshot = openTestSnapshot(spark.folder);
  await backUp({ snapshot, keys: testKeyring, now: spark.now, report: () => {} }, path);
  await snapshot.close();
  return path;
}
const readRows = () => readSiteRows(spark.db);
const sortRows = (site: SiteRows) =>
  Object.entries(site).map(([table, rows]) => [
    table,
    rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted(),
  ]);

describe('the rows of a calibration', () => {
  test('are the same from a database and its backup', async () => {
    const path = await saveBackup();
    const fromBackup = await readSiteRows({ path, backupKey: testKeys.backup });
    expect(sortRows(fromBackup)).toEqual(sortRows(await readRows()));
    expect(fromBackup.donations).toHaveLength(peopleCount);
    expect(fromBackup.admin_audit).toMatchObject([{ target: 'A07', field: 'text' }]);
  });

  test('never come from a backup without a signature', async () => {
    const path = join(folder, 'unsigned');
    const header = { format: 'spark-backup', version: 1, madeAt: '', keyCheck: '', steps: [] };
    writeFileSync(path, `${JSON.stringify(header)}\n{"end":{},"sha256":""}\n`);
    await expect(readSiteRows({ path, backupKey: testKeys.backup })).rejects.toThrow('has no end');
  });

  test('need the schema of this version', async () => {
    const old = await openTestApp();
    await old.db.write((tx) => tx.schema.dropTable('parameter_uses').execute());
    await expect(readSiteRows(old.db)).rejects.toThrow(
      'The database has the schema of an older version.',
    );
    await old.close();
  });
});

describe('donated copies', () => {
  test('come back equal, in one order, which is not that of the tags', async () => {
    const { donations, unreadable } = openDonations(await readRows(), deps);
    expect(unreadable).toBe(0);
    expect(sort(donations)).toEqual(sort(given));
    expect(openDonations(await readRows(), deps).donations).toEqual(donations);
    expect(donations.map(({ tag }) => tag)).not.toEqual(given.map(({ tag }) => tag));
  });

  test('open with no other key', async () => {
    const rows = await readRows();
    for (const privateKey of [newKeyPair().privateKey, new Uint8Array(48)])
      expect(openDonations(rows, { privateKey, bank })).toEqual({
        donations: [],
        unreadable: peopleCount,
      });
  });

  test('that cannot be read are counted', async () => {
    const { donations: rows, admin_audit } = await readRows();
    const damaged = rows.map((row) =>
      row.week === '2026-W10' ? { ...row, week: '2026-W09' } : row,
    );
    const { donations, unreadable } = openDonations({ donations: damaged, admin_audit }, deps);
    expect(unreadable).toBe(given.filter(({ week }) => week === '2026-W10').length);
    expect(donations).toHaveLength(peopleCount - unreadable);
  });
});
