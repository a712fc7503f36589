import { describe, expect, test } from 'vitest';
import { makeEmailUser, newAddress } from '../../../../test/support/server/make-email-user.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();

const tenMinutes = 600;
const refusal = {
  status: 403,
  code: 'proof_required',
  detail: expect.stringMatching(/login code/),
};

/** The calls that need a proof of identity (B13), with the account on which they are made. */
const guarded = [
  { what: 'a first address', name: 'updateOptionalInfo', body: { email: 'first@mail.example' } },
  { what: 'a new login code', name: 'rotateLoginCode', body: undefined },
  { what: 'an export', name: 'exportData', body: undefined },
  { what: 'a deletion', name: 'deleteData', body: undefined },
  {
    what: 'a replaced address',
    name: 'updateOptionalInfo',
    body: { email: 'other@mail.example' },
    hasAddress: true,
  },
  {
    what: 'a removed address',
    name: 'updateOptionalInfo',
    body: { email: null },
    hasAddress: true,
  },
] as const;

describe('a stolen token without a proof (B13)', () => {
  test.each(guarded)('gets no $what', async (row) => {
    const { name, body } = row;
    const hasAddress = 'hasAddress' in row;
    const user = hasAddress ? await makeEmailUser(spark, mailbox) : await makeUser(spark);
    spark.moveClock(tenMinutes);

    expect(await spark.refused(name, { token: user.token, ...(body && { body }) })).toMatchObject(
      refusal,
    );

    expect(await spark.call('me', { token: user.token })).toMatchObject({ hasEmail: hasAddress });
    expect(
      (await spark.call('login', { body: { loginCode: user.loginCode } })).user.emailVerified,
    ).toBe(hasAddress);
  });

  test('gets none by refreshing the token', async () => {
    const user = await makeUser(spark);
    spark.moveClock(tenMinutes);
    const { accessToken } = await spark.call('refresh', { token: user.token });
    expect(await spark.refused('exportData', { token: accessToken })).toMatchObject(refusal);
    expect(
      await spark.refused('updateOptionalInfo', {
        token: accessToken,
        body: { email: newAddress() },
      }),
    ).toMatchObject(refusal);
  });
});
