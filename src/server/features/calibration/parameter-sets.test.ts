import { serialiseParameterSet } from 'spark-psychometrics';
import { beforeAll, describe, expect, test } from 'vitest';
import { createParameterSet } from '../../../../packages/psychometrics/src/bank/parameter-set.ts';
import { comparePair, keen, mirrored } from '../../../../test/support/people/make-pairs.ts';
import { confirm, meet, readResult } from '../../../../test/support/people/make-readings.ts';
import {
  makeParameterSet,
  storeSet,
} from '../../../../test/support/psychometrics/sets/make-parameter-set.ts';
import { makeFinishedUser, type TestUser } from '../../../../test/support/server/make-user.ts';
import { adminKey, bank, openTestApp } from '../../../../test/support/server/test-app.ts';
import { useTestApp } from '../../../../test/support/server/use-test-app.ts';
import { storeResult } from './results.ts';
import { createScoring } from './scoring.ts';
import { type SetRow, sha256 } from './store.ts';

const first = '2026-01-10-0000aaaa';
const second = '2026-01-12-0000bbbb';
const small = '2026-01-13-0000cccc';

const spark = useTestApp();
let ada: TestUser;
let ben: TestUser;
beforeAll(async () => {
  await storeSet(spark, first);
  await storeSet(spark, second, 2000, 0.8);
  await storeSet(spark, small, 320);
  ada = await makeFinishedUser(spark, keen('ada'));
  ben = await makeFinishedUser(spark, mirrored(keen('ada')));
});

const list = () => spark.call('listParameterSets', { adminKey });
const use = async (version: string | null) =>
  spark.call('useParameterSet', { adminKey, body: { version, instead: (await list()).inUse } });
const refuseUse = async (version: string, instead?: string | null) =>
  spark.refused('useParameterSet', {
    adminKey,
    body: { version, instead: instead ?? (await list()).inUse },
  });
/** Changes columns of a stored set, whose checksum then no longer fits. */
const overwrite = (version: string, columns: Partial<Omit<SetRow, 'version'>>) =>
  spark.db.write((tx) =>
    tx.updateTable('parameter_sets').set(columns).where('version', '=', version).execute(),
  );
const readProfile = ({ token, id }: TestUser) =>
  spark.call('computeProfile', { token, body: { userId: id } });
const scoresOf = async (user: TestUser) => (await readProfile(user)).scores;
const storedRecord = async ({ shareCode }: TestUser) =>
  spark.call('publicProfile', { params: { shareCode } });

describe('a parameter set', () => {
  test('scores nobody until an administrator switches', async () => {
    const { inUse, uses, sets } = await list();
    expect({ inUse, uses }).toEqual({ inUse: null, uses: [] });
    expect(sets.map(({ version, mayBeUsed }) => [version, mayBeUsed])).toEqual([
      [small, false],
      [second, true],
      [first, true],
    ]);
  });

  test('that is unknown or from too few people is refused', async () => {
    expect(await refuseUse('2026-01-01-deadbeef')).toMatchObject({ status: 404 });
    expect(await refuseUse(small)).toMatchObject({
      status: 409,
      detail: 'This set rests on 320 people. From 1000 on it can score everybody.',
    });
  });

  test('that somebody changed is refused', async () => {
    const broken = '2026-01-01-00000bad';
    await storeSet(spark, broken);
    await overwrite(broken, { people: 99_999 });
    expect(await refuseUse(broken)).toMatchObject({ status: 409 });
    expect((await list()).sets.find(({ version }) => version === broken)).toMatchObject({
      damaged: true,
      mayBeUsed: false,
    });
  });

  test('that cannot score is refused with the reason', async () => {
    const foreign = '2026-01-01-00000fad';
    const set = makeParameterSet(foreign);
    const covariance = set.covariance.map((row) => row.map((value) => 2 * value));
    const { checksum: _, ...content } = { ...set, covariance };
    const other = createParameterSet(content, sha256);
    await spark.db.write((tx) => storeResult(tx, other));
    expect(await refuseUse(foreign)).toMatchObject({
      status: 409,
      detail: `This set can score nobody: Parameter set ${foreign} has another latent covariance.`,
    });
    expect((await list()).inUse).toBeNull();
  });

  test('names the questions whose text has changed since', async () => {
    const body = { text: 'Another question.' };
    await spark.call('updateAdminItem', { adminKey, params: { id: 'A03' }, body });
    const { sets } = await list();
    expect(sets.find((set) => set.version === first)?.reworded).toEqual(['A03']);
  });
});

describe('a switch', () => {
  test('changes every figure and says so once, and a roll-back restores it', async () => {
    const before = await readProfile(ada);
    const record = await storedRecord(ada);
    await use(first);
    expect(await storedRecord(ada)).toEqual(record);
    const during = await readProfile(ada);
    expect(during.scores).not.toEqual(before.scores);
    expect(during.isRescored).toBe(true);
    expect(await readProfile(ada)).not.toHaveProperty('isRescored');
    expect(await storedRecord(ada)).not.toEqual(record);
    await use(null);
    expect(await readProfile(ada)).toEqual({ ...before, isRescored: true });
    expect(await storedRecord(ada)).toEqual(record);
  });

  test('is written to the audit log', async () => {
    await use(first);
    await use(second);
    await use(null);
    const { entries } = await spark.call('listAudit', { adminKey });
    const name = { target: 'parameter set', field: 'in use', keyName: 'tests' };
    expect(entries.slice(0, 3)).toMatchObject([
      { ...name, before: second, after: 'starting values' },
      { ...name, before: first, after: second },
      { ...name, before: 'starting values', after: first },
    ]);
    expect((await list()).uses.slice(0, 3).map(({ version }) => version)).toEqual([
      null,
      second,
      first,
    ]);
  });

  test('is refused if somebody else has switched meanwhile, even at the same time', async () => {
    const body = { version: first, instead: null };
    const headers = { 'x-admin-key': adminKey };
    const url = '/api/v1/admin/parameter-set-in-use';
    const put = () => spark.app.inject({ method: 'PUT', url, headers, payload: body });
    const replies = await Promise.all([put(), put(), put()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await refuseUse(second, second)).toMatchObject({ status: 409 });
    expect((await list()).inUse).toBe(first);
    await use(null);
  });

  test('to a set that is damaged falls back until it is mended', async () => {
    const broken = '2026-01-02-00000bad';
    const content = serialiseParameterSet(await storeSet(spark, broken, 1500, 1.5));
    await use(first);
    const underFirst = await scoresOf(ada);
    await use(broken);
    expect(await scoresOf(ada)).not.toEqual(underFirst);
    await overwrite(broken, { content: '{}' });
    const again = await openTestApp({ db: spark.db });
    const reply = await again.call('computeProfile', {
      token: ada.token,
      body: { userId: ada.id },
    });
    expect(reply.scores).toEqual(underFirst);
    await again.app.close();
    const other = createScoring({ db: spark.db, bank, logError: () => {} });
    await other.refresh();
    expect(other.bankInUse().parameterSet).toBe(first);
    await overwrite(broken, { content });
    await other.refresh();
    expect(other.bankInUse().parameterSet).toBe(broken);
    await use(null);
  });
});

describe('two people', () => {
  test('are compared by the parameters of the record', async () => {
    await Promise.all([ada, ben].map(readProfile)); // earlier tests switched
    const before = await comparePair(spark, ada, ben);
    await use(first);
    expect(await comparePair(spark, ada, ben)).toEqual(before);
    await readProfile(ben);
    const after = await comparePair(spark, ada, ben);
    expect(after).not.toEqual(before);
    const { detail: _, ...other } = await comparePair(spark, ben, ada);
    expect(other.compatibilityScore).toBe(before.compatibilityScore);
    await readProfile(ada);
    expect((await comparePair(spark, ben, ada)).compatibilityScore).toBe(after.compatibilityScore);
    await use(null);
    await Promise.all([ada, ben].map(readProfile));
    expect(await comparePair(spark, ada, ben)).toEqual(before);
  });

  test('are not compared on two scales if the set is damaged', async () => {
    const broken = '2026-01-03-00000bad';
    await storeSet(spark, broken, 1500, 1.5);
    await use(broken);
    await readProfile(ben);
    await overwrite(broken, { content: '{}' });
    await use(null);
    const again = await openTestApp({ db: spark.db });
    const body = { shareCode1: ada.shareCode, shareCode2: ben.shareCode };
    expect(await again.refused('compareProfiles', { token: ada.token, body })).toMatchObject({
      status: 503,
    });
    await readProfile(ben);
    expect(await comparePair(spark, ada, ben)).toMatchObject({
      compatibilityScore: expect.any(Number),
    });
    await again.app.close();
  });

  test('share a reading on the scale of the first yes', async () => {
    const pairId = await meet(spark, ada, ben);
    await confirm(spark, ada, pairId);
    await use(first);
    await confirm(spark, ben, pairId);
    expect(await readResult(spark, ada, pairId)).not.toBeNull();
    const pair = await spark.db.read((tx) =>
      tx
        .selectFrom('pairs')
        .select('model_version')
        .where('id', '=', pairId)
        .executeTakeFirstOrThrow(),
    );
    expect(pair.model_version).toBe(bank.version);
    await use(null);
  });
});
