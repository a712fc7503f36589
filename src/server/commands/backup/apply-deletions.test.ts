import { beforeEach, describe, expect, test } from 'vitest';
import {
  calibration,
  countCopies,
  donate,
} from '../../../../test/support/people/make-donations.ts';
import { makeLink, openLink } from '../../../../test/support/people/make-links.ts';
import { keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import {
  end,
  eraseAgreement,
  readPairRow,
  reveal,
  sendMarks,
} from '../../../../test/support/people/make-readings.ts';
import {
  newBackupPath,
  restoreInto,
  saveBackup,
  withSnapshot,
} from '../../../../test/support/server/backups.ts';
import {
  makeFinishedUser,
  makeUser,
  signInAgain,
  type TestUser,
} from '../../../../test/support/server/make-user.ts';
import type { TestApp } from '../../../../test/support/server/test-app.ts';
import { makeKeys, testKeyring } from '../../../../test/support/server/test-keys.ts';
import { openAppForTest } from '../../../../test/support/server/use-test-app.ts';
import { type Keyring, singleKey } from '../../platform/crypto/keyring.ts';
import type { Database } from '../../platform/db/database.ts';
import { applyDeletions } from './apply-deletions.ts';
import { saveDeletions } from './deletions.ts';

const options = { calibrationKey: calibration.publicKey };

const apply = (
  spark: TestApp,
  path: string,
  { db = spark.db, keys = testKeyring }: { db?: Database; keys?: Keyring } = {},
) => withSnapshot(spark, ({ snapshot, now }) => applyDeletions({ db, snapshot, keys, now }, path));

const countAccounts = ({ db }: TestApp) =>
  db.read(async (tx) => (await tx.selectFrom('users').select('id').execute()).length);

const nothing = {
  users: 0,
  addresses: 0,
  key_wraps: 0,
  passkeys: 0,
  earlier_attempts: 0,
  insights: 0,
  links: 0,
  pairs: 0,
  donations: 0,
  pending_donations: 0,
  shareCodes: 0,
  loginCodes: 0,
  passwords: 0,
  agreements: 0,
};

describe('a database that was recovered to an earlier moment', () => {
  let path: string;
  let recovered: TestApp;
  let link: { readonly token: string };
  let stays: TestUser;
  beforeEach(async () => {
    const spark = await openAppForTest(options);
    const [gone, donor] = [await makeUser(spark), await makeFinishedUser(spark, keen('kept'))];
    const partner = await makeFinishedUser(spark, mirrored(keen('kept')));
    await donate(spark, donor, 'answers');
    const { linkId, token } = await makeLink(spark, partner);
    link = { token };
    stays = partner;
    const pairId = await reveal(spark, donor, partner);
    const backup = await saveBackup(spark);
    await end(spark, donor, pairId);
    await donate(spark, donor, 'none');
    await spark.call('deleteLink', { token: partner.token, body: { linkId } });
    await spark.call('deleteData', { token: gone.token });
    path = newBackupPath(spark);
    await withSnapshot(spark, (deps) => saveDeletions(deps, path));
    recovered = await openAppForTest(options);
    await restoreInto(recovered, backup, { withoutDeletions: true });
  });

  test('loses again what was deleted since, and its sessions, and nothing else', async () => {
    const { token } = await signInAgain(recovered, stays);
    expect(await countAccounts(recovered)).toBe(3);
    expect(await apply(recovered, path)).toEqual({
      ...nothing,
      users: 1,
      links: 1,
      pairs: 1,
      pending_donations: 1,
    });
    expect(await countAccounts(recovered)).toBe(2);
    await expect(openLink(recovered, link)).rejects.toThrow();
    expect(await countCopies(recovered)).toEqual({ waiting: 0, moved: 0 });
    expect((await recovered.refused('me', { token })).status).toBe(401);
    expect(await apply(recovered, path)).toEqual(nothing);
    const again = newBackupPath(recovered);
    expect(await withSnapshot(recovered, (deps) => saveDeletions(deps, again))).toBe(4);
  });

  test('is brought up to date by a second run after an interruption', async () => {
    const { db } = recovered;
    let writes = 0;
    const failing: Database = {
      ...db,
      write: (unit) => {
        if ((writes += 1) > 3) throw new Error('interrupted');
        return db.write(unit);
      },
    };
    await expect(apply(recovered, path, { db: failing })).rejects.toThrow('interrupted');
    expect(await apply(recovered, path)).toEqual({ ...nothing, pairs: 1, pending_donations: 1 });
    expect(await countAccounts(recovered)).toBe(2);
  });

  test('is left as it is where a master key is missing', async () => {
    const keys = singleKey(makeKeys(1));
    await expect(apply(recovered, path, { keys })).rejects.toThrow('another master key');
    expect(await countAccounts(recovered)).toBe(3);
  });
});

test('an agreement that was erased since is erased again, and its reading stays', async () => {
  const spark = await openAppForTest();
  const ada = await makeFinishedUser(spark, keen('kept'));
  const ben = await makeFinishedUser(spark, mirrored(keen('kept')));
  const pairId = await reveal(spark, ada, ben);
  for (const person of [ada, ben]) await sendMarks(spark, person, pairId);
  const backup = await saveBackup(spark);
  await eraseAgreement(spark, ada, pairId);
  const path = newBackupPath(spark);
  await withSnapshot(spark, (deps) => saveDeletions(deps, path));
  const recovered = await openAppForTest();
  await restoreInto(recovered, backup, { withoutDeletions: true });
  const { agreement } = await readPairRow(recovered, pairId);
  expect(agreement).not.toBeNull();
  expect(await apply(recovered, path)).toEqual({ ...nothing, agreements: 1 });
  expect((await readPairRow(recovered, pairId)).agreement).toBeNull();
});
