/** Accepts only JSON bodies in valid UTF-8, without NUL characters or prototype keys (G1). */

import type { FastifyInstance } from 'fastify';
import { badRequest } from '../../refusal/refusal.ts';

export function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      if (bytes.length === 0) return done(null);
      let text: string;
      try {
        text = decoder.decode(bytes);
      } catch {
        return done(badRequest('The body is not valid UTF-8.'));
      }
      if (/\0|\\u0000/i.test(text)) return done(badRequest('The body contains a NUL character.'));
      return parseJson(request, text, done);
    },
  );
}
