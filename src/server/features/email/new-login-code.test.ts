import { describe, expect, test } from 'vitest';
import { expectRefusals } from '../../../../test/support/http/expect-refusals.ts';
import { readCode, requestCode } from '../../../../test/support/mailbox.ts';
import { makeLink, openLink, refuseLink } from '../../../../test/support/people/make-links.ts';
import { restoreInto, saveBackup } from '../../../../test/support/server/backups.ts';
import {
  newAddress,
  password,
  registerUser,
} from '../../../../test/support/server/make-email-user.ts';
import { makeFinishedUser, seededAnswers } from '../../../../test/support/server/make-user.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();

const makeOwner = () => registerUser(spark, mailbox);

const makeFinished = (seed: number) => makeFinishedUser(spark, seededAnswers(seed));

/** The kinds of keys that open the account. */
const listWraps = async (id: string): Promise<string[]> => {
  const rows = await spark.db.read((tx) =>
    tx.selectFrom('key_wraps').select('kind').where('user_id', '=', id).execute(),
  );
  return rows.map(({ kind }) => kind).toSorted();
};

describe('a new login code', () => {
  test('removes the password and the address on request, even one that waits', async () => {
    const { token, email } = await makeOwner();
    const { user } = await spark.call('rotateLoginCode', { token, body: { removePassword: true } });
    expect(user).toMatchObject({ emailVerified: true });
    expect(await listWraps(user.id)).toEqual(['address', 'login_code']);
    expect(await spark.call('proofStatus', { token })).toMatchObject({
      hasPassword: false,
      emailVerified: true,
    });
    const next = newAddress();
    await spark.call('updateOptionalInfo', { token, body: { email: next } });
    const code = readCode(await mailbox.next(next));
    const changed = await spark.call('rotateLoginCode', { token, body: { removeAddress: true } });
    expect(changed.user).toMatchObject({ hasEmail: false, emailVerified: false });
    expect(await listWraps(user.id)).toEqual(['login_code']);
    await expectRefusals(spark, [
      [null, 'login', { loginCode: email, password }, 401],
      [{ token }, 'confirmEmail', { code }, 400],
    ]);
    const { loginCode } = changed;
    expect((await spark.call('login', { body: { loginCode } })).user.hasEmail).toBe(false);
  });

  test('removes the links on request, for a restored backup as well', async () => {
    const [owner, other] = [await makeFinished(1), await makeFinished(2)];
    const links = [await makeLink(spark, owner), await makeLink(spark, owner, { days: 7 })];
    const kept = await makeLink(spark, other);
    const backup = await saveBackup(spark);
    const { token } = owner;
    await spark.call('rotateLoginCode', { token });
    expect(await spark.call('proofStatus', { token })).toMatchObject({ hasLinks: true });
    await openLink(spark, links[0]!);

    await spark.call('rotateLoginCode', { token, body: { removeLinks: true } });
    expect(await spark.call('proofStatus', { token })).toMatchObject({ hasLinks: false });
    for (const link of links) expect(await refuseLink(spark, link)).toMatchObject({ status: 404 });
    await openLink(spark, kept);
    await restoreInto(spark, backup, { replace: true });
    for (const link of links) expect(await refuseLink(spark, link)).toMatchObject({ status: 404 });
    await openLink(spark, kept);
  });

  test('voids a mailed code that waits', async () => {
    const { token, email } = await makeOwner();
    const { challengeId } = (await requestCode(spark, email)).json<{ challengeId: string }>();
    const code = readCode(await mailbox.next(email));
    await spark.call('rotateLoginCode', { token });
    expect(
      await spark.refused('login', { body: { loginCode: email, challengeId, code } }),
    ).toMatchObject({ status: 401 });
  });

  test('keeps the old one working if the proof is wrong', async () => {
    const { token, email, id } = await makeOwner();
    spark.moveClock(600);
    const body = { removeAddress: true, removePassword: true, password: 'another one than that' };
    expect(await spark.refused('rotateLoginCode', { token, body })).toMatchObject({ status: 403 });
    expect((await spark.call('login', { body: { loginCode: email, password } })).user.id).toBe(id);
  });
});
