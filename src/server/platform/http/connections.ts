/** Bounds what clients can make the server hold, and closes connections on shutdown (H4). */

import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Further ones are closed at once, which bounds the memory of the server. */
const maxConnections = 2000;

/** How many requests of a connection may be unanswered. Browsers and proxies send one at a time. */
export const maxUnansweredRequests = 4;

/** How many bytes of replies may wait for the client when its next request arrives. */
const maxUnreadBytes = 256 * 1024;

const keepAliveMilliseconds = 72_000;

export interface ConnectionTimeouts {
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
}

/** What a listener of Node's parser returns to make it ignore the rest of the received block. */
const stopParsing = 2;

/** Node's own property of a connection, which its types do not name. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming: () => number } | null;
}

/** Stops the parser too, which would keep all further requests of the received block. */
function abandon(socket: ParsedSocket): void {
  if (socket.parser) socket.parser.onIncoming = () => stopParsing;
  socket.destroy();
}

/** Closes a connection whose client sends requests without reading the replies. */
function closeUnreadConnections(handle: RequestListener): RequestListener {
  /** Counts the requests of each connection whose reply has not been passed to the system. */
  const counters = new WeakMap<Socket, { unanswered: number }>();
  /** One function for all responses, because a closure for each request costs more. */
  function countAnswered(this: ServerResponse): void {
    const counter = counters.get(this.req.socket);
    if (counter) counter.unanswered -= 1;
  }
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    let counter = counters.get(socket);
    if (!counter) counters.set(socket, (counter = { unanswered: 0 }));
    if (counter.unanswered >= maxUnansweredRequests || socket.writableLength > maxUnreadBytes) {
      abandon(socket);
      return;
    }
    counter.unanswered += 1;
    response.on('close', countAnswered);
    handle(request, response);
  };
}

export function createLimitedServer(handle: RequestListener, timeouts: ConnectionTimeouts): Server {
  const server = createServer(closeUnreadConnections(handle));
  server.maxConnections = maxConnections;
  server.keepAliveTimeout = keepAliveMilliseconds;
  server.requestTimeout = timeouts.requestTimeout;
  server.setTimeout(timeouts.connectionTimeout);
  return server;
}

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
    // Only connections are left now whose requests never arrived completely.
    setTimeout(
      () => app.server.closeAllConnections(),
      requestTimeoutMilliseconds + firstRequestMilliseconds,
    ).unref();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
