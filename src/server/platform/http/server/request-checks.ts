/** The headers of every answer, and the checks that every request passes before its route. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden, Refusal } from '../../refusal/refusal.ts';
import { hiddenFromSearch, securityHeaders } from './security-headers.ts';

/** Checks the route, because `%61pi` is `api` too, and the address of paths without a route. */
const isApiRequest = (request: FastifyRequest): boolean =>
  [request.routeOptions.url, request.url].some((path) => path?.startsWith('/api/'));

/** No cookie makes a cross-site call dangerous, but the app itself never sends one. */
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

/** Adds the hook with a callback instead of a promise, because it runs for every request. */
export function addRequestChecks(app: FastifyInstance, { hsts }: { readonly hsts: boolean }): void {
  const headers = securityHeaders({ hsts });
  const apiHeaders = { ...headers, 'cache-control': 'no-store', 'x-robots-tag': hiddenFromSearch };
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = isApiRequest(request);
    reply.headers(isApi ? apiHeaders : headers);
    done(checkRequest(request, isApi));
  });
}
