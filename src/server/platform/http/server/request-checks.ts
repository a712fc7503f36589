/** Sets the headers of every response, and checks every request before it reaches its route. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, Refusal } from '../../refusal/refusal.ts';
import { hiddenFromSearch, securityHeaders } from './security-headers.ts';

/**
 * Checks both the matched route and the URL. The URL alone is not enough, because `/%61pi/…` also
 * reaches `/api/…`. The route alone is not enough, because some paths match no route.
 */
const isApiRequest = (request: FastifyRequest): boolean =>
  [request.routeOptions.url, request.url].some((path) => path?.startsWith('/api/'));

/**
 * Whether another site makes a call that may change data. Such a call is harmless because the app
 * uses no cookies, but it is refused because the web app never makes one.
 */
const isCrossSiteChange = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' && headers['sec-fetch-site'] === 'cross-site';

function checkRequest(request: FastifyRequest, isApi: boolean): Refusal | undefined {
  if (isApi && isCrossSiteChange(request))
    return forbidden('This cannot be called from another site.');
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    return new Refusal(
      'unsupported_media_type',
      'Send the body as it is, without a content encoding.',
    );
  return undefined;
}

/**
 * Adds a hook that runs on every request. It uses a callback, because a callback is faster than a
 * promise.
 */
export function addRequestChecks(app: FastifyInstance, { hsts }: { readonly hsts: boolean }): void {
  const headers = securityHeaders({ hsts });
  const apiHeaders = { ...headers, 'cache-control': 'no-store', 'x-robots-tag': hiddenFromSearch };
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = isApiRequest(request);
    reply.headers(isApi ? apiHeaders : headers);
    done(checkRequest(request, isApi));
  });
}
