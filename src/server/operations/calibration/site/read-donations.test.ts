import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calibration, moveWaiting } from '../../../../../test/support/people/make-donations.ts';
import { seededAnswers } from '../../../../../test/support/server/make-user.ts';
import { bank, openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { openTestSnapshot } from '../../../../../test/support/server/test-database.ts';
import { testKeyring, testKeys } from '../../../../../test/support/server/test-keys.ts';
import { ageRanges, genders } from '../../../../domain/account.ts';
import { sealCopy } from '../../../features/donations/copy/sealed-copy.ts';
import { newKeyPair } from '../../../platform/crypto/x25519.ts';
import { backUp } from '../../backup/backup.ts';
import { type Donation, readDonations } from './read-donations.ts';

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
  };
}

const given = Array.from({ length: peopleCount }, (_, seed) => makeDonation(seed));

let spark: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spark-donations-'));
  spark = await openTestApp();
  const rows = given.map(({ tag, edition, week, ...content }, seed) => {
    const row = { id: `${(seed * 7919) % 10_007}`, tag, week, edition };
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

describe('donated copies', () => {
  test('come back equal from the database', async () => {
    const { donations, unreadable } = await readDonations(spark.db, deps);
    expect(unreadable).toBe(0);
    expect(sort(donations)).toEqual(sort(given));
  });

  test('come back equal from a backup', async () => {
    const path = join(folder, 'backup');
    const snapshot = openTestSnapshot(spark.folder);
    await backUp({ snapshot, keys: testKeyring, now: spark.now, report: () => {} }, path);
    await snapshot.close();
    const { donations } = await readDonations({ path, backupKey: testKeys.backup }, deps);
    expect(sort(donations)).toEqual(sort(given));
  });

  test('come in one order, which is not that of the tags', async () => {
    const [first, second] = [
      await readDonations(spark.db, deps),
      await readDonations(spark.db, deps),
    ];
    expect(first.donations).toEqual(second.donations);
    expect(first.donations.map(({ tag }) => tag)).not.toEqual(given.map(({ tag }) => tag));
  });

  test('open with no other key', async () => {
    for (const privateKey of [newKeyPair().privateKey, new Uint8Array(48)])
      expect(await readDonations(spark.db, { privateKey, bank })).toEqual({
        donations: [],
        unreadable: peopleCount,
      });
  });

  test('that cannot be read are counted', async () => {
    await spark.db.write((tx) =>
      tx
        .updateTable('donations')
        .set({ week: '2026-W09' })
        .where('week', '=', '2026-W10')
        .execute(),
    );
    const { donations, unreadable } = await readDonations(spark.db, deps);
    expect(unreadable).toBe(given.filter(({ week }) => week === '2026-W10').length);
    expect(donations).toHaveLength(peopleCount - unreadable);
  });
});
