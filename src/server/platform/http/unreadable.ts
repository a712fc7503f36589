/** Requests that reach no route, and so none of its hooks, because their URL or their bytes cannot be read: problems like any other, without an echo (decisions G1). */

import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, HttpProblem } from '../refusal/refusal.ts';
import { hiddenFromSearch, securityHeaders } from './headers.ts';
import { problemBody, problemType, sendProblem, titleOf } from './http.ts';

const unreadable = badRequest('The request could not be read.');

const headers = {
  ...securityHeaders({ hsts: false }),
  'cache-control': 'no-store',
  'x-robots-tag': hiddenFromSearch,
};

export function refuseUrl(_error: unknown, _request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply.headers(headers), unreadable);
}

/** By Node's code of what is wrong. */
const byCode: Readonly<Record<string, HttpProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(
    408,
    'bad_request',
    'The request took too long to arrive.',
  ),
  HPE_HEADER_OVERFLOW: new HttpProblem(
    431,
    'payload_too_large',
    'The request headers are too large.',
  ),
};

export function refuseBytes(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = byCode[error.code ?? ''] ?? unreadable;
  const body = problemBody(problem);
  const lines = Object.entries({
    ...headers,
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${problem.status} ${titleOf(problem.status)}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
