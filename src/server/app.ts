/** Composes the server from its features and platform, without opening a port. */

import type { FastifyInstance } from 'fastify';
import { computeProfile, selectSetB } from 'spark-psychometrics';
import { defaultSite, type Site } from '../contract/site.ts';
import { createFollowers } from './app-followers.ts';
import { type AppOptions, createPlatform, type Platform } from './app-platform.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { authenticateUser, createTokenOwnerLookup } from './features/accounts/sessions/sessions.ts';
import { type AdminServices, authenticateAdmin } from './features/admin/admin.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { calibrationRoutes } from './features/calibration/routes.ts';
import { comparisonRoutes } from './features/comparison/routes.ts';
import { donationsRoutes } from './features/donations/routes.ts';
import { emailRoutes } from './features/email/routes.ts';
import { exportRoutes } from './features/export/routes.ts';
import { createLanguageModel } from './features/insights/insights.ts';
import { insightsRoutes } from './features/insights/routes.ts';
import { adoptMasterKey, startRewrapping } from './features/keys/keys.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { surveyRoutes } from './features/survey/routes.ts';
import { createAnswerWriter, findRefusal, loadBank } from './features/survey/survey.ts';
import { togetherRoutes } from './features/together/routes.ts';
import { proxyAnalytics } from './platform/analytics.ts';
import type { Services } from './platform/app-services.ts';
import { deriveKeyId, type Keyring, rotatingKey } from './platform/crypto/keyring.ts';
import type { Database } from './platform/db/database.ts';
import { requireKeyInUse } from './platform/db/key-check.ts';
import { createReadiness } from './platform/db/readiness.ts';
import { findBatchLimits } from './platform/db/sharding.ts';
import { shareDatabase } from './platform/db/shared-database.ts';
import { createServer } from './platform/http/create-server.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveDocumentation } from './platform/http/openapi.ts';
import { serveSiteFiles } from './platform/http/pages/site-files.ts';
import { refuseOtherMethods } from './platform/http/routing.ts';
import { serve } from './platform/http/serve.ts';
import { serveWebApp } from './platform/http/web-app.ts';

export type { AppOptions } from './app-platform.ts';

/** The caller must close the server first and then the database. */
export async function createApp(asked: AppOptions): Promise<FastifyInstance> {
  const given = { ...asked, db: shareDatabase(asked.db) };
  const { db, observer, site = defaultSite } = given;
  await db.migrate();
  const keyring = toKeyring(given);
  await adoptMasterKey(db, keyring);
  await loadBank({ db, bank: given.bank });
  const refusal = await findRefusal(db);
  const options = { ...given, batchLimits: given.batchLimits ?? (await findBatchLimits(db)) };
  const app = await createServer({
    ...given,
    isReported: (error) => given.outages?.isReported(error) ?? false,
    onResponse: observer && ((request) => observer.request(request)),
  });
  const platform = await createPlatform(app, options);
  rewrapWhenListening(app, given, platform);
  serveFeatures(app, options, platform);
  refuseOtherMethods(app);
  const findUnreadiness = createReadiness({
    findOutage: () => given.outages?.findOutage() ?? null,
    ping: () => pingDatabase(db, given),
  });
  serveHealth(app, {
    findUnreadiness: async () => refusal ?? findUnreadiness(),
    isDraining: given.isDraining,
  });
  serveDocumentation(app);
  await serveSite(app, { ...given, site }, platform);
  return app;
}

/** Moves address wraps to the new master key in the background, once the app listens (ADR 36). */
function rewrapWhenListening(
  app: FastifyInstance,
  options: AppOptions,
  { logError }: Platform,
): void {
  const onRowsOnPreviousKey = options.observer?.rowsOnPreviousKey;
  let stop = async (): Promise<void> => {};
  app.addHook('onListen', async () => {
    const keyring = toKeyring(options);
    ({ stop } = startRewrapping({ db: options.db, keyring, logError, onRowsOnPreviousKey }));
  });
  app.addHook('onClose', () => stop());
}

function createServices(options: AppOptions, platform: Platform): Services {
  const { db, now, random, publicUrl, observer, calibrationKey = null } = options;
  const { limits, mail, logError, scoring } = platform;
  const keyring = toKeyring(options);
  const services: Services = {
    db,
    now,
    random,
    limits,
    mail,
    logError,
    site: options.site ?? defaultSite,
    publicUrl,
    bankInUse: scoring.bankInUse,
    bankOf: scoring.bankOf,
    model: { computeProfile, selectSetB, ...options.model },
    loginCodeKey: rotatingKey(keyring, 'loginCode'),
    shareCodeKey: rotatingKey(keyring, 'shareCode'),
    emailKey: rotatingKey(keyring, 'email'),
    addressWrapKey: rotatingKey(keyring, 'addressWrap'),
    calibrationKey,
    followers: createFollowers(() => services, observer),
  };
  return services;
}

function serveFeatures(app: FastifyInstance, options: AppOptions, platform: Platform): void {
  const services = createServices(options, platform);
  const admin: AdminServices = { ...services, keys: options.adminKeys ?? [] };
  const handlers: Handlers = {
    ...accountsRoutes(services),
    ...emailRoutes(services),
    ...surveyRoutes({
      ...services,
      requireConsent: options.requireConsent ?? false,
      demo: (options.site ?? defaultSite).demo,
      writeAnswer: createAnswerWriter(services, options.batchLimits),
    }),
    ...profileRoutes(services),
    ...donationsRoutes(services),
    ...insightsRoutes({
      ...services,
      languageModel: options.insights ? createLanguageModel(options.insights) : null,
    }),
    ...sharingRoutes(services),
    ...comparisonRoutes(services),
    ...peopleRoutes(services),
    ...togetherRoutes(services),
    ...exportRoutes(services),
    ...adminRoutes(admin),
    ...calibrationRoutes({
      ...services,
      scoring: platform.scoring,
      inbox: options.calibrationInbox,
    }),
  };
  const tokenOwner = createTokenOwnerLookup(options.db, options.batchLimits);
  serve(app, handlers, {
    user: authenticateUser({ ...services, tokenOwner }),
    admin: authenticateAdmin(admin),
  });
}

const toKeyring = ({ keys, previousKeys = null }: AppOptions): Keyring => ({
  current: keys,
  previous: previousKeys,
});

/** A node also stops being ready once another node has changed the master key. */
const pingDatabase = (db: Database, { keys }: AppOptions): Promise<void> =>
  db.checks.read((tx) => requireKeyInUse(tx, deriveKeyId(keys.check)));

async function serveSite(
  app: FastifyInstance,
  {
    site,
    analyticsHost,
    webFolder,
    publicUrl,
    now,
    hasAdultLabel = true,
  }: AppOptions & { readonly site: Site },
  { limits }: Platform,
): Promise<void> {
  if (analyticsHost !== undefined && site.analytics) {
    const { key: projectKey } = site.analytics;
    await proxyAnalytics(app, { host: analyticsHost, projectKey, limits });
  }
  serveSiteFiles(app, { contact: site.contact, now, publicUrl });
  if (webFolder) await serveWebApp(app, { folder: webFolder, site, publicUrl, hasAdultLabel });
}
