/** Closes connections on shutdown, so that idle ones cannot delay it (H4). */

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a request may take to arrive. */
export const requestTimeoutMilliseconds = 15_000;

/** How long a new connection may take to send its first request after shutdown began. */
const firstRequestMilliseconds = 1000;

function trackSockets(app: FastifyInstance): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

export function closeConnectionsOnShutdown(app: FastifyInstance, isDraining: () => boolean): void {
  const sockets = trackSockets(app);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // Browsers open connections in advance and may never use them.
    setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, firstRequestMilliseconds).unref();
    // Only requests that never arrive completely are left by then.
    setTimeout(
      () => app.server.closeAllConnections(),
      requestTimeoutMilliseconds + firstRequestMilliseconds,
    ).unref();
  });
  // End keep-alive with the next answer.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
