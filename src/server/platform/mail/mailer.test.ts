import { mkdirSync, readFileSync, readdirSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openMailbox } from '../../../../test/support/mailbox.ts';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import { type MailQueueDeps, createMailQueue } from './mail-queue.ts';
import { MailError, type Mailer, codeMessage, confirmationMessage } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const canary = 'canary@mail.example';

function openOutbox() {
  const folder = freshFolder();
  const names: string[] = [];
  let calls = 0;
  const mailer = createOutboxMailer({
    folder,
    from: 'from@mail.example',
    random: (count) => new Uint8Array(count).fill(calls++),
    onWritten: (name) => names.push(name),
  });
  return { folder, names, mailer };
}

describe('the outbox', () => {
  test('holds messages that only their owner can read', async () => {
    const { folder, names, mailer } = openOutbox();
    await mailer.send(codeMessage(canary, '12345678'));
    await mailer.send(confirmationMessage(canary, '87654321'));
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
    expect(names.join(' ')).not.toContain('canary');
    const [first = '', second = ''] = names.map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(first).toMatch(/^To: canary@mail\.example$/m);
    expect(first).toMatch(/^12345678$/m);
    expect(second).toMatch(/^87654321$/m);
    expect(statSync(join(folder, names[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  test('shows a message only once it is whole', async () => {
    const { folder, names, mailer } = openOutbox();
    const seen: [string, string | null][] = [];
    const watcher = watch(folder, (event, name) => seen.push([event, name]));
    onTestFinished(() => watcher.close());
    await mailer.send(codeMessage(canary, '12345678'));
    await expect.poll(() => seen).toContainEqual(['rename', names[0]]);
    // A file that was written in place would report changes of its content under its final name.
    expect(seen).not.toContainEqual(['change', names[0]]);
    expect(readdirSync(folder)).toEqual(names);
  });

  test('keeps no part of a message that could not be written', async () => {
    const { folder, mailer } = openOutbox();
    mkdirSync(join(folder, 'AAAAAAAAAAAA.eml')); // in the place of the file
    await expect(mailer.send(codeMessage(canary, '12345678'))).rejects.toThrow('rename');
    expect(readdirSync(folder)).toEqual(['AAAAAAAAAAAA.eml']);
  });

  test('loses unfinished messages with the old ones', async () => {
    const { folder, mailer } = openOutbox();
    for (const name of ['half.eml.tmp', 'whole.eml', 'notes.txt'])
      writeFileSync(join(folder, name), canary);
    await mailer.deleteBefore?.(Date.now() + 60_000);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });
});

describe('a message to a mail server', () => {
  test('that does not answer fails without naming the recipient', async () => {
    const gone = await openMailbox();
    await gone.close();
    const failure = await createSmtpMailer(gone.url, 'from@mail.example')
      .send(codeMessage(canary, '12345678'))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailError);
    expect(failure).toMatchObject({ message: 'The mail server did not take a message (ESOCKET).' });
    const { stack, cause } = failure as Error; // as: asserted above
    expect([JSON.stringify(failure), failure, stack, cause].map(String).join()).not.toContain(
      'canary',
    );
  });

  test('goes to one recipient', async () => {
    const mailbox = await openMailbox();
    onTestFinished(() => mailbox.close());
    const mailer = mailbox.mailer();
    await mailer.send(codeMessage("o'neil+a=b@mail.example", '12345678'));
    mailer.close();
    expect(mailbox.mails).toMatchObject([
      { recipients: ["o'neil+a=b@mail.example"], text: expect.stringContaining('12345678') },
    ]);
  });
});

/** Opens a queue without pauses, and records its reports. */
function openQueue(send: Mailer['send'], options: Partial<MailQueueDeps> = {}) {
  const logged: string[][] = [];
  const outcomes: string[] = [];
  const queue = createMailQueue({
    mailer: { send, close: () => {} },
    lagMilliseconds: () => 0,
    retryMilliseconds: [0, 0],
    logError: (error, what) => logged.push([String(error), what]),
    onFailure: (outcome) => outcomes.push(outcome),
    ...options,
  });
  return { queue, logged, outcomes };
}

describe('a queued message', () => {
  test.each([
    [2, ['retried', 'retried']],
    [9, ['retried', 'retried', 'lost']],
  ])(
    'is retried twice; %i failures are logged without the recipient',
    async (failures, expected) => {
      let tries = 0;
      const isOver = Promise.withResolvers<void>();
      const { queue, logged, outcomes } = openQueue(
        async () => {
          tries += 1;
          if (tries > failures) return isOver.resolve();
          throw new MailError('away');
        },
        {
          onFailure: (outcome) => (outcomes.push(outcome), outcome === 'lost' && isOver.resolve()),
        },
      );
      queue.add(async () => codeMessage(canary, '12345678'));
      await isOver.promise;
      expect([tries, outcomes]).toEqual([3, expected]);
      expect(logged).toHaveLength(expected.length);
      expect(JSON.stringify(logged)).not.toContain('canary');
    },
  );

  test('counts as lost if the server stops before a retry', async () => {
    const failed = Promise.withResolvers<void>();
    const send = async (): Promise<void> => {
      failed.resolve();
      throw new Error('refused');
    };
    const { queue, outcomes } = openQueue(send, { retryMilliseconds: [3_600_000] });
    queue.add(async () => codeMessage(canary, '12345678'));
    await failed.promise;
    await queue.close();
    expect(outcomes).toEqual(['retried', 'lost']);
  });
});
