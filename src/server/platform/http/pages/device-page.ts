/**
 * Serves the page for one device, in each language, byte by byte as it was built: its SHA-256 is
 * the one of the release. The policy in the page is sent as a header too, which can do more.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { localeFacts, offeredLocales } from '../../../../domain/locales.ts';
import { keepText } from '../kept-text.ts';
import { hiddenFromSearch } from '../security-headers.ts';

/**
 * In a sandbox the page can open no window. With an origin of its own it could not cancel a
 * navigation (guard.ts); `form-action` keeps its forms from being sent.
 */
const onlyInHeader = [
  "frame-ancestors 'none'",
  'sandbox allow-scripts allow-same-origin allow-forms allow-downloads allow-modals',
] as const;

/** Throws an Error if the page has no policy. */
function readPolicy(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1];
  if (policy === undefined) throw new Error('the page for one device has no policy');
  return [policy, ...onlyInHeader].join('; ');
}

const digest = (html: string): string => createHash('sha256').update(html).digest('base64');

export function serveDevicePage(app: FastifyInstance, webFolder: string): void {
  for (const locale of offeredLocales) {
    const path = join(webFolder, 'device', `spark-${locale}.html`);
    if (!existsSync(path)) continue; // not built
    const html = readFileSync(path, 'utf8');
    const send = keepText(html);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': readPolicy(html),
      'repr-digest': `sha-256=:${digest(html)}:`,
      'x-dns-prefetch-control': 'off',
      'x-robots-tag': hiddenFromSearch,
      'cache-control': 'no-store',
    };
    app.get(`${localeFacts[locale].basePath}/device`, (_, reply) => send(reply.headers(headers)));
  }
}
