/**
 * Answers requests that Node or the router cannot parse, and that therefore reach no route (G1).
 */

import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, Refusal } from '../../refusal/refusal.ts';
import { problemBody, problemType, sendProblem, type Status } from '../problems/problem.ts';
import { hiddenFromSearch, securityHeaders } from './security-headers.ts';

const unreadable = badRequest('The request could not be read.');

/** Fastify runs no hooks for these requests, so the headers are set here. */
const headers = {
  ...securityHeaders({ hsts: false }),
  'cache-control': 'no-store',
  'x-robots-tag': hiddenFromSearch,
};

/** Answers 400. The response does not repeat the URL, because the URL may contain a code. */
export function answerMalformedUrl(
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendProblem(reply.headers(headers), unreadable);
}

interface ConnectionFailure {
  readonly refusal: Refusal;
  readonly status: Status;
}

/** The responses to connection errors, by the error code of Node. */
const connectionFailures: Readonly<Record<string, ConnectionFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    refusal: badRequest('The request took too long to arrive.'),
    status: { code: 408, title: 'Request Timeout' },
  },
  HPE_HEADER_OVERFLOW: {
    refusal: new Refusal('payload_too_large', 'The request headers are too large.'),
    status: { code: 431, title: 'Request Header Fields Too Large' },
  },
};

const unreadableBytes: ConnectionFailure = {
  refusal: unreadable,
  status: { code: 400, title: 'Bad Request' },
};

export function answerMalformedRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { refusal, status } = connectionFailures[error.code ?? ''] ?? unreadableBytes;
  const body = problemBody(refusal, { status });
  const lines = Object.entries({
    ...headers,
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${status.code} ${status.title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
