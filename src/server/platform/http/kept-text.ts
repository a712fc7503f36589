/** Sends texts that are the same for everybody. Each encoding is made once, and then kept. */

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Preferred first. */
const encoders = {
  br: (text: Buffer): Buffer =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: Buffer): Buffer => gzipSync(text),
} as const;
type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders) as Encoding[]; // as: the keys of a literal object

/** Higher qualities would delay the first visitor by more than they save. */
const brotliQuality = 6;

/** Whether the header names the encoding, and not with the weight 0. */
const accepts = (header: string, encoding: Encoding): boolean =>
  header
    .split(',')
    .map((range) => range.toLowerCase().replaceAll(/\s/g, ''))
    .some((range) => range.split(';')[0] === encoding && !/;q=0(\.0*)?$/.test(range));

/** Returns a function that sends the text, compressed if the client accepts it. */
export function keepText(text: string): (reply: FastifyReply) => FastifyReply {
  const plain = Buffer.from(text);
  const kept = new Map<Encoding, Buffer>();

  function encode(encoding: Encoding): Buffer {
    const made = kept.get(encoding) ?? encoders[encoding](plain);
    kept.set(encoding, made);
    return made;
  }

  return (reply) => {
    const header = reply.request.headers['accept-encoding'];
    const accepted = header?.slice(0, 200) ?? '';
    const encoding = encodings.find((each) => accepts(accepted, each));
    reply.header('vary', 'accept-encoding');
    if (!encoding) return reply.send(plain);
    return reply.header('content-encoding', encoding).send(encode(encoding));
  };
}
