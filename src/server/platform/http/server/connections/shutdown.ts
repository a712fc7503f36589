/** Closes connections on shutdown, so that idle connections cannot delay it (H4). */

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a request may take to arrive completely. */
export const requestTimeoutMilliseconds = 15_000;

/** How long after the start of shutdown a connection may wait to send its first request. */
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
    // After this delay, the only connections left are those whose requests never arrived
    // completely.
    setTimeout(
      () => app.server.closeAllConnections(),
      requestTimeoutMilliseconds + firstRequestMilliseconds,
    ).unref();
  });
  // Close each connection after its next response.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
