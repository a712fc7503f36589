import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  askForCode,
  codeIn,
  type Mailbox,
  openMailbox,
  proveAddress,
} from '../../../../../test/support/mailbox.ts';
import { makeUser, type TestUser } from '../../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../../test/support/server/test-app.ts';
import { pValueOfDifference, median } from '../../../../../test/support/statistics.ts';

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
async function makeKnown(): Promise<TestUser & { email: string }> {
  const [user, email] = [await makeUser(spark), `person${(people += 1)}@known.example`];
  await proveAddress(spark, mailbox, user, email);
  return { ...user, email };
}

const wrong = {
  status: 401,
  code: 'unauthorized',
  detail: 'Invalid login code or email address. Please check and try again.',
};

/** What an observer sees of an answer, but for the random part and the clock. */
function seen(answer: Awaited<ReturnType<typeof askForCode>>) {
  const { date: _, ...headers } = answer.headers;
  return {
    status: answer.statusCode,
    headers,
    body: answer.payload.replace(/"challengeId":"[\w-]{22}"/, '"challengeId":"…"'),
  };
}

describe('an address typed to sign in with (decisions B5)', () => {
  test('gets the same answer whether or not somebody has it', async () => {
    const { email } = await makeKnown();
    const [known, unknown] = [
      await askForCode(spark, email),
      await askForCode(spark, 'nobody@unknown.example'),
    ];
    expect(known.statusCode).toBe(202);
    expect(known.json()).toEqual({
      challenge: 'email',
      challengeId: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(seen(known)).toEqual(seen(unknown));
    await mailbox.next(email);
  });

  test('is looked up by nobody before the answer goes out', async () => {
    const later = await openTestApp({
      mailer: mailbox.mailer(),
      db: spark.db,
      mailLagMilliseconds: () => 3_600_000,
    });
    const { email } = await makeKnown();
    const challenges = () =>
      spark.db.read((tx) => tx.selectFrom('email_challenges').select('id').execute());
    const before = await challenges();
    const { challengeId } = (await askForCode(later, email)).json<{ challengeId: string }>();
    expect(await challenges()).toEqual(before);
    await later.app.close();
    expect((await challenges()).map(({ id }) => id)).toContain(challengeId);
    await mailbox.next(email);
  });

  test('gets it in the same time: 200, alternating (A04)', { retry: 2 }, async () => {
    const app = await openTestApp({
      mailer: mailbox.mailer(),
      db: spark.db,
      mailLagMilliseconds: () => Math.random() * 1000,
    });
    const { email } = await makeKnown();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = -10; i < 100; i += 1) {
      for (const who of i % 2 === 0
        ? (['known', 'unknown'] as const)
        : (['unknown', 'known'] as const)) {
        const address = who === 'known' ? email : `nobody${i}@unknown.example`;
        const started = performance.now();
        await askForCode(app, address);
        if (i >= 0) times[who].push(performance.now() - started);
      }
    }
    await app.app.close();
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const p = pValueOfDifference(times.known, times.unknown);
    if (process.env['SHOW_TIMES'])
      console.log(
        `known ${known.toFixed(3)} ms, unknown ${unknown.toFixed(3)} ms, Mann-Whitney p = ${p.toFixed(3)}`,
      );
    expect(Math.abs(known - unknown)).toBeLessThan(5);
    expect(p).toBeGreaterThan(0.01);
  });

  test('gets it also while no mail can be sent, and past the limit of messages (A05)', async () => {
    const gone = await openMailbox();
    const app = await openTestApp({ mailer: gone.mailer(), rateLimitScale: 1, db: spark.db });
    await gone.close();
    const { email } = await makeKnown();
    const ask = async (address: string) =>
      Promise.all(
        Array.from({ length: 5 }, async () =>
          seen(await askForCode(app, address, { remoteAddress: '203.0.113.5' })),
        ),
      );
    const [known, unknown] = [await ask(email), await ask('nobody@unknown.example')];
    expect(new Set([...known, ...unknown].map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(known[0]?.status).toBe(202);
    await app.app.close();
  });

  test('gets at most three messages an hour', async () => {
    const app = await openTestApp({ mailer: mailbox.mailer(), rateLimitScale: 1, db: spark.db });
    const { email } = await makeKnown(); // by the other app, whose limits are a thousand times as wide but count in the same place
    for (let i = 0; i < 5; i += 1) await askForCode(app, email, { remoteAddress: '203.0.113.6' });
    await app.app.close();
    expect(mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toHaveLength(3); // with the link that confirmed it
  });

  test('that nobody has gets no message', async () => {
    const app = await openTestApp({ mailer: mailbox.mailer(), db: spark.db });
    await askForCode(app, 'stranger@unknown.example');
    await app.app.close(); // finishes what waits
    expect(mailbox.mails.flatMap(({ recipients }) => recipients)).not.toContain(
      'stranger@unknown.example',
    );
  });

  test.each([
    'a@b@c.example',
    'a@b.example\r\nBcc: x@y.example',
    `${'x'.repeat(250)}@b.example`,
    'a@b',
    'a\u0000@b.example',
  ])('that is none is refused: %j (A10)', async (loginCode) => {
    expect(await spark.refused('login', { body: { loginCode } })).toMatchObject({ status: 400 });
  });

  test('may be typed with other capitals and a host in its own letters', async () => {
    const user = await makeUser(spark);
    await proveAddress(spark, mailbox, user, 'anna@xn--bcher-kva.example');
    const { challengeId } = (await askForCode(spark, ' ANNA@Bücher.example')).json<{
      challengeId: string;
    }>();
    const code = codeIn(await mailbox.next('ANNA@xn--bcher-kva.example'));
    expect(
      (
        await spark.call('login', {
          body: {
            loginCode: 'anna@bücher.example',
            challengeId,
            code: `${code.slice(0, 4)} ${code.slice(4)}`,
          },
        })
      ).user.id,
    ).toBe(user.id);
  });
});

describe('a mailed code (A06)', () => {
  const other = '00000000';
  async function asked() {
    const known = await makeKnown();
    const { challengeId } = (await askForCode(spark, known.email)).json<{ challengeId: string }>();
    const mail = await mailbox.next(known.email);
    return { ...known, challengeId, code: codeIn(mail), mail };
  }

  test('is neutral: no product, no sender’s trace, no link, one recipient', async () => {
    const { mail, email } = await asked();
    expect(mail.recipients).toEqual([email]);
    expect(mail.headers).toMatch(/^Subject: Your code$/m);
    expect(mail.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(mail.headers).not.toMatch(/^(Bcc|Cc|X-Mailer):/im);
    expect(mail.headers + mail.text).not.toMatch(/spark|kink|survey|https?:|nodemailer/i);
  });

  test('opens the account once, without a login code, and only with its own challenge', async () => {
    const [one, two] = [await asked(), await asked()];
    const login = { loginCode: one.email, challengeId: one.challengeId, code: one.code };
    expect(
      await spark.refused('login', { body: { ...login, challengeId: two.challengeId } }),
    ).toMatchObject(wrong);
    expect(
      await spark.refused('login', { body: { ...login, loginCode: two.email } }),
    ).toMatchObject(wrong);
    expect(await spark.call('login', { body: login })).toMatchObject({
      loginCode: null,
      user: { id: one.id, hasEmail: true, emailVerified: true },
    });
    expect(await spark.refused('login', { body: login })).toMatchObject(wrong);
  });

  test('is dead after ten minutes', async () => {
    const { email: loginCode, challengeId, code } = await asked();
    spark.moveClock(600);
    expect(await spark.refused('login', { body: { loginCode, challengeId, code } })).toMatchObject(
      wrong,
    );
  });

  test('lives for five tries and not for a sixth, also when they come at once', async () => {
    const [fifth, sixth, many] = [await asked(), await asked(), await asked()];
    const guess = ({ email, challengeId, code }: typeof fifth) =>
      spark.refused('login', {
        body: { loginCode: email, challengeId, code: code === other ? '11111111' : other },
      });
    for (let i = 0; i < 4; i += 1) expect(await guess(fifth)).toMatchObject(wrong);
    expect(
      (
        await spark.call('login', {
          body: { loginCode: fifth.email, challengeId: fifth.challengeId, code: fifth.code },
        })
      ).user.id,
    ).toBe(fifth.id);
    for (let i = 0; i < 5; i += 1) expect(await guess(sixth)).toMatchObject(wrong);
    expect(
      await spark.refused('login', {
        body: { loginCode: sixth.email, challengeId: sixth.challengeId, code: sixth.code },
      }),
    ).toMatchObject(wrong);
    await Promise.all(Array.from({ length: 12 }, () => guess(many)));
    expect(
      await spark.refused('login', {
        body: { loginCode: many.email, challengeId: many.challengeId, code: many.code },
      }),
    ).toMatchObject(wrong);
  });

  test('opens nothing once the address was removed, or the account deleted (F02)', async () => {
    const [removed, deleted] = [await asked(), await asked()];
    await spark.call('updateOptionalInfo', { token: removed.token, body: { email: null } });
    await spark.call('deleteData', { token: deleted.token });
    for (const { email: loginCode, challengeId, code } of [removed, deleted])
      expect(
        await spark.refused('login', { body: { loginCode, challengeId, code } }),
      ).toMatchObject(wrong);
  });

  test('for an address of nobody cannot be guessed into anything', async () => {
    const loginCode = 'none@unknown.example';
    const { challengeId } = (await askForCode(spark, loginCode)).json<{ challengeId: string }>();
    expect(
      await spark.refused('login', { body: { loginCode, challengeId, code: other } }),
    ).toMatchObject(wrong);
    expect(
      await spark.refused('login', { body: { loginCode, challengeId: 'no-such', code: other } }),
    ).toMatchObject(wrong);
  });
});

describe('messages that are on their way', () => {
  test('are sent when the app ends', async () => {
    const slow = await openTestApp({
      mailer: mailbox.mailer(),
      db: spark.db,
      mailLagMilliseconds: () => 3_600_000,
    });
    const { email } = await makeKnown();
    const before = mailbox.mails.length;
    await askForCode(slow, email);
    expect(mailbox.mails).toHaveLength(before);
    await slow.app.close();
    expect(codeIn(await mailbox.next(email))).toMatch(/^\d{8}$/);
  });
});
