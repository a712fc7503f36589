/** Forwards product-analytics events, so that the browser contacts only this server. */

import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type EventName,
  eventProperties,
  technicalEventProperties,
} from '../../contract/analytics-events.ts';
import { isTooDeep, clientNetwork } from './http/request.ts';
import { type RateLimiter } from './rate-limit/rate-limit.ts';
import { badRequest, forbidden, notFound, unavailable } from './refusal.ts';

const maxUnpackedBytes = 256 * 1024;
const maxEvents = 50;
const maxTextLength = 400;

const text = z.string().max(maxTextLength);
const value = z.union([text, z.number(), z.boolean()]);
const eventNames = Object.keys(eventProperties) as [EventName, ...EventName[]]; // as: not empty

const event = z.object({
  event: z.enum(eventNames),
  uuid: text.optional(),
  timestamp: text.optional(),
  offset: z.number().optional(),
  properties: z.record(z.string(), z.unknown()),
});

const body = z.object({
  api_key: text,
  sent_at: text.optional(),
  batch: z.array(event).min(1).max(maxEvents),
});

type PostedEvent = z.infer<typeof event>;

function unpack(bytes: Buffer): Buffer {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isGzip ? gunzipSync(bytes, { maxOutputLength: maxUnpackedBytes }) : bytes;
}

function allowProperties(posted: PostedEvent): PostedEvent {
  const names = [...eventProperties[posted.event], ...technicalEventProperties];
  const properties = names.flatMap((name) => {
    const parsed = value.safeParse(posted.properties[name]);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return { ...posted, properties: Object.fromEntries(properties) };
}

function readEvents(bytes: Buffer, projectKey: string): string {
  const invalid = badRequest('These are not events of this site.');
  let posted: z.infer<typeof body>;
  try {
    const unpacked = unpack(bytes);
    if (isTooDeep(unpacked)) throw invalid;
    posted = body.parse(JSON.parse(unpacked.toString()));
  } catch {
    throw invalid;
  }
  const keys = [posted.api_key, ...posted.batch.map(({ properties }) => properties['token'])];
  if (keys.some((key) => key !== projectKey)) throw invalid;
  return JSON.stringify({ ...posted, batch: posted.batch.map(allowProperties) });
}

interface IngestDeps {
  readonly host: string;
  readonly projectKey: string;
  readonly limits: RateLimiter;
}

type IngestRequest = FastifyRequest<{
  Params: { '*': string };
  Querystring: Readonly<Record<string, string>>;
  Body: Buffer;
}>;

const eventPaths: ReadonlySet<string> = new Set(['e', 'i/v0/e']);
const forwardedQueryNames = ['ver', '_'] as const;
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

/** Browsers add one of the two headers to every POST; the older ones know only `Origin`. */
function isSameSite({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return origin !== undefined && host !== undefined && URL.parse(origin)?.host === host;
}

/** Sends no header of the visitor, so that address, language and browser stay unknown. */
async function forward(address: string, events: string): Promise<number> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'proxy' },
    body: events,
    signal: AbortSignal.timeout(timeoutMilliseconds),
    redirect: 'error',
  });
  await answer.body?.cancel();
  return answer.status;
}

export async function proxyAnalytics(
  app: FastifyInstance,
  { host, projectKey, limits }: IngestDeps,
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
        if (!isSameSite(request)) throw forbidden('This cannot be called from another site.');
        await limits.spend('ingest', clientNetwork(request.ip));
        const events = readEvents(request.body, projectKey);
        const address = `${host}/${path}/?${forwardedQuery(request.query)}`;
        const status = await forward(address, events).catch(() => null);
        if (status === null || status >= 500)
          throw unavailable('The service for analytics does not answer.', retryAfterSeconds);
        return reply.code(200).header('cache-control', 'no-store').send({ status: 1 });
      },
    );
  });
}
