import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMailbox } from '../../../../test/support/mailbox.ts';
import { createMailQueue } from './mail-queue.ts';
import { MailFailed, outboxMailer, smtpMailer } from './mailer.ts';
import { codeMessage, confirmationMessage } from './messages.ts';

const canary = 'canary@mail.example';

describe('a message without a mail server (decisions B8)', () => {
  test('is a file that only the owner reads, whose name tells nothing, told of without its recipient', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const told: string[] = [];
    let byte = 0;
    const mailer = outboxMailer({
      folder,
      from: 'from@mail.example',
      random: (count) => new Uint8Array(count).fill((byte += 1)),
      onWritten: (name) => told.push(name),
    });
    await mailer.send(codeMessage(canary, '12345678'));
    await mailer.send(
      confirmationMessage(canary, `https://survey.example/auth/confirm?token=${'t'.repeat(22)}`),
    );
    expect(readdirSync(folder).toSorted()).toEqual(told.toSorted());
    expect(told.join(' ')).not.toContain('canary');
    const [first = '', second = ''] = told.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(first).toMatch(/^To: canary@mail\.example$/m);
    expect(first).toMatch(/^12345678$/m);
    expect(second).toContain(`\nhttps://survey.example/auth/confirm?token=${'t'.repeat(22)}\n`);
    expect(statSync(join(folder, told[0] ?? '')).mode & 0o777).toBe(0o600);
  });
});

describe('a message to a mail server', () => {
  test('that is not there fails with a reason and without an address', async () => {
    const gone = await openMailbox();
    await gone.close();
    const failure = await smtpMailer(gone.url, 'from@mail.example')
      .send(codeMessage(canary, '12345678'))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailFailed);
    expect(failure).toMatchObject({ message: 'The mail server did not take a message (ESOCKET).' });
    expect(
      JSON.stringify(failure) +
        String(failure) +
        (failure as Error).stack +
        String((failure as Error).cause),
    ).not.toContain('canary'); // as: see above
  });

  test('goes to one recipient, whatever the address looks like', async () => {
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    const mailer = mailbox.mailer();
    await mailer.send(codeMessage("o'neil+a=b@mail.example", '12345678'));
    mailer.close();
    expect(mailbox.mails).toMatchObject([
      { recipients: ["o'neil+a=b@mail.example"], text: expect.stringContaining('12345678') },
    ]);
  });

  test.each([
    [2, ['failed', 'failed', 'sent']],
    [9, ['failed', 'failed', 'failed', 'given up']],
  ])(
    'is sent again after a failure, twice; of %i failures the log tells, and not to whom',
    async (failures, expected) => {
      const happened: string[] = [];
      const logged: unknown[] = [];
      await new Promise<void>((resolve) => {
        const queue = createMailQueue({
          mailer: {
            async send() {
              const fails = happened.length < failures;
              happened.push(fails ? 'failed' : 'sent');
              if (fails) throw new MailFailed('away');
              resolve();
            },
            close: () => {},
          },
          lagMilliseconds: () => 0,
          retryMilliseconds: [0, 0],
          logError: (error, what) => {
            logged.push([String(error), what]);
            if (what !== 'a message was not sent') return;
            happened.push('given up');
            resolve();
          },
        });
        queue.add(async () => codeMessage(canary, '12345678'));
      });
      expect(happened).toEqual(expected);
      expect(JSON.stringify(logged)).not.toContain('canary');
    },
  );

  test('is dropped where a thousand wait already', async () => {
    const logged: unknown[] = [];
    let prepared = 0;
    const queue = createMailQueue({
      mailer: { send: async () => {}, close: () => {} },
      lagMilliseconds: () => 3_600_000,
      logError: (error) => logged.push(error),
    });
    for (let i = 0; i < 1003; i += 1) {
      queue.add(async () => {
        prepared += 1;
        return null;
      });
    }
    expect(logged).toHaveLength(3);
    await queue.close();
    expect(prepared).toBe(1000);
  });
});
