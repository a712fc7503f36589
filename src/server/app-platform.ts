/** The options of the app, and the services that all its features share. */

import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Site } from '../contract/site.ts';
import type { ItemBank } from '../core/survey/bank.ts';
import type { AdminKey } from './features/admin/admin.ts';
import {
  type Scoring,
  createScoring,
  startScoringJob,
} from './features/calibration/calibration.ts';
import type { LanguageModelSettings } from './features/insights/insights.ts';
import type { Services } from './platform/app-services.ts';
import type { BatchLimits } from './platform/batcher.ts';
import type { Keys } from './platform/crypto/master-key.ts';
import type { RandomBytes } from './platform/crypto/random.ts';
import type { Database } from './platform/db/database.ts';
import type { OutageWatch } from './platform/db/watched-database.ts';
import type { ServerOptions } from './platform/http/create-server.ts';
import { type MailQueue, createMailQueue } from './platform/mail/mail-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { AppObserver } from './platform/metrics/app-observer.ts';
import { type RateLimiter, createRateLimiter } from './platform/rate-limit/rate-limit.ts';

export interface AppOptions extends Omit<ServerOptions, 'isReported' | 'onResponse'> {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly keys: Keys;
  /** The keys of the previous master key, while it is being replaced (ADR 36). */
  readonly previousKeys?: Keys | null;
  /** The administrators' keys. If there are none, every admin call is refused. */
  readonly adminKeys?: readonly AdminKey[];
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly mailer: Mailer;
  /** Returns the web app's address, without a trailing slash, for links in e-mails and previews. */
  readonly publicUrl: () => string;
  readonly mailLagMilliseconds?: () => number;
  readonly requireConsent?: boolean;
  /** The public key to which donated copies are sealed; without it none are taken (ADR 29). */
  readonly calibrationKey?: Uint8Array;
  /** The folder in which calibrations leave their results for the console (ADR 31). */
  readonly calibrationInbox?: string;
  readonly webFolder?: string;
  /** The address of the analytics service to which events are forwarded. */
  readonly analyticsHost?: string;
  /** The language model that writes AI summaries. If undefined, summaries are not enabled. */
  readonly insights?: LanguageModelSettings;
  readonly dailyTexts?: number;
  readonly outages?: OutageWatch;
  readonly observer?: AppObserver;
  readonly site?: Site;
  /** Whether pages carry the label by which parental filters know a site for adults. */
  readonly hasAdultLabel?: boolean;
  readonly batchLimits?: BatchLimits;
  /** Replaces parts of the model in tests. */
  readonly model?: Partial<Services['model']>;
}

type LogError = (error: unknown, what: string) => void;

export interface Platform {
  readonly limits: RateLimiter;
  readonly mail: MailQueue;
  readonly scoring: Scoring;
  readonly logError: LogError;
}

export async function createPlatform(app: FastifyInstance, options: AppOptions): Promise<Platform> {
  const { db, now, random, dailyTexts } = options;
  const logError: LogError = (error, what) => {
    if (!options.outages?.isReported(error)) app.log.error({ err: error }, what);
  };
  const mail = createMailQueue({
    mailer: options.mailer,
    lagMilliseconds: options.mailLagMilliseconds ?? (() => randomInt(1000)),
    logError,
    onFailure: (outcome) => options.observer?.mailFailed(outcome),
  });
  app.addHook('onClose', () => mail.close());
  const limits = createRateLimiter({
    db,
    now,
    random,
    key: options.keys.rateLimit,
    scale: options.rateLimitScale ?? 1,
    ...(dailyTexts !== undefined && { overrides: { insightOfSite: dailyTexts } }),
    ...(options.batchLimits && { batchLimits: options.batchLimits }),
  });
  const scoring = createScoring({ db, bank: options.bank, logError });
  const stopScoring = await startScoringJob(scoring, logError);
  app.addHook('onClose', async () => stopScoring());
  return { limits, mail, scoring, logError };
}
