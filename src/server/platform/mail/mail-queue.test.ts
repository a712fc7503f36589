import { describe, expect, test } from 'vitest';
import { createMailQueue, type MailQueueDeps } from './mail-queue.ts';
import { MailError, codeMessage, type Mailer } from './mailer.ts';

const canary = 'canary@mail.example';

/** A queue without pauses, and what it reports. */
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

  test('is dropped while a thousand wait', async () => {
    let prepared = 0;
    const { queue, logged } = openQueue(async () => {}, { lagMilliseconds: () => 3_600_000 });
    for (let i = 0; i < 1003; i += 1) queue.add(async () => ((prepared += 1), null));
    expect(logged).toHaveLength(3);
    await queue.close();
    expect(prepared).toBe(1000);
  });
});
