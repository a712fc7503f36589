/**
 * Messages on their way, in memory alone: a clear address lies in no row, file or log (decisions B5). What is lost with
 * the process is asked for again by whoever waits for it.
 */

import { setTimeout as pause } from 'node:timers/promises';
import type { Mailer } from './mailer.ts';
import type { Message } from './messages.ts';

export interface MailQueue {
  /** Prepares a message later and sends it, or sends nothing. Never waits, never throws; drops what is too much. */
  add(prepare: () => Promise<Message | null>): void;
  /** Finishes what is waiting without further delay, for some seconds at most. */
  close(): Promise<void>;
}

export interface MailQueueDeps {
  readonly mailer: Mailer;
  /**
   * How long a message waits before anything is done about it. Not the same each time: otherwise the work for one
   * request would slow the next one down only where the address is known.
   */
  readonly lagMilliseconds: () => number;
  /** How long to wait after each failure before the next try. */
  readonly retryMilliseconds?: readonly number[];
  readonly logError: (error: unknown, what: string) => void;
}

const capacity = 1000;
const closingMilliseconds = 5000;

export function createMailQueue({
  mailer,
  lagMilliseconds,
  retryMilliseconds = [5000, 60_000],
  logError,
}: MailQueueDeps): MailQueue {
  const waiting = new Set<Promise<void>>();
  const hurry = new AbortController();

  async function rest(milliseconds: number): Promise<void> {
    try {
      await pause(milliseconds, undefined, { signal: hurry.signal, ref: false });
    } catch (error) {
      if (!hurry.signal.aborted) throw error; // else: no time left to rest
    }
  }

  async function send(message: Message): Promise<void> {
    for (const milliseconds of retryMilliseconds) {
      try {
        await mailer.send(message);
        return;
      } catch (error) {
        logError(error, 'sending a message failed; it is tried again');
        await rest(milliseconds);
      }
      if (hurry.signal.aborted) return;
    }
    await mailer.send(message);
  }

  async function handle(prepare: () => Promise<Message | null>): Promise<void> {
    try {
      await rest(lagMilliseconds());
      const message = await prepare();
      if (message) await send(message);
    } catch (error) {
      logError(error, 'a message was not sent');
    }
  }

  return {
    add(prepare) {
      if (waiting.size >= capacity) {
        logError(new Error('too many messages are waiting'), 'a message was not sent');
        return;
      }
      const handled: Promise<void> = handle(prepare).finally(() => waiting.delete(handled));
      waiting.add(handled);
    },
    async close() {
      hurry.abort();
      await Promise.race([
        Promise.allSettled(waiting),
        pause(closingMilliseconds, undefined, { ref: false }),
      ]);
      mailer.close();
    },
  };
}
