import { describe, expect, test } from 'vitest';
import {
  requestCode,
  readCode,
  openMailbox,
  confirmAddress,
} from '../../../../test/support/mailbox.ts';
import { makeEmailUser } from '../../../../test/support/server/make-email-user.ts';
import { makeUser } from '../../../../test/support/server/make-user.ts';
import { openTestApp } from '../../../../test/support/server/test-app.ts';
import { useMailApp } from '../../../../test/support/server/use-test-app.ts';

const { spark, mailbox } = useMailApp();

/** The parts of a reply that an observer sees, except the date and random values. */
function observable(answer: Awaited<ReturnType<typeof requestCode>>) {
  const { date: _, ...headers } = answer.headers;
  return {
    status: answer.statusCode,
    headers,
    body: answer.payload.replace(/"challengeId":"[\w-]{22}"/, '"challengeId":"…"'),
  };
}

describe('asking for a mailed code', () => {
  test('answers known and unknown addresses alike', async () => {
    const { email } = await makeEmailUser(spark, mailbox);
    const [known, unknown] = [
      await requestCode(spark, email),
      await requestCode(spark, 'nobody@unknown.example'),
    ];
    expect(known.statusCode).toBe(202);
    expect(known.json()).toEqual({
      challenge: 'email',
      challengeId: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(observable(known)).toEqual(observable(unknown));
    await mailbox.next(email);
  });

  test('looks the address up after the answer, at the latest when the app closes', async () => {
    const delayed = await openTestApp({
      mailer: mailbox.mailer(),
      db: spark.db,
      mailLagMilliseconds: () => 3_600_000,
    });
    const { email } = await makeEmailUser(spark, mailbox);
    const selectChallenges = () =>
      spark.db.read((tx) => tx.selectFrom('email_challenges').select('id').execute());
    const before = await selectChallenges();

    const { challengeId } = (await requestCode(delayed, email)).json<{ challengeId: string }>();
    expect(await selectChallenges()).toEqual(before);

    await delayed.app.close();
    expect((await selectChallenges()).map(({ id }) => id)).toContain(challengeId);
    expect(readCode(await mailbox.next(email))).toMatch(/^\d{8}$/);
  });

  test('answers alike without mail and past the limit', async () => {
    const closedMailbox = await openMailbox();
    const mailer = closedMailbox.mailer();
    await closedMailbox.close();
    const app = await openTestApp({ mailer, rateLimitScale: 1, db: spark.db });
    const { email } = await makeEmailUser(spark, mailbox);
    const ask = async (address: string) =>
      Promise.all(
        Array.from({ length: 5 }, async () =>
          observable(await requestCode(app, address, { remoteAddress: '203.0.113.5' })),
        ),
      );
    const [known, unknown] = [await ask(email), await ask('nobody@unknown.example')];
    expect(new Set([...known, ...unknown].map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(known[0]?.status).toBe(202);
    await app.app.close();
  });

  test('sends at most three messages an hour', async () => {
    const app = await openTestApp({ mailer: mailbox.mailer(), rateLimitScale: 1, db: spark.db });
    // `spark` has wider limits than `app`, but both count their messages in the same database.
    const { email } = await makeEmailUser(spark, mailbox);
    for (let i = 0; i < 5; i += 1) await requestCode(app, email, { remoteAddress: '203.0.113.6' });
    await app.app.close();
    // One of the three messages holds the confirmation link.
    expect(mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(3);
  });

  test('accepts other capitals and an internationalised host', async () => {
    const user = await makeUser(spark);
    await confirmAddress(spark, mailbox, user, 'anna@xn--bcher-kva.example');
    const answer = await requestCode(spark, ' ANNA@Bücher.example');
    const { challengeId } = answer.json<{ challengeId: string }>();
    const digits = readCode(await mailbox.next('ANNA@xn--bcher-kva.example'));
    const code = `${digits.slice(0, 4)} ${digits.slice(4)}`;
    const body = { loginCode: 'anna@bücher.example', challengeId, code };
    expect((await spark.call('login', { body })).user.id).toBe(user.id);
  });
});
