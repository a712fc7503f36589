/** `spark start`: starts the server from its settings, and stops it cleanly on a signal. */

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import packageFile from '../../package.json' with { type: 'json' };
import { product } from '../domain/product.ts';
import { type AppOptions, createApp } from './app.ts';
import { explainFailure } from './commands/run-command.ts';
import { createStorageMeter } from './commands/storage-store.ts';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { loadOrCreateAdminKey } from './features/admin/admin.ts';
import { inboxFolder } from './features/calibration/calibration.ts';
import { startDonationJob } from './features/donations/donations.ts';
import { startRetentionJob } from './features/retention/retention.ts';
import { readItemBank } from './features/survey/survey.ts';
import { readKeyring, rotatingKey, type RotatingKey } from './platform/crypto/keyring.ts';
import { DatabaseConfigError, DatabaseUnavailable } from './platform/db/database-errors.ts';
import type { Database } from './platform/db/database.ts';
import { logOutage, type OutageEvent, type OutageLog } from './platform/db/outage.ts';
import { describeMove } from './platform/db/sqlite/folder.ts';
import { openSqlite } from './platform/db/sqlite/sqlite.ts';
import { watchDatabase, type WatchedDatabase } from './platform/db/watched-database.ts';
import { collectWhenIdle } from './platform/idle-collection.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { createOutboxMailer } from './platform/mail/outbox-mailer.ts';
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts';
import type { MetricsEndpoint } from './platform/metrics/endpoint.ts';
import type { Metrics } from './platform/metrics/metrics.ts';

const databaseWaitSeconds = 60;

/** Waits up to a minute for PostgreSQL, which may start at the same time as this program. */
async function openDatabase(config: Config, metrics: Metrics | undefined): Promise<Database> {
  if (config.DATABASE_URL === undefined) {
    const db = openSqlite(config.DATA_DIR, metrics);
    const move = describeMove(config.DATA_DIR);
    if (move !== null) console.error(move);
    return db;
  }
  // The PostgreSQL client is loaded on demand, to save memory on servers that use SQLite.
  const { openPostgres } = await import('./platform/db/postgres/postgres.ts');
  const db = openPostgres(config.DATABASE_URL, {
    observer: metrics,
    migrationUrl: config.MIGRATION_DATABASE_URL,
    report: console.error,
  });
  for (let waitedSeconds = 0; ; waitedSeconds++) {
    try {
      await db.migrate();
      return db;
    } catch (error) {
      const isTemporary =
        error instanceof DatabaseUnavailable && !(error instanceof DatabaseConfigError);
      if (!isTemporary || waitedSeconds === databaseWaitSeconds) throw error;
      if (waitedSeconds === 0)
        console.error(`${error.message} Trying again for ${databaseWaitSeconds} seconds.`);
      await sleep(1000);
    }
  }
}

function openMailer({ MAIL_URL, MAIL_FROM, DATA_DIR }: Config): Mailer {
  if (MAIL_URL !== undefined) return createSmtpMailer(MAIL_URL, MAIL_FROM);
  const folder = join(DATA_DIR, 'outbox');
  return createOutboxMailer({
    folder,
    from: MAIL_FROM,
    random: randomBytes,
    onWritten: (name) =>
      console.log(`MAIL_URL is not set: a message was written to ${join(folder, name)}`),
  });
}

/** Loads the metrics library only if METRICS_PORT is set, because it slows down the start. */
async function openMetrics(
  config: Config,
): Promise<{ metrics?: Metrics; endpoint?: MetricsEndpoint }> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config;
  if (port === undefined) return {};
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./platform/metrics/metrics.ts'),
    import('./platform/metrics/endpoint.ts'),
  ]);
  const metrics = createMetrics(packageFile.version);
  const endpoint = await serveMetrics(metrics, { port, host }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(
      `METRICS_PORT, METRICS_HOST: nothing can listen at ${host}, port ${port} (${code}).`,
    );
  });
  return { metrics, endpoint };
}

function languageModelSettings(config: Config): AppOptions['insights'] {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = config;
  return baseUrl !== undefined && apiKey !== undefined && model !== undefined
    ? { baseUrl, apiKey, model }
    : undefined;
}

function appSettings(config: Config) {
  const insights = languageModelSettings(config);
  const { CALIBRATION_PUBLIC_KEY: calibrationKey } = config;
  return {
    rateLimitScale: config.RATE_LIMIT_SCALE,
    requireConsent: config.REQUIRE_CONSENT === 'strict',
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    hsts: config.HSTS,
    hasAdultLabel: config.ADULT_LABEL,
    ...(insights && { insights }),
    dailyTexts: config.AI_DAILY_TEXTS,
    ...(calibrationKey !== undefined && { calibrationKey: Buffer.from(calibrationKey, 'base64') }),
    site: {
      leaveUrl: config.LEAVE_URL,
      contact: config.CONTACT ?? null,
      imprintUrl: config.IMPRINT_URL ?? null,
      termsUrl: config.TERMS_URL ?? null,
      accessibilityUrl: config.ACCESSIBILITY_URL ?? null,
      operator: config.OPERATOR_NAME ?? null,
      demo: config.DEMO,
      analytics: config.POSTHOG_KEY === undefined ? null : { key: config.POSTHOG_KEY },
      insights: insights ? { host: new URL(insights.baseUrl).host, model: insights.model } : null,
      donations: calibrationKey !== undefined,
      safetyLinks: config.SAFETY_LINKS,
    },
    ...(config.POSTHOG_KEY !== undefined && { analyticsHost: config.POSTHOG_HOST }),
  } satisfies Partial<AppOptions>;
}

const findAdminKeys = ({ ADMIN_KEY, DATA_DIR }: Config): NonNullable<AppOptions['adminKeys']> =>
  ADMIN_KEY ?? [
    loadOrCreateAdminKey(DATA_DIR, (key) => console.log(`The admin key, shown this once: ${key}`)),
  ];

/** `logTo` directs the reports of outages to the log of the app. */
async function openWatchedDatabase(config: Config, metrics: Metrics | undefined) {
  let log: OutageLog = console;
  const opened = await openDatabase(config, metrics);
  const report = (event: OutageEvent): void => logOutage(log, event);
  const db = watchDatabase(opened, { observer: metrics, report });
  const { DATA_DIR: dataFolder, BACKUP_DIR: backupFolder } = config;
  metrics?.watchStorage(createStorageMeter({ db, dataFolder, backupFolder, now: Date.now }));
  return { db, logTo: (app: FastifyInstance) => void (log = app.log) };
}

interface JobDeps {
  readonly db: WatchedDatabase;
  readonly mailer: Mailer;
  readonly loginCodeKey: RotatingKey;
  readonly metrics: Metrics | undefined;
  readonly ledgerDays: number;
}

function startJobs(app: FastifyInstance, deps: JobDeps): () => void {
  const { db, mailer, loginCodeKey, metrics, ledgerDays } = deps;
  const logError = (error: unknown, what: string): void => {
    if (!db.isReported(error)) app.log.error({ err: error }, what);
  };
  const stopDonations = startDonationJob({ db, now: Date.now }, logError);
  const stopRetention = startRetentionJob(
    {
      db,
      now: Date.now,
      mailer,
      loginCodeKey,
      ledgerDays,
      onRowsOnPreviousKey: metrics?.rowsOnPreviousKey,
      onOverdueAccounts: metrics?.overdueAccounts,
      onSuccess: metrics?.retentionSucceeded,
      warn: (sentence) => app.log.warn(sentence),
    },
    logError,
  );
  return () => {
    stopRetention();
    stopDonations();
  };
}

interface ShutdownSteps {
  beforeDrain(): void;
  close(): Promise<void>;
}

/** Ends the program on a signal, after a pause in which load balancers stop using it. */
function prepareShutdown(drainSeconds: number) {
  const skipDrain = new AbortController();
  let isDraining = false;

  async function stop({ beforeDrain, close }: ShutdownSteps): Promise<void> {
    if (isDraining) return; // a service manager may signal both the process and its group
    isDraining = true;
    beforeDrain();
    // In this pause load balancers poll /readyz and stop sending requests. SIGINT ends the pause.
    await sleep(drainSeconds * 1000, undefined, { signal: skipDrain.signal }).catch(() => {});
    await close();
    process.exit(0);
  }

  return {
    isDraining: (): boolean => isDraining,
    onSignal(steps: ShutdownSteps): void {
      process.on('SIGTERM', () => void stop(steps));
      process.on('SIGINT', () => {
        skipDrain.abort();
        void stop(steps);
      });
    },
  };
}

/** Fails like `listen`, but before the start changes anything that other nodes depend on. */
async function requireFreePort({ PORT, HOST }: Config): Promise<void> {
  const server = createServer((socket) => socket.destroy()).listen(PORT, HOST);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function start(config: Config): Promise<void> {
  const { metrics, endpoint } = await openMetrics(config);
  const { db, logTo } = await openWatchedDatabase(config, metrics);
  const { MASTER_KEY, MASTER_KEY_PREVIOUS, DATA_DIR } = config;
  const keyring = readKeyring({ MASTER_KEY, MASTER_KEY_PREVIOUS, DATA_DIR });
  const mailer = openMailer(config);
  const shutdown = prepareShutdown(config.DRAIN_SECONDS);
  let address = '';
  await requireFreePort(config);
  const app = await createApp({
    ...appSettings(config),
    db,
    outages: db,
    bank: readItemBank(new URL('../../items/', import.meta.url)),
    keys: keyring.current,
    previousKeys: keyring.previous,
    adminKeys: findAdminKeys(config),
    now: Date.now,
    random: randomBytes,
    mailer,
    publicUrl: () => config.PUBLIC_URL ?? address,
    isDraining: shutdown.isDraining,
    ...(metrics && { observer: metrics }),
    calibrationInbox: inboxFolder(config.DATA_DIR),
    webFolder: fileURLToPath(new URL('../../dist/web/', import.meta.url)),
  });
  logTo(app);
  collectWhenIdle(app.server);
  await db.startChecks();
  const loginCodeKey = rotatingKey(keyring, 'loginCode');
  const ledgerDays = config.LEDGER_DAYS;
  const stopJobs = startJobs(app, { db, mailer, loginCodeKey, metrics, ledgerDays });
  shutdown.onSignal({
    beforeDrain: stopJobs,
    async close() {
      await app.close(); // refuses new connections and finishes the requests in flight
      await db.close();
      await endpoint?.close();
    },
  });

  const listening = await app.listen({ port: config.PORT, host: config.HOST });
  address = listening.replace('//127.0.0.1:', '//localhost:'); // a number can have no passkeys
  if (endpoint) console.log(`Metrics are at ${endpoint.address}`);
  console.log(`${product.name} is ready at ${address}`);
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(
    isPortTaken(error)
      ? 'The port is in use by another program. Stop it, or set PORT to another number.'
      : explainFailure(error),
  );
  process.exit(1);
}
