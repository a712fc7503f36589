/** The server as a function of what it needs of the world; tests call it by injection, without a port. */

import { randomInt } from 'node:crypto';
import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { calls } from '../contract/calls.ts';
import { servedCalls } from '../contract/endpoints.ts';
import { defaultSite, type Site } from '../contract/site.ts';
import type { Answers, SetBOptions } from '../psychometrics/index.ts';
import {
  type AccountsDeps,
  authenticate,
  createTokenOwnerLookup,
  endSessionOnTokenReuse,
  type RandomBytes,
} from './features/accounts/accounts.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { type AdminDeps, type AdminKey, authenticateAdmin } from './features/admin/admin.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { comparisonRoutes } from './features/comparison/routes.ts';
import { emailRoutes } from './features/email/routes.ts';
import {
  createService,
  type ServiceSettings,
} from './features/insights/language-model/openai-client.ts';
import { insightsRoutes } from './features/insights/routes.ts';
import { prepareProfile, type ProfileDeps } from './features/profile/profile.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { surveyRoutes } from './features/survey/routes.ts';
import {
  createAnswerWriter,
  type ItemBank,
  loadBank,
  type SurveyDeps,
} from './features/survey/survey.ts';
import { passEventsOn } from './platform/analytics/ingest.ts';
import type { BatchLimits } from './platform/batching/batcher.ts';
import type { Keys } from './platform/crypto/keys.ts';
import type { Database } from './platform/db/database.ts';
import { checkKeys } from './platform/db/key-check.ts';
import { acceptJsonOnly } from './platform/http/body-parser.ts';
import { hiddenFromSearch, securityHeaders } from './platform/http/headers.ts';
import { adminKey, bearerToken, clientOf, routePattern, serve } from './platform/http/http.ts';
import { docsPage, openApiDocument } from './platform/http/openapi.ts';
import { isServerFailure, sendProblem, toRefusal } from './platform/http/problem.ts';
import { refuseBytes, refuseUrl } from './platform/http/unreadable.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { AppObserver } from './platform/metrics/observer.ts';
import { createRateLimiter } from './platform/rate-limit/rate-limit.ts';
import { forbidden, Refusal, unavailable } from './platform/refusal/refusal.ts';
import { serveWebApp } from './platform/web-assets/web-app.ts';

/** Of a request, as the log has it: a count would tell how many came before. In fours, so that a visitor can read it out. */
function failureNumber(): string {
  const digits = String(randomInt(1e12)).padStart(12, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}

export interface AppOptions {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly keys: Keys;
  /** Without one, nobody may administrate. */
  readonly adminKeys?: readonly AdminKey[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  /** Closed with the app. */
  readonly mailer: Mailer;
  /** Of the web app, for links in messages; without a slash at the end. */
  readonly publicUrl: () => string;
  /** How long a message waits before anything is done about it; by default up to a second, at random. */
  readonly mailLagMilliseconds?: () => number;
  /** Multiplies every rate limit. */
  readonly rateLimitScale?: number;
  readonly requireConsent?: boolean;
  readonly logLevel?: string;
  /** How many proxies in front are believed. */
  readonly trustProxy?: number;
  readonly hsts?: boolean;
  /** The built web app. */
  readonly webFolder?: string;
  /** Where the events of product analytics are passed on to; none where there is no project (decisions E3). */
  readonly analyticsHost?: string;
  /** Who writes personalised texts; nobody by default (decisions E2). */
  readonly insights?: ServiceSettings;
  /** How often a day it may be asked, of the whole site. */
  readonly dailyTexts?: number;
  /** Whether the process is about to end and wants no new work; everything is served until then (decisions H4). */
  readonly isDraining?: () => boolean;
  /** Who counts requests and surveys. */
  readonly observer?: AppObserver;
  /** What the web app is told of the settings. */
  readonly site?: Site;
  /** How many requests share a statement. */
  readonly batchLimits?: BatchLimits;
  readonly chooseSetB?: (answers: Answers, options: SetBOptions) => string[];
  readonly computeProfile?: NonNullable<ProfileDeps['compute']>;
}

const bodyLimitBytes = 16 * 1024;

/** Migrated and ready to answer; the caller listens and closes. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, bank, now, random } = options;
  await db.migrate();
  await checkKeys(db, options.keys.check);
  await loadBank({ db, bank });

  const app = Fastify({
    logger: { level: options.logLevel ?? 'silent' },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    genReqId: failureNumber,
    trustProxy: (_address, hop) => hop < (options.trustProxy ?? 0),
    connectionTimeout: 20_000,
    requestTimeout: longestRequestMilliseconds,
    return503OnClosing: false, // what has come in is served, as H4 has it
    frameworkErrors: refuseUrl,
    clientErrorHandler: refuseBytes,
  });
  const logError = (error: unknown, what: string): void => app.log.error({ err: error }, what);

  observe(app, options);
  await app.register(compress, { threshold: 1024, globalDecompression: false }); // a small body can unpack to much; `observe` refuses packed ones
  await app.register(underPressure, { maxEventLoopDelay: 2000, retryAfter: 2 });
  acceptJsonOnly(app);
  const isDraining = options.isDraining ?? (() => false);
  letGoWhenClosing(app, isDraining);

  const limits = createRateLimiter({
    db,
    now,
    random,
    key: options.keys.rateLimit,
    scale: options.rateLimitScale ?? 1,
    ...(options.dailyTexts !== undefined && { given: { insightOfSite: options.dailyTexts } }),
  });
  const mail = createMailQueue({
    mailer: options.mailer,
    lagMilliseconds: options.mailLagMilliseconds ?? (() => randomInt(1000)),
    logError,
  });
  app.addHook('onClose', () => mail.close());
  const accounts: AccountsDeps = {
    db,
    now,
    random,
    loginCodeKey: options.keys.loginCode,
    limits,
    tokenOwner: createTokenOwnerLookup(db, options.batchLimits),
  };
  const profile: ProfileDeps = {
    db,
    now,
    bank,
    limits,
    logError,
    ...(options.computeProfile && { compute: options.computeProfile }),
  };
  const survey: SurveyDeps = {
    db,
    now,
    random,
    bank,
    limits,
    requireConsent: options.requireConsent ?? false,
    demo: (options.site ?? defaultSite).demo,
    writeAnswer: createAnswerWriter(db, options.batchLimits),
    onStarted: (synthetic) => options.observer?.surveyStarted(synthetic),
    onFinished(userId, synthetic) {
      options.observer?.surveyFinished(synthetic);
      prepareProfile(profile, userId);
    },
    logError,
    ...(options.chooseSetB && { choose: options.chooseSetB }),
  };
  const admin: AdminDeps = { db, now, keys: options.adminKeys ?? [], limits };
  const handlers = {
    ...accountsRoutes(accounts),
    ...emailRoutes({
      ...accounts,
      emailKey: options.keys.email,
      mail,
      publicUrl: options.publicUrl,
    }),
    ...surveyRoutes(survey),
    ...profileRoutes(profile),
    ...insightsRoutes({
      ...profile,
      service: options.insights ? createService(options.insights) : null,
    }),
    ...comparisonRoutes({ db, bank, limits }),
    ...adminRoutes(admin),
  };
  serve(app, handlers, {
    public: async () => undefined,
    user: async (request, call) => {
      const token = bearerToken(request);
      if (call === 'refresh' && token) await endSessionOnTokenReuse(accounts, token);
      return authenticate(accounts, token);
    },
    admin: async (request) => authenticateAdmin(admin, clientOf(request), adminKey(request)),
  });
  refuseOtherMethods(app);
  await serveOperations(app, db, isDraining);
  if (options.analyticsHost !== undefined)
    await passEventsOn(app, { host: options.analyticsHost, limits });
  const contact = options.site?.contact;
  if (contact) serveSecurityContact(app, contact, now);
  if (options.webFolder)
    await serveWebApp(app, {
      folder: options.webFolder,
      site: options.site ?? defaultSite,
      publicUrl: options.publicUrl,
    });
  return app;
}

/** Every answer of the API is uncached; a failure is a problem; a log line names the route's pattern, never the URL. Hooks without promises: they run for every request. */
function observe(
  app: FastifyInstance,
  { hsts = false, observer }: Pick<AppOptions, 'hsts' | 'observer'>,
): void {
  const always = securityHeaders({ hsts });
  const ofApi = { ...always, 'cache-control': 'no-store', 'x-robots-tag': hiddenFromSearch };
  app.addHook('onRequest', (request, reply, done) => {
    const isApi = [request.routeOptions.url, request.url].some((path) => path?.startsWith('/api/')); // the route, since %61pi is api; the address, where there is no route
    reply.headers(isApi ? ofApi : always);
    // No cookie makes such a request dangerous; it is refused all the same, since nobody of ours sends it (trust §3.5).
    const isRefused =
      isApi && request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site';
    if (isRefused) return done(forbidden('This cannot be called from another site.'));
    const isPacked = (request.headers['content-encoding'] ?? 'identity') !== 'identity';
    return done(
      isPacked
        ? new Refusal(
            'unsupported_media_type',
            'Send the body as it is, without a content encoding.',
          )
        : undefined,
    );
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    observer?.request({
      method: request.method,
      route: url,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (isServerFailure(refusal))
      app.log.error(
        { requestId: request.id, route: request.routeOptions.url ?? 'none', err: error },
        'request failed',
      );
    return sendProblem(reply, refusal);
  });
}

/** How long a request may take to arrive. */
const longestRequestMilliseconds = 15_000;

/** How long a connection on which nothing was ever asked may still bring its first request when the server ends. */
const silenceMilliseconds = 1000;

/** A connection kept alive after the last answer, or opened by a browser in case it is needed, would hold up the end (decisions H4). */
function letGoWhenClosing(app: FastifyInstance, isDraining: () => boolean): void {
  let isClosing = false;
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, silenceMilliseconds).unref();
    setTimeout(
      () => app.server.closeAllConnections(),
      longestRequestMilliseconds + silenceMilliseconds,
    ).unref(); // of a request that never comes to its end
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing || isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}

/** A known path with another method: 405 and what is allowed (decisions G1). */
function refuseOtherMethods(app: FastifyInstance): void {
  const byPath = Map.groupBy(servedCalls, (name) => calls[name].path);
  for (const [path, names] of byPath) {
    const allowed = names.map((name) => calls[name].method as string);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].filter(
      (method) => !allowed.includes(method),
    );
    app.route({
      method: others,
      url: routePattern(path),
      handler: async () => {
        throw new Refusal('method_not_allowed', `Use ${allowed.join(' or ')} here.`, {
          allowedMethods: allowed,
        });
      },
    });
  }
}

/** Where to report a weakness (RFC 9116). Its end moves on by itself as long as somebody runs the server. */
function serveSecurityContact(app: FastifyInstance, contact: string, now: () => number): void {
  const uri =
    contact.includes('@') && !contact.startsWith('mailto:') ? `mailto:${contact}` : contact;
  app.get('/.well-known/security.txt', (_, reply) => {
    const expires = new Date(now() + 180 * 86_400_000).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${uri}\nExpires: ${expires}\nPreferred-Languages: en\n`);
  });
}

async function serveOperations(
  app: FastifyInstance,
  db: Database,
  isDraining: () => boolean,
): Promise<void> {
  const document = JSON.stringify(openApiDocument());
  const docs = docsPage();
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (isDraining()) return sendProblem(reply, unavailable('This node is about to end.'));
    try {
      await db.read((tx) => tx.selectFrom('scale_labels').select('value').limit(1).execute());
      return { status: 'ready' };
    } catch {
      return sendProblem(reply, unavailable('The database does not answer.'));
    }
  });
  app.get('/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  app.get('/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(docs));
}
