/**
 * Sends HTTP requests in two parts, so that a test can act while the server waits for the second
 * part. Also sends requests over keep-alive connections.
 */

import { Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { calls } from '../../../src/contract/endpoints.ts';
import type { ServerProcess } from './server-process.ts';
import { waitFor } from './wait-for.ts';

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

interface RawRequest {
  readonly path: string;
  readonly method?: string;
  readonly token?: string;
  readonly body?: object;
}

const readReply = (sent: ClientRequest): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    sent.on('error', reject).on('response', (reply) => {
      const { statusCode: status = 0, headers } = reply;
      reply.resume().on('end', () => resolve({ status, headers }));
    });
  });

/**
 * Sends a request through an agent. An agent with `keepAlive` keeps the connection open for later
 * requests, as a proxy does.
 */
export function sendOver(
  agent: Agent,
  server: ServerProcess,
  { path, method = 'GET', token, body }: RawRequest,
): Promise<RawReply> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const sent = request(server.address + path, { agent, method, headers });
  const reply = readReply(sent);
  sent.end(body && JSON.stringify(body));
  return reply;
}

export interface Answer {
  readonly itemId: string;
  readonly value: number;
}

export interface UnfinishedSave {
  readonly answer: Answer;
  finish(): Promise<RawReply>;
}

export function beginSave(
  server: ServerProcess,
  token: string,
  answer: Answer,
): Promise<UnfinishedSave> {
  const body = JSON.stringify(answer);
  const sent = request(server.address + calls.saveResponse.path, {
    agent: new Agent({ keepAlive: true }),
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const reply = readReply(sent);
  const finish = (): Promise<RawReply> => {
    sent.end(body);
    return reply;
  };
  return new Promise((resolve, reject) => {
    reply.catch(reject);
    sent.on('continue', () => resolve({ answer, finish })).flushHeaders();
  });
}

export const waitUntilRefusing = ({ address }: ServerProcess): Promise<void> =>
  waitFor('a refused connection', () =>
    fetch(address).then(
      () => false,
      () => true,
    ),
  );

/** Sends half of a request's headers; `finish` sends the rest and returns all that comes back. */
export function beginHeaders(server: ServerProcess): { finish(): Promise<string> } {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n');
  return {
    finish() {
      socket.write('Accept: */*\r\n\r\n');
      return closed;
    },
  };
}
