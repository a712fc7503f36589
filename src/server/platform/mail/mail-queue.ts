/** Queues messages in memory only, so that no row, file or log holds an address. */

import { setTimeout as sleep } from 'node:timers/promises';
import { unavailable } from '../refusal.ts';
import type { Mailer, Message } from './mailer.ts';

export interface MailQueue {
  /** Throws `unavailable` if too many messages wait. Call it before anything is stored. */
  requireRoom(): void;
  /** Never throws. `prepare` runs after the lag; null sends nothing. */
  add(prepare: () => Promise<Message | null>): void;
  /** Sends the waiting messages without further delay, for at most five seconds. */
  close(): Promise<void>;
}

export interface MailQueueDeps {
  readonly mailer: Mailer;
  /** Random, to hide the extra work for a known address from measurement. */
  readonly lagMilliseconds: () => number;
  readonly retryMilliseconds?: readonly number[];
  readonly logError: (error: unknown, what: string) => void;
  /** Called when the mail server did not accept a message, which is tried again later or lost. */
  readonly onFailure?: ((outcome: 'retried' | 'lost') => void) | undefined;
}

const capacity = 1000;
/** By then a message that fails has had its last try. */
const fullRetrySeconds = 60;
const closeTimeoutMilliseconds = 5000;
const defaultRetryMilliseconds = [5000, 60_000];

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal, ref: false });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

export function createMailQueue({
  mailer,
  lagMilliseconds,
  retryMilliseconds = defaultRetryMilliseconds,
  logError,
  onFailure,
}: MailQueueDeps): MailQueue {
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();

  async function sendWithRetry(message: Message): Promise<void> {
    for (const milliseconds of retryMilliseconds) {
      try {
        await mailer.send(message);
        return;
      } catch (error) {
        logError(error, 'sending a message failed; it is tried again');
        onFailure?.('retried');
        await pause(milliseconds, closing.signal);
        if (closing.signal.aborted) throw error;
      }
    }
    await mailer.send(message);
  }

  async function process(prepare: () => Promise<Message | null>): Promise<void> {
    try {
      await pause(lagMilliseconds(), closing.signal);
      const message = await prepare();
      if (message) await sendWithRetry(message);
    } catch (error) {
      logError(error, 'a message was not sent');
      onFailure?.('lost');
    }
  }

  return {
    requireRoom() {
      if (pending.size >= capacity)
        throw unavailable(
          'Too many messages are waiting to be sent. Please try again in a minute.',
          fullRetrySeconds,
        );
    },
    add(prepare) {
      const processed: Promise<void> = process(prepare).finally(() => pending.delete(processed));
      pending.add(processed);
    },
    async close() {
      closing.abort();
      await Promise.race([
        Promise.allSettled(pending),
        sleep(closeTimeoutMilliseconds, undefined, { ref: false }),
      ]);
      mailer.close();
    },
  };
}
