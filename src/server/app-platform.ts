import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app-options.ts';
import {
  createScoring,
  type Scoring,
  startScoringJob,
} from './features/calibration/calibration.ts';
import {
  createExposureCounter,
  type ExposureCounter,
  startExposureJob,
} from './features/survey/survey.ts';
import { createMailQueue, type MailQueue } from './platform/mail/mail-queue.ts';
import { createRateLimiter, type RateLimiter } from './platform/rate-limit/rate-limit.ts';

type LogError = (error: unknown, what: string) => void;

export interface Platform {
  readonly limits: RateLimiter;
  readonly mail: MailQueue;
  readonly scoring: Scoring;
  readonly exposure: ExposureCounter;
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
  });
  const scoring = createScoring({ db, bank: options.bank, logError });
  const stopScoring = await startScoringJob(scoring, logError);
  app.addHook('onClose', async () => stopScoring());
  const exposure = createExposureCounter(db);
  app.addHook('onClose', startExposureJob(exposure, logError));
  return { limits, mail, scoring, exposure, logError };
}
