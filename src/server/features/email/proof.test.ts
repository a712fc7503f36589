import { describe, expect, test } from 'vitest';
import { expectRefusals, type Refusal } from '../../../../test/support/http/expect-refusals.ts';
import {
  confirmAddress,
  readCode,
  requestCode,
  signInByCode,
} from '../../../../test/support/mailbox.ts';
import {
  newAddress,
  password,
  registerUser,
} from '../../../../test/support/server/make-email-user.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();

const tenMinutes = 600;
const proofRequired = { status: 403, code: 'proof_required' };

type Owner = Awaited<ReturnType<typeof registerUser>>;

/** An account with a password and a confirmed address, ten minutes after its last proof. */
async function makeOwner(): Promise<Owner> {
  const owner = await registerUser(spark, mailbox);
  spark.moveClock(tenMinutes);
  return owner;
}

async function mailedProof({ token, email }: Owner) {
  const { challengeId } = await spark.call('mailProofCode', { token, body: { email } });
  return { challengeId, code: readCode(await mailbox.next(email)) };
}

const proofs = [
  { kind: 'the login code', make: async ({ loginCode }: Owner) => ({ loginCode }) },
  { kind: 'the password', make: async () => ({ password }) },
  { kind: 'a mailed code', make: mailedProof },
] as const;

/** The calls that need a proof. */
const actions = [
  ['updateOptionalInfo', { email: 'b@mail.example' }],
  ['updateOptionalInfo', { email: null }],
  ['rotateLoginCode', {}],
  ['exportData', undefined],
  ['deleteData', {}],
] as const;

/** Further calls that need a proof, and more than an account. Their features test the effects. */
const others = [
  ['createLink', { level: 'words', days: null }],
  ['forgetHistory', undefined],
  ['sayYes', { pairId: 'any', attemptId: 'any' }],
  ['sendMarks', { pairId: 'any', round: 1, marks: [] }],
  ['eraseAgreement', { pairId: 'any' }],
] as const;

test('a stolen token without a proof, even if refreshed, gets nothing that needs one', async () => {
  const owner = await makeOwner();
  const { accessToken } = await spark.call('refresh', { token: owner.token });
  const rows = [owner, { token: accessToken }].flatMap((who) =>
    [...actions, ...others].map(([name, body]): Refusal => [
      who,
      name,
      body,
      403,
      'proof_required',
    ]),
  );
  await expectRefusals(spark, rows);
  expect((await spark.refused('exportData', { token: owner.token })).detail).toMatch(/login code/);
  expect(await spark.call('me', { token: owner.token })).toMatchObject({ hasEmail: true });
  const body = { loginCode: owner.loginCode };
  expect((await spark.call('login', { body })).user.emailVerified).toBe(true);
});

test.each(actions)('a proof allows %s with %o', async (name, body) => {
  const owner = await makeOwner();
  const { token, loginCode } = owner;
  await spark.call('prove', { token, body: { loginCode } });
  // as: each row has the body of its call
  await spark.call(name, { token, ...(body && { body }) } as never);
});

describe.each(proofs)('$kind as a proof', ({ make }) => {
  test('holds for ten minutes, in its own session only', async () => {
    const owner = await makeOwner();
    const other = await spark.call('login', { body: { loginCode: owner.loginCode } });
    spark.moveClock(tenMinutes);
    await spark.call('prove', { token: owner.token, body: await make(owner) });
    expect(await spark.call('proofStatus', { token: owner.token })).toEqual({
      proven: true,
      hasPassword: true,
      emailVerified: true,
      emailPending: false,
      hasPasskeys: false,
      hasLinks: false,
    });
    const unproven = ({ token }: { token: string }) =>
      expectRefusals(spark, [[{ token }, 'exportData', undefined, 403, 'proof_required']]);
    await unproven({ token: other.accessToken });
    spark.moveClock(tenMinutes - 60);
    await spark.call('exportData', { token: owner.token });
    spark.moveClock(60);
    await unproven(owner);
    expect(await spark.call('proofStatus', { token: owner.token })).toMatchObject({
      proven: false,
    });
  });
});

describe('a proof in the body of the call', () => {
  test.each([{ removes: 'loginCode' }, { removes: 'password' }] as const)(
    'may be the $removes',
    async ({ removes }) => {
      const owner = await makeOwner();
      const body = removes === 'password' ? { password } : { loginCode: owner.loginCode };
      const { token } = owner;
      await spark.call('updateOptionalInfo', { token, body: { email: newAddress(), ...body } });
      spark.moveClock(tenMinutes);
      const { loginCode } = await spark.call('rotateLoginCode', { token, body });
      spark.moveClock(tenMinutes);
      await spark.call('deleteData', {
        token,
        body: removes === 'password' ? body : { loginCode },
      });
    },
  );

  test('allows a first address, which needs it', async () => {
    const { token, loginCode } = await makeUser(spark);
    spark.moveClock(tenMinutes);
    const body = { email: newAddress() };
    const refused = await spark.refused('updateOptionalInfo', { token, body });
    expect(refused).toMatchObject(proofRequired);
    expect(await spark.call('me', { token })).toMatchObject({ hasEmail: false });
    const proven = { ...body, loginCode: loginCode.toLowerCase() };
    await spark.call('updateOptionalInfo', { token, body: proven });
  });

  test('is not needed for other fields', async () => {
    const { token } = await makeOwner();
    expect(
      await spark.call('updateOptionalInfo', { token, body: { gender: 'other' } }),
    ).toMatchObject({ user: { gender: 'other', emailVerified: true } });
  });
});

describe('signing in', () => {
  const signIns = [
    {
      kind: 'by login code',
      run: ({ loginCode }: Owner) => spark.call('login', { body: { loginCode } }),
    },
    {
      kind: 'by password',
      run: ({ email }: Owner) => spark.call('login', { body: { loginCode: email, password } }),
    },
    { kind: 'by mailed code', run: ({ email }: Owner) => signInByCode(spark, mailbox, email) },
  ] as const;
  test.each(signIns)('$kind is a proof', async ({ run }) => {
    const { accessToken: token } = await run(await makeOwner());
    await spark.call('exportData', { token });
    spark.moveClock(tenMinutes);
    expect(await spark.refused('exportData', { token })).toMatchObject(proofRequired);
  });
});

describe('a wrong proof', () => {
  test('is refused, whatever its kind', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const foreign = await mailedProof(other);
    const own = await mailedProof(owner);
    const signIn = (await requestCode(spark, owner.email)).json<{ challengeId: string }>();
    const signInCode = readCode(await mailbox.next(owner.email));
    const wrong = [
      { loginCode: other.loginCode },
      { loginCode: password },
      { password: `${password}!` },
      { password: owner.loginCode },
      foreign,
      { ...foreign, challengeId: own.challengeId },
      { challengeId: signIn.challengeId, code: signInCode },
      { challengeId: 'none', code: own.code },
    ];
    await expectRefusals(spark, [
      ...wrong.map((body): Refusal => [owner, 'prove', body, 403, 'proof_required']),
      [owner, 'exportData', undefined, 403, 'proof_required'],
      [owner, 'prove', {}, 400],
    ]);
  });

  test('counts as a failed sign-in', async () => {
    const { token, loginCode } = await makeOwner();
    const limited = await openTestApp({ rateLimitScale: 1, db: spark.db, now: () => spark.now() });
    const other = await makeUser(spark);
    const guess = (): Promise<{ readonly status: number }> =>
      limited.refused('prove', { token, body: { loginCode: other.loginCode } });
    for (let i = 0; i < 10; i += 1) expect(await guess()).toMatchObject({ status: 403 });
    expect(await guess()).toMatchObject({ status: 429 });
    expect(await limited.refused('login', { body: { loginCode } })).toMatchObject({ status: 429 });
    await limited.app.close();
  });
});

describe('a code mailed as a proof', () => {
  test('works once and for ten minutes, and opens no session', async () => {
    const owner = await makeOwner();
    const [used, late] = [await mailedProof(owner), await mailedProof(owner)];
    await expectRefusals(spark, [[null, 'login', { loginCode: owner.email, ...used }, 401]]);
    await spark.call('prove', { token: owner.token, body: used });
    await expectRefusals(spark, [[owner, 'prove', used, 403, 'proof_required']]);
    spark.moveClock(tenMinutes);
    await expectRefusals(spark, [[owner, 'prove', late, 403, 'proof_required']]);
  });

  test('goes to the confirmed address of the account only', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const ask = (email: string) =>
      spark.call('mailProofCode', { token: owner.token, body: { email } });
    const before = mailbox.mails.length;
    const replies = [await ask(other.email), await ask(newAddress()), await ask(owner.email)];
    await mailbox.next(owner.email);

    expect(mailbox.mails.slice(before).flatMap(({ recipients }) => recipients)).toEqual([
      owner.email,
    ]);
    for (const reply of replies)
      expect(reply).toEqual({ challenge: 'email', challengeId: expect.any(String) });
  });

  test('is void once the address is replaced', async () => {
    const owner = await makeOwner();
    const proof = await mailedProof(owner);
    const { accessToken: token } = await spark.call('login', {
      body: { loginCode: owner.loginCode },
    });
    await confirmAddress(spark, mailbox, { token }, newAddress());
    expect(await spark.refused('prove', { token: owner.token, body: proof })).toMatchObject(
      proofRequired,
    );
  });
});
