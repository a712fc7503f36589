import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { keepText } from './kept-text.ts';

/** Sends the text to a client that accepts these encodings. Returns the headers and the bytes. */
function sendTo(send: ReturnType<typeof keepText>, accepted: string | undefined) {
  const headers: Record<string, string> = {};
  let sent: unknown;
  const reply = {
    request: { headers: { 'accept-encoding': accepted } },
    header(name: string, value: string) {
      headers[name] = value;
      return reply;
    },
    send(bytes: unknown) {
      sent = bytes;
      return reply;
    },
  };
  send(reply as unknown as FastifyReply); // as: it calls no other method
  return { encoding: headers['content-encoding'], vary: headers['vary'], sent };
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['GZIP', 'gzip'],
  ['zstd, deflate', undefined],
  ['brotli', undefined],
  [undefined, undefined],
])('a client that accepts %s gets %s', (accepted, encoding) => {
  expect(sendTo(keepText('text'), accepted)).toMatchObject({ encoding, vary: 'accept-encoding' });
});

test.each(['br', 'gzip', ''])('the bytes of %j are made once', (accepted) => {
  const send = keepText('text');
  expect(sendTo(send, accepted).sent).toBe(sendTo(send, accepted).sent);
});
