/** Whatever a person takes back after a backup stays taken back after its restore. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, openMailbox } from '../../../../test/support/mailbox.ts';
import { calibration } from '../../../../test/support/people/make-donations.ts';
import { type Revocable, revocables } from '../../../../test/support/people/revocables.ts';
import {
  newBackupPath,
  restoreInto,
  saveBackup,
  withSnapshot,
} from '../../../../test/support/server/backups.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { testKeyring as keys } from '../../../../test/support/server/test-keys.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';
import { applyDeletions } from './apply-deletions.ts';
import { saveDeletions } from './deletions.ts';

const options = { calibrationKey: calibration.publicKey };
const made = new Map<string, Revocable>();
let spark: TestApp;
let mailbox: Mailbox;
let backup: string;
let ledger: string;

async function listAnswering(site: TestApp): Promise<string[]> {
  const answering: string[] = [];
  for (const [kind, { answers }] of made) if (await answers(site)) answering.push(kind);
  return answering;
}

const openSite = (): Promise<TestApp> =>
  openAppForTest({ ...options, mailer: mailbox.mailer(), now: spark.now });

beforeAll(async () => {
  mailbox = await openMailbox();
  spark = await openTestApp({ ...options, mailer: mailbox.mailer() });
  for (const [kind, make] of Object.entries(revocables))
    made.set(kind, await make({ spark, mailbox }));
  backup = await saveBackup(spark);
  for (const { revoke } of made.values()) await revoke();
  ledger = newBackupPath(spark);
  await withSnapshot(spark, (deps) => saveDeletions(deps, ledger));
}, 60_000);
afterAll(async () => {
  await spark.close();
  await mailbox.close();
});

describe('what was taken back after a backup', () => {
  test('answers again after a restore without the ledger', async () => {
    const site = await openSite();
    await restoreInto(site, backup, { withoutDeletions: true });
    expect(await listAnswering(site)).toEqual(Object.keys(revocables));
  });

  test('stays so after a restore into a new database with the file', async () => {
    const site = await openSite();
    await restoreInto(site, backup, { deletions: ledger });
    expect(await listAnswering(site)).toEqual([]);
  });

  test('stays so once its entry has ended, for owners who have been there', async () => {
    const site = await openSite();
    await restoreInto(site, backup, { deletions: ledger });
    await listAnswering(site); // signs in
    await site.db.write((tx) => tx.deleteFrom('deletions').execute());
    expect(await listAnswering(site)).toEqual([]);
  });

  test('stays so after a recovery to that moment, once the file is applied', async () => {
    const site = await openSite();
    await restoreInto(site, backup, { withoutDeletions: true });
    await withSnapshot(site, ({ snapshot, now }) =>
      applyDeletions({ db: site.db, snapshot, keys, now }, ledger),
    );
    expect(await listAnswering(site)).toEqual([]);
  });

  test('stays so after a restore over the database', async () => {
    await restoreInto(spark, backup, { replace: true });
    expect(await listAnswering(spark)).toEqual([]);
  });
});
