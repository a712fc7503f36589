/** Many connections that ask as fast as they are answered (autocannon), each as an account of its own. */

import autocannon from 'autocannon';
import { calls, type ServedCall } from '../../src/contract/endpoints.ts';

export interface Asking {
  readonly name: ServedCall;
  readonly token?: string;
  readonly body?: unknown;
  /** In place of the call's own, where it has parameters. */
  readonly path?: string;
}

export interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const requestOf = ({ name, token, body, path }: Asking) => ({
  method: calls[name].method,
  path: path ?? calls[name].path,
  headers: {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** `askings[n]`: what the n-th connection asks, over and over. Any answer of a status but `expected` is an error. */
export async function ask(
  address: string,
  askings: readonly (readonly Asking[])[],
  seconds: number,
  expected = 200,
): Promise<Load> {
  const waiting = askings.map((own) => own.map(requestOf));
  let next = 0;
  const result = await autocannon({
    url: address,
    connections: askings.length,
    duration: seconds,
    setupClient(client) {
      client.setRequests(waiting[next++ % waiting.length] ?? []);
    },
  });
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(
    ([status]) => Number(status) !== expected,
  );
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(
      `${result.errors} errors, and answers of: ${wrong.map(([status, { count }]) => `${status} (${count})`).join(', ')}`,
    );
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
