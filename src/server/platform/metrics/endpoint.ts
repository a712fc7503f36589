/** Serves `/metrics` on a separate port, so that the proxy of the app does not expose it. */

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsEndpoint {
  readonly address: string;
  close(): Promise<void>;
}

type ServedMetrics = Pick<Metrics, 'text' | 'contentType'>;

const isMetricsRequest = ({ method, url }: IncomingMessage): boolean =>
  method === 'GET' && url?.split('?', 1)[0] === '/metrics';

function createMetricsServer(metrics: ServedMetrics): Server {
  const timeouts = { requestTimeout: 5000, headersTimeout: 5000 };
  return createServer(timeouts, (request, response) => {
    if (!isMetricsRequest(request)) {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('GET /metrics is all there is here.\n');
      return;
    }
    metrics.text().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    );
  });
}

export async function serveMetrics(
  metrics: ServedMetrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsEndpoint> {
  const server = createMetricsServer(metrics);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // as: it listens on a port
  const { address, family, port: boundPort } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${boundPort}/metrics`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
