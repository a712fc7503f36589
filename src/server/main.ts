/** Reads the configuration, opens the database, listens, and ends cleanly: the only file with effects at import. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import packageFile from '../../package.json' with { type: 'json' };
import { product } from '../domain/product.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { loadOrCreateAdminKey } from './features/admin/admin.ts';
import { startRetentionJob } from './features/retention/retention.ts';
import { readItemBank } from './features/survey/survey.ts';
import { readKeys } from './platform/crypto/keys.ts';
import type { Database } from './platform/db/database.ts';
import { DatabaseConfigError, DatabaseUnavailable } from './platform/db/errors.ts';
import { KeyMismatch } from './platform/db/key-check.ts';
import { FolderInUse } from './platform/db/sqlite/folder-lock.ts';
import { FileUnavailable } from './platform/db/sqlite/sqlite-errors.ts';
import { openSqlite } from './platform/db/sqlite/sqlite.ts';
import { type Mailer, outboxMailer, smtpMailer } from './platform/mail/mailer.ts';
import type { MetricsEndpoint } from './platform/metrics/endpoint.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

const secondsToWaitForTheDatabase = 60;

/** A database server that starts at the same time as this program is waited for. */
async function openDatabase(config: Config, metrics: Metrics | undefined): Promise<Database> {
  if (config.DATABASE_URL === undefined) return openSqlite(config.DATA_DIR, metrics);
  const { openPostgres } = await import('./platform/db/postgres/postgres.ts'); // whoever has none need not hold its library in memory
  const db = openPostgres(config.DATABASE_URL, { observer: metrics });
  for (let waited = 0; ; waited++) {
    try {
      await db.migrate();
      return db;
    } catch (error) {
      const mayPass =
        error instanceof DatabaseUnavailable && !(error instanceof DatabaseConfigError);
      if (!mayPass || waited === secondsToWaitForTheDatabase) throw error;
      if (waited === 0)
        console.error(`${error.message} Trying again for ${secondsToWaitForTheDatabase} seconds.`);
      await pause(1000);
    }
  }
}

function openMailer({ MAIL_URL, MAIL_FROM, DATA_DIR }: Config): Mailer {
  if (MAIL_URL !== undefined) return smtpMailer(MAIL_URL, MAIL_FROM);
  const folder = join(DATA_DIR, 'outbox');
  return outboxMailer({
    folder,
    from: MAIL_FROM,
    random: randomBytes,
    onWritten: (name) =>
      console.log(`MAIL_URL is not set: a message was written to ${join(folder, name)}`),
  });
}

/** The library is loaded only where somebody reads the numbers: it would make every other start longer. */
async function openMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Config): Promise<{ metrics?: Metrics; endpoint?: MetricsEndpoint }> {
  if (port === undefined) return {};
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./platform/metrics/metrics.ts'),
    import('./platform/metrics/endpoint.ts'),
  ]);
  const metrics = createMetrics(packageFile.version);
  const endpoint = await serveMetrics(metrics, { port, host }).catch((error: unknown) => {
    throw new ConfigError(
      `METRICS_PORT, METRICS_HOST: nothing can listen at ${host}, port ${port} (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}).`,
    );
  });
  return { metrics, endpoint };
}

async function start(config: Config): Promise<void> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = config;
  const insights =
    baseUrl !== undefined && apiKey !== undefined && model !== undefined
      ? { baseUrl, apiKey, model }
      : undefined;
  const { metrics, endpoint } = await openMetrics(config);
  const db = await openDatabase(config, metrics);
  const keys = readKeys(config.MASTER_KEY, config.DATA_DIR);
  const mailer = openMailer(config);
  let address = '';
  let stopping = false;
  const app = await createApp({
    db,
    bank: readItemBank(new URL('../../items/', import.meta.url)),
    keys,
    adminKeys: config.ADMIN_KEY ?? [
      loadOrCreateAdminKey(config.DATA_DIR, (key) =>
        console.log(`The admin key, shown this once: ${key}`),
      ),
    ],
    now: Date.now,
    random: randomBytes,
    mailer,
    publicUrl: () => config.PUBLIC_URL ?? address,
    rateLimitScale: config.RATE_LIMIT_SCALE,
    requireConsent: config.REQUIRE_CONSENT === 'strict',
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    hsts: config.HSTS,
    ...(insights && { insights }),
    dailyTexts: config.AI_DAILY_TEXTS,
    site: {
      leaveUrl: config.LEAVE_URL,
      contact: config.CONTACT ?? null,
      demo: config.DEMO,
      analytics: config.POSTHOG_KEY === undefined ? null : { key: config.POSTHOG_KEY },
      insights: insights ? { host: new URL(insights.baseUrl).host, model: insights.model } : null,
      safetyLinks: config.SAFETY_LINKS,
    },
    ...(config.POSTHOG_KEY !== undefined && { analyticsHost: config.POSTHOG_HOST }),
    isDraining: () => stopping,
    ...(metrics && { observer: metrics }),
    webFolder: new URL('../../dist/web/', import.meta.url).pathname,
  });
  const stopForgetting = startRetentionJob(
    {
      db,
      now: Date.now,
      mailer,
      loginCodeKey: keys.loginCode,
      warn: (sentence) => app.log.warn(sentence),
    },
    (error, what) => app.log.error({ err: error }, what),
  );

  const hurry = new AbortController();
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    stopForgetting();
    await pause(config.DRAIN_SECONDS * 1000, undefined, { signal: hurry.signal }).catch(() => {}); // a load balancer asks /readyz and turns away; nothing fails where it is cut short
    await app.close(); // no new connection; requests in flight finish (decisions H4)
    await db.close();
    await endpoint?.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop); // comes twice where a service manager tells the whole group
  process.on('SIGINT', () => {
    hurry.abort();
    void stop();
  });

  address = await app.listen({ port: config.PORT, host: config.HOST });
  if (endpoint) console.log(`Metrics are at ${endpoint.address}`);
  console.log(`${product.name} is ready at ${address}`);
}

function explainFailure(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are not right:\n${error.message}`;
  if (error instanceof FolderInUse || error instanceof KeyMismatch) return error.message;
  if (error instanceof DatabaseConfigError)
    return `${error.message} Check user, password and database name in DATABASE_URL.`;
  if (error instanceof FileUnavailable)
    return `${error.message} Check that the disk of DATA_DIR has room, and that its files may be read and written.`;
  if (error instanceof DatabaseUnavailable)
    return `${error.message} Check the address in DATABASE_URL, and that the database server runs.`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use by another program. Stop it, or set PORT to another number.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
