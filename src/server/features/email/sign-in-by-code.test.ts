import { describe, expect, test } from 'vitest';
import { requestCode, readCode } from '../../../../test/support/mailbox.ts';
import { makeEmailUser } from '../../../../test/support/server/make-email-user.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();

const invalidCredentials = {
  status: 401,
  code: 'unauthorized',
  detail: 'Invalid login code or email address. Please check and try again.',
};

const wrongCode = '00000000';

/** A new user, the challenge for their address, and the message with the code. */
async function receiveCode() {
  const user = await makeEmailUser(spark, mailbox);
  const { challengeId } = (await requestCode(spark, user.email)).json<{ challengeId: string }>();
  const mail = await mailbox.next(user.email);
  return { ...user, challengeId, code: readCode(mail), mail };
}

type Challenge = Pick<Awaited<ReturnType<typeof receiveCode>>, 'email' | 'challengeId' | 'code'>;

const loginBody = ({ email, challengeId, code }: Challenge) => ({
  loginCode: email,
  challengeId,
  code,
});
const signIn = (challenge: Challenge) => spark.call('login', { body: loginBody(challenge) });

async function expectRefusal(challenge: Challenge): Promise<void> {
  expect(await spark.refused('login', { body: loginBody(challenge) })).toMatchObject(
    invalidCredentials,
  );
}

const guess = (challenge: Challenge): Promise<void> =>
  expectRefusal({
    ...challenge,
    code: challenge.code === wrongCode ? '11111111' : wrongCode,
  });

describe('a mailed code', () => {
  test('comes in a message without product, sender or link', async () => {
    const { mail, email } = await receiveCode();
    expect(mail.recipients).toEqual([email]);
    expect(mail.headers).toMatch(/^Subject: Your code$/m);
    expect(mail.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(mail.headers).not.toMatch(/^(Bcc|Cc|X-Mailer):/im);
    expect(mail.headers + mail.text).not.toMatch(/spark|kink|survey|https?:|nodemailer/i);
  });

  test('opens the account once, with its own challenge only', async () => {
    const [user, other] = [await receiveCode(), await receiveCode()];
    await expectRefusal({ ...user, challengeId: other.challengeId });
    await expectRefusal({ ...user, email: other.email });
    expect(await signIn(user)).toMatchObject({
      loginCode: null,
      user: { id: user.id, hasEmail: true, emailVerified: true },
    });
    await expectRefusal(user);
  });

  test('expires after ten minutes, or five tries', async () => {
    const [late, patient, guessed] = [
      await receiveCode(),
      await receiveCode(),
      await receiveCode(),
    ];
    for (let i = 0; i < 4; i += 1) await guess(patient);
    expect((await signIn(patient)).user.id).toBe(patient.id);
    await Promise.all(Array.from({ length: 5 }, () => guess(guessed)));
    await expectRefusal(guessed);
    spark.moveClock(600);
    await expectRefusal(late);
  });

  test('is void once the address or account is gone', async () => {
    const [removed, deleted] = [await receiveCode(), await receiveCode()];
    await spark.call('updateOptionalInfo', { token: removed.token, body: { email: null } });
    await spark.call('deleteData', { token: deleted.token });
    await expectRefusal(removed);
    await expectRefusal(deleted);
  });

  test('cannot be guessed for an unknown address', async () => {
    const email = 'none@unknown.example';
    const { challengeId } = (await requestCode(spark, email)).json<{ challengeId: string }>();
    await expectRefusal({ email, challengeId, code: wrongCode });
    await expectRefusal({ email, challengeId: 'no-such', code: wrongCode });
  });
});
