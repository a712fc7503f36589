import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askForCode,
  type Mailbox,
  openMailbox,
  proveAddress,
  signInByCode,
  tokenIn,
} from '../../../../../test/support/mailbox.ts';
import { makeUser, type TestUser } from '../../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';

let mailbox: Mailbox;
let spark: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  spark = await openTestApp({ mailer: mailbox.mailer() });
});
afterAll(async () => {
  await spark.close();
  await mailbox.close();
});

let people = 0;
const newAddress = (): string => `owner${(people += 1)}@mail.example`;
const password = 'four words of no sense';
const change = (
  user: Pick<TestUser, 'token'>,
  body: Parameters<typeof spark.call<'updateOptionalInfo'>>[1] extends
    | { body?: infer B }
    | undefined
    ? B
    : never,
) => spark.call('updateOptionalInfo', { token: user.token, body: body ?? {} });

async function makeProven(): Promise<TestUser & { email: string }> {
  const [user, email] = [await makeUser(spark), newAddress()];
  await proveAddress(spark, mailbox, user, email);
  return { ...user, email };
}

describe('an address that was entered (decisions B6)', () => {
  test('counts once its link was opened, once and within 24 hours', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    expect(await change(user, { email })).toMatchObject({
      success: true,
      user: { hasEmail: true, emailVerified: false },
    });
    const mail = await mailbox.next(email);
    expect(mail.text).toContain('https://survey.example/auth/confirm?token=');
    expect(mail.headers + mail.text.replace('https://survey.example', '')).not.toMatch(
      /spark|kink|survey/i,
    );
    const body = { token: tokenIn(mail) };
    expect(await spark.call('confirmEmail', { body })).toEqual({ confirmed: true });
    expect(await spark.call('me', { token: user.token })).toMatchObject({
      hasEmail: true,
      emailVerified: true,
    });
    expect(await spark.refused('confirmEmail', { body })).toMatchObject({ status: 400 });

    const late = await makeUser(spark);
    const other = newAddress();
    await change(late, { email: other });
    const token = tokenIn(await mailbox.next(other));
    spark.moveClock(24 * 3600);
    expect(await spark.refused('confirmEmail', { body: { token } })).toMatchObject({ status: 400 });
    const again = await spark.call('login', { body: { loginCode: late.loginCode } });
    expect(again.user).toMatchObject({ hasEmail: false, emailVerified: false });
  });

  test.each(['', 'x', 'A'.repeat(22), `${'A'.repeat(22)}'`, 7])(
    'is not confirmed by %j',
    async (token) => {
      expect(await spark.refused('confirmEmail', { body: { token } })).toMatchObject({
        status: 400,
      });
    },
  );

  test('and never confirmed opens nothing, and no code goes to it (A08)', async () => {
    const [user, email] = [await makeUser(spark), newAddress()];
    await change(user, { email });
    await mailbox.next(email);
    expect((await askForCode(spark, email)).statusCode).toBe(202);
    const known = await makeProven();
    await signInByCode(spark, mailbox, known.email); // and so whatever was asked for before has been worked on
    expect(mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(1);
  });

  test('is answered alike whether it is another’s, and stays the other’s (A07)', async () => {
    const [owner, thief] = [await makeProven(), await makeUser(spark)];
    const stolen = await change(thief, { email: owner.email });
    const fresh = await change(await makeUser(spark), { email: newAddress() });
    expect({ ...stolen, user: { ...stolen.user, id: '', shareCode: '' } }).toEqual({
      ...fresh,
      user: { ...fresh.user, id: '', shareCode: '' },
    });
    expect(tokenIn(await mailbox.next(owner.email))).not.toBe('no token'); // which the owner alone could open
    expect((await signInByCode(spark, mailbox, owner.email)).user.id).toBe(owner.id);
  });

  test('that its owner confirms for a second account stays with the first, and the owner is told', async () => {
    const [owner, second] = [await makeProven(), await makeUser(spark)];
    await change(second, { email: owner.email });
    const token = tokenIn(await mailbox.next(owner.email));
    expect(await spark.refused('confirmEmail', { body: { token } })).toMatchObject({
      status: 409,
      detail: expect.stringContaining('another account'),
    });
    expect(await spark.call('me', { token: second.token })).toMatchObject({ hasEmail: false });
    expect((await signInByCode(spark, mailbox, owner.email)).user.id).toBe(owner.id);
  });

  test('leaves a confirmed one in force until it is confirmed itself', async () => {
    const [user, next] = [await makeProven(), newAddress()];
    expect(await change(user, { email: next })).toMatchObject({
      user: { hasEmail: true, emailVerified: true },
    });
    const mail = await mailbox.next(next);
    expect((await signInByCode(spark, mailbox, user.email)).user.id).toBe(user.id);
    await spark.call('confirmEmail', { body: { token: tokenIn(mail) } });
    expect((await signInByCode(spark, mailbox, next)).user.id).toBe(user.id);
    const before = mailbox.mails.length;
    await askForCode(spark, user.email);
    await signInByCode(spark, mailbox, (await makeProven()).email);
    expect(mailbox.mails.slice(before).flatMap(({ recipients }) => recipients)).not.toContain(
      user.email,
    );
  });

  test('makes the link before it useless', async () => {
    const [user, first, second] = [await makeUser(spark), newAddress(), newAddress()];
    await change(user, { email: first });
    await change(user, { email: second });
    expect(
      await spark.refused('confirmEmail', { body: { token: tokenIn(await mailbox.next(first)) } }),
    ).toMatchObject({ status: 400 });
    await spark.call('confirmEmail', { body: { token: tokenIn(await mailbox.next(second)) } });
  });

  test.each(['a@b', 'a@b@c.example', 'a@b.example\nBcc: x@y.example', '', 7, {}])(
    'is refused where it is none: %j',
    async (email) => {
      expect(
        await spark.refused('updateOptionalInfo', {
          token: (await makeUser(spark)).token,
          body: { email },
        }),
      ).toMatchObject({ status: 400 });
    },
  );
});

describe('changing a confirmed address in an old session (decisions B6, ASVS 7.5.1)', () => {
  const changes = [{ email: null }, { email: 'other@mail.example' }];

  test('needs the login code or the password again; adding a first one does not', async () => {
    const [user, without] = [await makeProven(), await makeUser(spark)];
    spark.moveClock(3601);
    for (const body of changes) {
      expect(await spark.refused('updateOptionalInfo', { token: user.token, body })).toMatchObject({
        status: 403,
        code: 'proof_required',
      });
      expect(
        await spark.refused('updateOptionalInfo', {
          token: user.token,
          body: { ...body, loginCode: without.loginCode },
        }),
      ).toMatchObject({ status: 403, code: 'proof_required' });
      expect(
        await spark.refused('updateOptionalInfo', {
          token: user.token,
          body: { ...body, password },
        }),
      ).toMatchObject({ status: 403, code: 'proof_required' });
    }
    expect(await spark.call('me', { token: user.token })).toMatchObject({ emailVerified: true });
    expect(
      await change(user, { email: null, loginCode: user.loginCode.toLowerCase() }),
    ).toMatchObject({ user: { hasEmail: false, emailVerified: false } });
    await change(without, { email: newAddress() });
  });

  test('is free within the first hour, and for what is not the address', async () => {
    const user = await makeProven();
    expect(await change(user, { email: null })).toMatchObject({ user: { hasEmail: false } });
    const other = await makeProven();
    spark.moveClock(4000);
    expect(await change(other, { gender: 'other' })).toMatchObject({
      user: { gender: 'other', emailVerified: true },
    });
  });

  test('takes the password of a registered account', async () => {
    const email = newAddress();
    const { accessToken } = await spark.call('register', { body: { email, password } });
    await spark.call('confirmEmail', { body: { token: tokenIn(await mailbox.next(email)) } });
    spark.moveClock(3601);
    expect(
      await spark.refused('updateOptionalInfo', {
        token: accessToken,
        body: { email: null, password: `${password}!` },
      }),
    ).toMatchObject({ status: 403 });
    expect(await change({ token: accessToken }, { email: null, password })).toMatchObject({
      user: { hasEmail: false },
    });
  });
});

describe('optional information (spec §3, decisions D6)', () => {
  test('keeps what is left out, removes what is null, and takes nothing else (B03)', async () => {
    const user = await makeUser(spark);
    const before = await spark.call('me', { token: user.token });
    await change(user, { ageRange: '25-34', gender: 'non-binary' });
    await change(user, {});
    expect(await spark.call('me', { token: user.token })).toEqual({
      ...before,
      ageRange: '25-34',
      gender: 'non-binary',
    });
    const forged = {
      id: 'x',
      shareCode: 'x',
      surveyCompleted: true,
      emailVerified: true,
      isAdmin: true,
      ageRange: null,
    };
    await spark.app.inject({
      method: 'PUT',
      url: '/api/v1/user/optional-info',
      headers: { authorization: `Bearer ${user.token}` },
      payload: forged,
    });
    expect(await spark.call('me', { token: user.token })).toEqual({
      ...before,
      gender: 'non-binary',
    });
  });

  test.each([
    { ageRange: '17-18' },
    { ageRange: 25 },
    { ageRange: '' },
    { gender: 'x' },
    { gender: 7 },
  ])('refuses %j', async (body) => {
    expect(
      await spark.refused('updateOptionalInfo', { token: (await makeUser(spark)).token, body }),
    ).toMatchObject({ status: 400 });
  });

  test('is in the export', async () => {
    const user = await makeProven();
    await change(user, { ageRange: '65+', gender: 'female' });
    expect((await spark.call('exportData', { token: user.token })).account).toMatchObject({
      ageRange: '65+',
      gender: 'female',
      hasEmail: true,
      emailVerified: true,
      hasPassword: false,
    });
  });
});

describe('registering (decisions B7)', () => {
  test('makes a new account each time, and answers alike for an address that is known', async () => {
    const owner = await makeProven();
    const [known, fresh] = [
      await spark.call('register', { body: { email: owner.email, password } }),
      await spark.call('register', { body: { email: newAddress(), password } }),
    ];
    expect(known.user).toEqual({
      ...fresh.user,
      id: known.user.id,
      shareCode: known.user.shareCode,
    });
    expect(known.user.id).not.toBe(owner.id);
    expect(known).toMatchObject({
      user: { hasEmail: true, emailVerified: false },
      loginCode: expect.stringMatching(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/),
    });
    expect(
      (await spark.call('login', { body: { loginCode: known.loginCode ?? '' } })).user.id,
    ).toBe(known.user.id);
  });

  test('lets in by address and password once the address is confirmed, and not before', async () => {
    const email = newAddress();
    const { user } = await spark.call('register', { body: { email, password } });
    const byPassword = { loginCode: email.toUpperCase(), password };
    const wrong = {
      status: 401,
      detail: 'Invalid login code or email address. Please check and try again.',
    };
    expect(await spark.refused('login', { body: byPassword })).toMatchObject(wrong);
    await spark.call('confirmEmail', { body: { token: tokenIn(await mailbox.next(email)) } });
    expect(await spark.call('login', { body: byPassword })).toMatchObject({
      loginCode: null,
      user: { id: user.id },
    });
    const failures = [
      { ...byPassword, password: `${password}.` },
      { loginCode: 'nobody@mail.example', password },
      { loginCode: (await makeProven()).email, password },
    ];
    const problems = await Promise.all(failures.map((body) => spark.refused('login', { body })));
    for (const problem of problems) expect(problem).toEqual({ ...problems[0], ...wrong });
  });

  test.each([
    ['elevenchars', 'at least 12'],
    ['x'.repeat(129), 'at most 128'],
    ['qwerty123456', 'tried first'],
  ])('refuses the password %s', async (bad, reason) => {
    expect(
      await spark.refused('register', { body: { email: newAddress(), password: bad } }),
    ).toMatchObject({ status: 400, errors: { password: expect.stringContaining(reason) } });
  });

  test('takes long passphrases in any script', async () => {
    await spark.call('register', {
      body: { email: newAddress(), password: 'пароль из четырёх слов'.padEnd(128, '字') },
    });
  });

  test.each(['nobody', 'a@b', 'a@b.example\r\nBcc: x@y.example'])(
    'refuses %j as an address (A10)',
    async (email) => {
      expect(await spark.refused('register', { body: { email, password } })).toMatchObject({
        status: 400,
        errors: { email: expect.any(String) },
      });
    },
  );
});
