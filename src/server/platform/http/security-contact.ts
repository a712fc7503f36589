/** Serves `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). */

import type { FastifyInstance } from 'fastify';
import { dayMilliseconds } from '../clock.ts';

const validDays = 180;

export function serveSecurityContact(
  app: FastifyInstance,
  { contact, now }: { readonly contact: string; readonly now: () => number },
): void {
  const uri =
    contact.includes('@') && !contact.startsWith('mailto:') ? `mailto:${contact}` : contact;
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(now() + validDays * dayMilliseconds).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${uri}\nExpires: ${expires}\nPreferred-Languages: en\n`);
  });
}
