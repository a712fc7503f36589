import { describe, expect, test } from 'vitest';
import { readCode, requestCode } from '../../../../test/support/mailbox.ts';
import {
  newAddress,
  password,
  registerUser,
} from '../../../../test/support/server/make-email-user.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();

const makeOwner = () => registerUser(spark, mailbox);

const refusedPassword = (email: string) =>
  spark.refused('login', { body: { loginCode: email, password } });

describe('a new login code (B13)', () => {
  test('keeps the address and the password by default', async () => {
    const { token, email, id } = await makeOwner();
    const { user } = await spark.call('rotateLoginCode', { token });
    expect(user).toMatchObject({ id, emailVerified: true });
    expect((await spark.call('login', { body: { loginCode: email, password } })).user.id).toBe(id);
  });

  test('removes the password on request', async () => {
    const { token, email } = await makeOwner();
    const { user } = await spark.call('rotateLoginCode', { token, body: { removePassword: true } });
    expect(user).toMatchObject({ emailVerified: true });
    expect(await refusedPassword(email)).toMatchObject({ status: 401 });
    expect(await spark.call('proofStatus', { token })).toMatchObject({
      hasPassword: false,
      emailVerified: true,
    });
  });

  test('removes the address on request, even one that waits', async () => {
    const { token, email } = await makeOwner();
    const next = newAddress();
    await spark.call('updateOptionalInfo', { token, body: { email: next } });
    const code = readCode(await mailbox.next(next));
    const { user, loginCode } = await spark.call('rotateLoginCode', {
      token,
      body: { removeAddress: true },
    });
    expect(user).toMatchObject({ hasEmail: false, emailVerified: false });
    expect(await refusedPassword(email)).toMatchObject({ status: 401 });
    expect(await spark.refused('confirmEmail', { token, body: { code } })).toMatchObject({
      status: 400,
    });
    expect((await spark.call('login', { body: { loginCode } })).user).toMatchObject({
      hasEmail: false,
    });
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
