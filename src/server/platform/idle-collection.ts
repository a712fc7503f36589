/**
 * Collects garbage once nobody has called for a minute. A small site collects so seldom by itself
 * that codes, passwords and tokens of a visitor would stay in memory for ten minutes and more.
 */

import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const idleMilliseconds = 60_000;

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Returns V8's function, which every context has that is made under the flag. A usual collection
 * leaves the bytes of what it frees in place; the one of last resort gives the pages back.
 */
export function findCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect; // as: the flag adds it
  setFlagsFromString('--no-expose-gc');
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Calls `run` after a while. `refresh` begins the while again, even after its end. */
type StartTimer = (run: () => void) => { refresh(): unknown };

const startIdleTimer: StartTimer = (run) => setTimeout(run, idleMilliseconds).unref();

/** These hold nothing of a visitor, and come every few seconds. */
const isHealthCheck = ({ url }: IncomingMessage): boolean =>
  url === '/healthz' || url === '/readyz';

interface RequestSource {
  on(event: 'request', listener: (request: IncomingMessage) => void): unknown;
}

export function collectWhenIdle(
  server: RequestSource,
  collect: () => void = findCollector(),
  startTimer: StartTimer = startIdleTimer,
): void {
  const timer = startTimer(collect);
  server.on('request', (request) => {
    if (!isHealthCheck(request)) timer.refresh();
  });
}
