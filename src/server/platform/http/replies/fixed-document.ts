/**
 * Documents that never change. They are encoded and compressed once, so that a request costs
 * neither a copy nor a compression.
 */

import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

interface FixedDocument {
  readonly text: string;
  readonly contentType: string;
}

/** Whether the header `accept-encoding` names gzip without refusing it (`;q=0`). */
export const acceptsGzip = (acceptEncoding = ''): boolean =>
  acceptEncoding.split(',').some((part) => /^\s*gzip\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part));

export function serveDocument(
  app: FastifyInstance,
  path: string,
  { text, contentType }: FixedDocument,
): void {
  const plain = Buffer.from(text);
  const compressed = gzipSync(plain);
  app.get(path, { compress: false }, (request, reply) => {
    const isGzip = acceptsGzip(request.headers['accept-encoding']);
    if (isGzip) reply.header('content-encoding', 'gzip');
    return reply
      .headers({ 'content-type': contentType, vary: 'accept-encoding' })
      .send(isGzip ? compressed : plain);
  });
}
