/** An HTTP server that stands in for the analytics service and keeps the requests it receives. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface ReceivedRequest {
  readonly url: string;
  readonly headers: string;
  readonly body: string;
}

interface AnalyticsEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export interface EventCollector {
  readonly address: string;
  readonly requests: readonly ReceivedRequest[];
  clear(): void;
  events(): AnalyticsEvent[];
}

/** Returns the body as text, and decompresses it if it is compressed. */
function readBody(body: Buffer): string {
  try {
    return gunzipSync(body).toString('utf8');
  } catch {
    return body.toString('utf8');
  }
}

export async function openEventCollector(): Promise<EventCollector> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push({
        url: request.url ?? '',
        headers: JSON.stringify(request.headers),
        body: readBody(Buffer.concat(chunks)),
      });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    clear: () => void requests.splice(0),
    // A body is one event, a list of events, or an object that contains such a list.
    events: () =>
      requests.flatMap(({ body }) =>
        [JSON.parse(body)].flat().flatMap((entry) => entry.batch ?? entry.data ?? entry),
      ),
  };
}
