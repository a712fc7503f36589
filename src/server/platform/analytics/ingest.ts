/** Forwards product-analytics events, so that the browser contacts only this server (E3). */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetwork, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { notFound, unavailable } from '../refusal/refusal.ts';

interface IngestDeps {
  /** The base URL of the analytics service, without a trailing slash. */
  readonly host: string;
  readonly limits: RateLimiter;
}

type IngestRequest = FastifyRequest<{
  Params: { '*': string };
  Querystring: Readonly<Record<string, string>>;
  Body: Buffer;
}>;

/** The paths at which the analytics service accepts events; no other path is forwarded. */
const eventPaths: ReadonlySet<string> = new Set(['e', 'i/v0/e', 'batch']);
const forwardedQueryNames = ['compression', 'ver', '_'] as const;
const bodyLimitBytes = 64 * 1024;
const timeoutMilliseconds = 5000;
const retryAfterSeconds = 60;

/** Returns the allowed query parameters. Adds `ip=0`, so that the service stores no IP address. */
function forwardedQuery(query: Readonly<Record<string, string>>): URLSearchParams {
  const forwarded = new URLSearchParams();
  for (const name of forwardedQueryNames) {
    const value = query[name];
    if (typeof value === 'string' && /^[\w.-]{1,40}$/.test(value)) forwarded.append(name, value);
  }
  forwarded.append('ip', '0');
  return forwarded;
}

/**
 * Forwards the body and only one of the visitor's headers, the content type, so that the
 * service does not learn the visitor's address, language or browser. Returns the status of the
 * service's response.
 */
async function forward(host: string, path: string, request: IngestRequest): Promise<number> {
  const { headers, body, query } = request;
  const answer = await fetch(`${host}/${path}/?${forwardedQuery(query)}`, {
    method: 'POST',
    headers: { 'content-type': headers['content-type'] ?? 'text/plain', 'user-agent': 'proxy' },
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(timeoutMilliseconds),
    redirect: 'error',
  });
  await answer.body?.cancel();
  return answer.status;
}

export async function proxyAnalytics(
  app: FastifyInstance,
  { host, limits }: IngestDeps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      (_, body, done) => done(null, body),
    );
    scope.post(
      '/ingest/*',
      { bodyLimit: bodyLimitBytes },
      async (request: IngestRequest, reply) => {
        const path = request.params['*'].replace(/\/$/, '');
        if (!eventPaths.has(path)) throw notFound('There is nothing here.');
        await limits.spend('ingest', clientNetwork(request.ip));
        const status = await forward(host, path, request).catch(() => null);
        if (status === null || status >= 500)
          throw unavailable('The service for analytics does not answer.', retryAfterSeconds);
        return reply.code(200).header('cache-control', 'no-store').send({ status: 1 });
      },
    );
  });
}
