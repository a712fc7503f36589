/** Limits the connections and unread replies of clients, and closes connections on shutdown. */

import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { customerNetwork } from '../rate-limit/subjects.ts';
import { clientNetwork } from './request.ts';

/** Beyond these, a connection is closed for each new one, which bounds the server's memory. */
export const connectionLimits = {
  maxTotal: 2000,
  /** A browser opens six, and visitors may share a network. Proxies are not counted. */
  maxOfNetwork: 512,
  /**
   * In a full network, a connection stays open at least this long, or its client reopens it at
   * once.
   */
  minIdleMilliseconds: 1000,
};

/** How many requests of a connection may be unanswered. Browsers and proxies send one at a time. */
export const maxUnansweredRequests = 4;

/** How many bytes of replies may wait for the client when its next request arrives. */
const maxUnreadBytes = 256 * 1024;

const keepAliveMilliseconds = 72_000;

export interface ConnectionOptions {
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
  readonly isBehindProxy: boolean;
}

/** What a listener of Node's parser returns to make it ignore the rest of the received block. */
const stopParsing = 2;

/** Node's own property of a connection, which its types do not name. */
interface ParsedSocket extends Socket {
  readonly parser?: {
    onIncoming: (request: IncomingMessage, shouldKeepAlive: boolean) => number;
  } | null;
}

/** Stops the parser too, which would keep all further requests of the received block. */
function abandon(socket: ParsedSocket): void {
  if (socket.parser) socket.parser.onIncoming = () => stopParsing;
  socket.destroy();
}

/** The code of a `clientError` about a body of unknown length. */
export const bodyInChunks = 'BODY_IN_CHUNKS';

/**
 * Refuses a body in chunks before Node reads it, which takes 9 ms for 64 kB in chunks of one byte.
 * Clients and proxies know the length of the small bodies here.
 */
function refuseChunks(server: Server, socket: ParsedSocket): void {
  const { parser } = socket;
  if (!parser) return;
  const accept = parser.onIncoming;
  parser.onIncoming = (request, shouldKeepAlive) => {
    if (request.headers['transfer-encoding'] === undefined) return accept(request, shouldKeepAlive);
    server.emit('clientError', Object.assign(new Error(), { code: bodyInChunks }), socket);
    return stopParsing;
  };
}

interface Connection {
  /** Requests whose reply has not been passed to the system. */
  unanswered: number;
  latest: IncomingMessage | null;
  idleSince: number;
  readonly ofNetwork: Connections;
}

const isIdle = ({ unanswered, latest }: Connection): boolean =>
  unanswered === 0 || latest?.complete === false;

/** Connections of one network or of all, least recently answered first. */
type Connections = Map<Socket, Connection>;

function findLongestIdle(connections: Connections): readonly [Socket, Connection] | undefined {
  for (const entry of connections) if (isIdle(entry[1])) return entry;
  return undefined;
}

/**
 * Closes the connection that has waited longest for a request or the rest of one. If all are busy,
 * or none has been idle for `minIdle`, closes the new one.
 */
function makeRoom(connections: Connections, max: number, fresh: Socket, minIdle = 0): void {
  if (connections.size <= max) return;
  const longestIdle = findLongestIdle(connections);
  const mayClose = longestIdle && performance.now() - longestIdle[1].idleSince >= minIdle;
  abandon(mayClose ? longestIdle[0] : fresh);
}

function trackConnections(server: Server, isBehindProxy: boolean, limits: typeof connectionLimits) {
  const all: Connections = new Map();
  const networks = new Map<string, Connections>();
  server.on('connection', (socket: Socket) => {
    const network = isBehindProxy ? 'proxy' : customerNetwork(clientNetwork(socket.remoteAddress));
    const ofNetwork: Connections = networks.get(network) ?? new Map();
    networks.set(network, ofNetwork);
    const idleSince = performance.now();
    const connection: Connection = { unanswered: 0, latest: null, idleSince, ofNetwork };
    all.set(socket, connection);
    ofNetwork.set(socket, connection);
    socket.once('close', () => {
      all.delete(socket);
      ofNetwork.delete(socket);
      if (ofNetwork.size === 0 && networks.get(network) === ofNetwork) networks.delete(network);
    });
    if (!isBehindProxy)
      makeRoom(ofNetwork, limits.maxOfNetwork, socket, limits.minIdleMilliseconds);
    makeRoom(all, limits.maxTotal, socket);
  });
  return {
    find: (socket: Socket): Connection | undefined => all.get(socket),
    moveToEnd(socket: Socket, connection: Connection): void {
      connection.idleSince = performance.now();
      for (const each of [all, connection.ofNetwork])
        if (each.delete(socket)) each.set(socket, connection);
    },
  };
}

/**
 * Creates a server that closes connections beyond its limits, and those whose client sends requests
 * without reading the replies.
 */
export function createLimitedServer(
  handle: RequestListener,
  options: ConnectionOptions,
  limits = connectionLimits,
): Server {
  function accept(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = connections.find(socket);
    if (socket.destroyed || !connection) return;
    if (connection.unanswered >= maxUnansweredRequests || socket.writableLength > maxUnreadBytes) {
      abandon(socket);
      return;
    }
    connection.unanswered += 1;
    connection.latest = request;
    response.on('close', countAnswered);
    handle(request, response);
  }
  // Node itself would answer requests without a host, or with an unknown expectation, uncounted:
  // thousands of a received block, which takes 60 ms.
  const server = createServer({ requireHostHeader: false }, accept);
  server.on('checkExpectation', accept);
  server.on('connection', (socket: Socket) => refuseChunks(server, socket));
  const connections = trackConnections(server, options.isBehindProxy, limits);
  /** One function for all responses, because a closure for each request costs more. */
  function countAnswered(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = connections.find(socket);
    if (!connection) return;
    connection.unanswered -= 1;
    connections.moveToEnd(socket, connection);
  }
  server.keepAliveTimeout = keepAliveMilliseconds;
  server.requestTimeout = options.requestTimeout;
  server.setTimeout(options.connectionTimeout);
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

export function closeConnectionsOnShutdown(app: FastifyInstance, isDraining?: () => boolean): void {
  const sockets = trackSockets(app);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // Browsers open connections in advance and may never use them.
    setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, firstRequestMilliseconds).unref();
    // The only connections left now are those with incomplete requests.
    setTimeout(
      () => app.server.closeAllConnections(),
      requestTimeoutMilliseconds + firstRequestMilliseconds,
    ).unref();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining?.()) reply.header('connection', 'close');
    done(null, payload);
  });
}
