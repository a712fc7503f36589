/** Sends the result of a call, without fields that the contract does not define. */

import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CallName } from '../../../contract/endpoints.ts';
import type { Schema } from '../../../contract/shape.ts';

/** A reply with status 202 (Accepted): the work continues after the response. */
export class Accepted<T> {
  readonly body: T;

  constructor(body: T) {
    this.body = body;
  }
}

export class Streamed<T> {
  readonly parts: AsyncIterable<T>;

  constructor(parts: AsyncIterable<T>) {
    this.parts = parts;
  }
}

export interface ReplyShape {
  readonly reply: Schema;
  readonly accepted?: Schema;
}

const replyHeaders: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  logout: { 'clear-site-data': '"cache"' },
  deleteData: { 'clear-site-data': '"cache", "storage"' },
  exportData: { 'content-disposition': 'attachment; filename="my-data.json"' },
};

const maxStreamPauseMilliseconds = 60_000;

function sendStream(
  reply: FastifyReply,
  { parts }: Streamed<unknown>,
  schema: Schema,
): FastifyReply {
  async function* lines(): AsyncGenerator<string> {
    for await (const part of parts) yield `${JSON.stringify(schema.parse(part))}\n`;
  }
  // Requests injected by tests have no socket.
  if (reply.raw.socket instanceof Socket) reply.raw.socket.setTimeout(maxStreamPauseMilliseconds);
  // Close streaming connections so that keep-alive cannot delay shutdown.
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .headers({ 'x-accel-buffering': 'no', connection: 'close' })
    .send(Readable.from(lines(), { objectMode: false }));
}

export function sendReply(
  reply: FastifyReply,
  name: CallName,
  { shape, result }: { readonly shape: ReplyShape; readonly result: unknown },
): FastifyReply {
  if (result instanceof Streamed) return sendStream(reply, result, shape.reply);
  const isAccepted = result instanceof Accepted;
  const body = isAccepted ? shape.accepted?.parse(result.body) : shape.reply.parse(result);
  return reply
    .code(isAccepted ? 202 : 200)
    .headers(replyHeaders[name] ?? {})
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
