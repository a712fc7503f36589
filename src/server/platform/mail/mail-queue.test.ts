import { describe, expect, test } from 'vitest';
import { createMailQueue } from './mail-queue.ts';
import { MailError, codeMessage } from './mailer.ts';

const canary = 'canary@mail.example';

describe('a queued message', () => {
  test.each([
    [2, ['failed', 'failed', 'sent']],
    [9, ['failed', 'failed', 'failed', 'given up']],
  ])(
    'is retried twice; %i failures are logged without the recipient',
    async (failures, expected) => {
      const happened: string[] = [];
      const logged: unknown[] = [];
      const outcomes: string[] = [];
      await new Promise<void>((resolve) => {
        const queue = createMailQueue({
          mailer: {
            async send() {
              const fails = happened.length < failures;
              happened.push(fails ? 'failed' : 'sent');
              if (fails) throw new MailError('away');
              resolve();
            },
            close: () => {},
          },
          lagMilliseconds: () => 0,
          retryMilliseconds: [0, 0],
          onFailure: (outcome) => outcomes.push(outcome),
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
      expect(outcomes).toEqual(
        Array.from({ length: Math.min(failures, 3) }, (_, i) => (i < 2 ? 'retried' : 'lost')),
      );
      expect(JSON.stringify(logged)).not.toContain('canary');
    },
  );

  test('counts as lost if the server stops before a retry', async () => {
    const outcomes: string[] = [];
    const failed = Promise.withResolvers<void>();
    const queue = createMailQueue({
      mailer: {
        send: async () => {
          failed.resolve();
          throw new Error('refused');
        },
        close: () => {},
      },
      lagMilliseconds: () => 0,
      retryMilliseconds: [3_600_000],
      onFailure: (outcome) => outcomes.push(outcome),
      logError: () => {},
    });
    queue.add(async () => codeMessage(canary, '12345678'));
    await failed.promise;
    await queue.close();
    expect(outcomes).toEqual(['retried', 'lost']);
  });

  test('is dropped while a thousand wait', async () => {
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
