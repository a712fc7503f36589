/** `/metrics` on a port of its own, so that a proxy in front of the app cannot pass it on by mistake (decisions H3). */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsEndpoint {
  readonly address: string;
  close(): Promise<void>;
}

/** Listens; throws what `listen` throws where the port is taken. */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsEndpoint> {
  const server = createServer(
    { requestTimeout: 5000, headersTimeout: 5000 },
    (request, response) => {
      const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
      if (!isAsked)
        return void response
          .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
          .end('GET /metrics is all there is here.\n');
      metrics.text().then(
        (text) =>
          response
            .writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
            .end(text),
        () => response.writeHead(500).end(),
      );
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { address, family, port: bound } = server.address() as AddressInfo; // as: it listens on a port, not on a socket's path
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}/metrics`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
