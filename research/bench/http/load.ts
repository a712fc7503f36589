/** Sends requests without pauses over many connections, each with an account (autocannon). */

import autocannon from 'autocannon';
import { calls, type ServedCall } from '../../../src/contract/endpoints.ts';

export interface PlannedRequest {
  readonly name: ServedCall;
  readonly token?: string;
  readonly body?: unknown;
  /** The path with its parameters filled in, for calls whose path has parameters. */
  readonly path?: string;
}

export interface LoadResult {
  readonly requestsPerSecond: number;
  /** The median latency in milliseconds. */
  readonly p50: number;
  /** The 99th percentile of the latency in milliseconds. */
  readonly p99: number;
}

const httpRequest = ({ name, token, body, path }: PlannedRequest) => ({
  method: calls[name].method,
  path: path ?? calls[name].path,
  headers: {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/**
 * Repeats the n-th list of requests on the n-th connection for the given number of seconds. Throws
 * if a network error occurs or a reply does not have `expectedStatus`.
 */
export async function generateLoad(
  address: string,
  requestsPerConnection: readonly (readonly PlannedRequest[])[],
  seconds: number,
  expectedStatus = 200,
): Promise<LoadResult> {
  const requests = requestsPerConnection.map((own) => own.map(httpRequest));
  let connection = 0;
  const result = await autocannon({
    url: address,
    connections: requests.length,
    duration: seconds,
    setupClient(client) {
      client.setRequests(requests[connection++ % requests.length] ?? []);
    },
  });
  const unexpected = Object.entries(result.statusCodeStats ?? {}).filter(
    ([status]) => Number(status) !== expectedStatus,
  );
  if (unexpected.length > 0 || result.errors > 0) {
    const replies = unexpected.map(([status, { count }]) => `${status} (${count})`).join(', ');
    throw new Error(`${result.errors} errors, and replies of: ${replies}`);
  }
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
