/** Passes the events of product analytics on, so that the browser speaks to nobody but us (decisions E3). */

import type { FastifyInstance } from 'fastify';
import { networkOf, type RateLimiter } from '../rate-limit/rate-limit.ts';
import { notFound, unavailable } from '../refusal/refusal.ts';

interface IngestDeps {
  /** The service, without a slash at the end. */
  readonly host: string;
  readonly limits: RateLimiter;
}

/** The service's paths that take events; nothing else of it can be reached through us. */
const paths: ReadonlySet<string> = new Set(['e', 'i/v0/e', 'batch']);
const queries = ['compression', 'ver', '_'] as const;
const bodyLimitBytes = 64 * 1024;
const timeoutMilliseconds = 5000;

/** No header of the visitor's goes along but the kind of the body: no address, no language, no browser. */
export async function passEventsOn(
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
    scope.post<{
      Params: { '*': string };
      Querystring: Readonly<Record<string, string>>;
      Body: Buffer;
    }>('/ingest/*', { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      const path = request.params['*'].replace(/\/$/, '');
      if (!paths.has(path)) throw notFound('There is nothing here.');
      await limits.spend('ingest', networkOf(request.ip));
      const kept = queries.flatMap((name) =>
        typeof request.query[name] === 'string' && /^[\w.-]{1,40}$/.test(request.query[name])
          ? [[name, request.query[name]] as [string, string]]
          : [],
      );
      const kind = request.headers['content-type'] ?? 'text/plain';
      let status: number;
      try {
        const answer = await fetch(
          `${host}/${path}/?${new URLSearchParams([...kept, ['ip', '0']])}`,
          {
            method: 'POST',
            headers: { 'content-type': kind, 'user-agent': 'proxy' },
            body: new Uint8Array(request.body),
            signal: AbortSignal.timeout(timeoutMilliseconds),
            redirect: 'error',
          },
        );
        status = answer.status;
        await answer.body?.cancel();
      } catch {
        throw unavailable('The service for analytics does not answer.', 60);
      }
      if (status >= 500) throw unavailable('The service for analytics does not answer.', 60);
      return reply.code(200).header('cache-control', 'no-store').send({ status: 1 });
    });
  });
}
