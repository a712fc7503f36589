/** Composes the server from its features and platform, without opening a port. */

import type { FastifyInstance } from 'fastify';
import { defaultSite, type Site } from '../contract/site.ts';
import { type AppOptions, createPlatform, type Platform } from './app-platform.ts';
import {
  type AccountsDeps,
  adoptMasterKey,
  authenticateUser,
  createTokenOwnerLookup,
  startRewrapping,
} from './features/accounts/accounts.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { type AdminDeps, authenticateAdmin } from './features/admin/admin.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { calibrationRoutes } from './features/calibration/routes.ts';
import { comparisonRoutes } from './features/comparison/routes.ts';
import {
  type DonationsDeps,
  exportDonation,
  renewDetails,
  isDonor,
  updateCopy,
  withdrawCopy,
} from './features/donations/donations.ts';
import { donationsRoutes } from './features/donations/routes.ts';
import { emailRoutes } from './features/email/routes.ts';
import { createLanguageModel, findInsight } from './features/insights/insights.ts';
import { insightsRoutes } from './features/insights/routes.ts';
import { listPeople } from './features/people/people.ts';
import { peopleRoutes } from './features/people/routes.ts';
import { prepareProfile, type ProfileDeps } from './features/profile/profile.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import {
  exportLinks,
  hasOpenLinks,
  publishRecord,
  removeLimitsFromLinks,
  removeLinks,
} from './features/sharing/sharing.ts';
import { surveyRoutes } from './features/survey/routes.ts';
import { createAnswerWriter, loadBank, type SurveyDeps } from './features/survey/survey.ts';
import { togetherRoutes } from './features/together/routes.ts';
import {
  endAllPairs,
  exportReadings,
  listOutcomes,
  removeLimits,
  takeBackYes,
  type TogetherDeps,
} from './features/together/together.ts';
import { proxyAnalytics } from './platform/analytics.ts';
import { deriveKeyId, type Keyring, rotatingKey } from './platform/crypto/keyring.ts';
import type { Database } from './platform/db/database.ts';
import { requireKeyInUse } from './platform/db/key-check.ts';
import { createReadiness } from './platform/db/readiness.ts';
import { createServer } from './platform/http/create-server.ts';
import type { Handlers } from './platform/http/handlers.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveDocumentation } from './platform/http/openapi.ts';
import { refuseOtherMethods } from './platform/http/routing.ts';
import { serveSecurityContact } from './platform/http/security-contact.ts';
import { serve } from './platform/http/serve.ts';
import { serveWebApp } from './platform/web-app.ts';

export type { AppOptions } from './app-platform.ts';

/** The caller must close the server first and then the database. */
export async function createApp(given: AppOptions): Promise<FastifyInstance> {
  const { db, observer, site = defaultSite } = given;
  await db.migrate();
  const keyring = toKeyring(given);
  await adoptMasterKey(db, keyring);
  await loadBank({ db, bank: given.bank });
  const app = await createServer({
    ...given,
    isReported: (error) => given.outages?.isReported(error) ?? false,
    onResponse: observer && ((request) => observer.request(request)),
  });
  const platform = await createPlatform(app, given);
  const options = { ...given, bank: platform.scoring.bank };
  rewrapWhenListening(app, options, platform);
  serveFeatures(app, options, platform);
  refuseOtherMethods(app);
  serveHealth(app, {
    findUnreadiness: createReadiness({
      findOutage: () => given.outages?.findOutage() ?? null,
      ping: () => pingDatabase(db, given),
    }),
    isDraining: given.isDraining,
  });
  serveDocumentation(app);
  await serveSite(app, { ...options, site }, platform);
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

function serveFeatures(app: FastifyInstance, options: AppOptions, platform: Platform): void {
  const { db, bank, now, random, publicUrl } = options;
  const keyring = toKeyring(options);
  const { limits, mail, scoring, logError } = platform;
  const { bankOf } = scoring;
  const loginCodeKey = rotatingKey(keyring, 'loginCode');
  const shareCodeKey = rotatingKey(keyring, 'shareCode');
  const shared = { db, now, random, bank, bankOf, limits, loginCodeKey, shareCodeKey, publicUrl };
  const publish: ProfileDeps['publishRecord'] = (tx, owner) => publishRecord(shared, tx, owner);
  const donations = createDonationsDeps(options);
  const accounts: AccountsDeps = {
    ...shared,
    async onDeleting(tx, owner) {
      await endAllPairs(shared, tx, owner);
      await withdrawCopy(donations, tx, owner);
    },
    tokenOwner: createTokenOwnerLookup(db, options.batchLimits),
  };
  const profile: ProfileDeps = {
    ...shared,
    findInsight,
    exportReadings: (caller) => exportReadings(createTogetherDeps(shared, donations), caller),
    exportDonation: (caller) => exportDonation(donations, caller),
    listPeople: (caller) => listPeople(shared, caller),
    exportLinks: (caller) => exportLinks(shared, caller),
    publishRecord: publish,
    logError,
    ...(options.computeProfile && { compute: options.computeProfile }),
  };
  const admin: AdminDeps = { ...shared, keys: options.adminKeys ?? [] };
  const survey = createSurveyDeps(options, platform, { profile, together: shared, donations });
  const handlers: Handlers = {
    ...accountsRoutes(accounts),
    ...emailRoutes({
      ...accounts,
      emailKey: rotatingKey(keyring, 'email'),
      addressWrapKey: rotatingKey(keyring, 'addressWrap'),
      mail,
      publishRecord: publish,
      hasOpenLinks: (tx, userId) => hasOpenLinks(tx, userId, now()),
      removeLinks: (tx, userId) => removeLinks(shared, tx, userId),
      onInformationChanged: (tx, owner) => renewDetails(donations, tx, owner),
    }),
    ...surveyRoutes(survey),
    ...profileRoutes(profile),
    ...donationsRoutes({ ...donations, limits }),
    ...insightsRoutes({
      ...profile,
      languageModel: options.insights ? createLanguageModel(options.insights) : null,
    }),
    ...sharingRoutes(shared),
    ...comparisonRoutes(shared),
    ...peopleRoutes(shared),
    ...togetherRoutes(createTogetherDeps(shared, donations)),
    ...adminRoutes(admin),
    ...calibrationRoutes({ db, now, scoring, logError, inbox: options.calibrationInbox }),
  };
  serve(app, handlers, { user: authenticateUser(accounts), admin: authenticateAdmin(admin) });
}

const toKeyring = ({ keys, previousKeys = null }: AppOptions): Keyring => ({
  current: keys,
  previous: previousKeys,
});

const createDonationsDeps = (options: AppOptions): DonationsDeps => ({
  db: options.db,
  now: options.now,
  random: options.random,
  bank: options.bank,
  loginCodeKey: rotatingKey(toKeyring(options), 'loginCode'),
  calibrationKey: options.calibrationKey ?? null,
  listOutcomes,
});

const createTogetherDeps = (shared: TogetherDeps, donations: DonationsDeps): TogetherDeps => ({
  ...shared,
  donors: {
    isDonor: (tx, owner) => isDonor(donations, tx, owner),
    updateCopy: (tx, owner) => updateCopy(donations, tx, owner),
  },
});

interface SurveyFeatures {
  readonly profile: ProfileDeps;
  readonly together: TogetherDeps;
  readonly donations: DonationsDeps;
}

function createSurveyDeps(
  options: AppOptions,
  { limits, logError }: Platform,
  { profile, together, donations }: SurveyFeatures,
): SurveyDeps {
  const { db, now, random, bank, observer } = options;
  return {
    db,
    now,
    random,
    bank,
    limits,
    logError,
    requireConsent: options.requireConsent ?? false,
    demo: (options.site ?? defaultSite).demo,
    writeAnswer: createAnswerWriter({ db, now, bank }, options.batchLimits),
    onStarted: (synthetic) => observer?.surveyStarted(synthetic),
    async onFinished(owner, attempt) {
      if (attempt.rounds.length === 0) observer?.surveyFinished(attempt.synthetic);
      await prepareProfile(profile, owner, attempt);
    },
    publishRecord: profile.publishRecord,
    async onLimitMarked(tx, owner) {
      await removeLimitsFromLinks({ bank }, tx, owner);
      await removeLimits(together, tx, owner);
    },
    async onFinishing(tx, owner) {
      await updateCopy(donations, tx, owner);
      await takeBackYes(together, tx, owner);
    },
    ...(options.chooseSetB && { choose: options.chooseSetB }),
  };
}

/** A node also stops being ready once another node has changed the master key. */
const pingDatabase = (db: Database, { keys }: AppOptions): Promise<void> =>
  db.checks.read((tx) => requireKeyInUse(tx, deriveKeyId(keys.check)));

async function serveSite(
  app: FastifyInstance,
  { site, analyticsHost, webFolder, publicUrl, now }: AppOptions & { readonly site: Site },
  { limits }: Platform,
): Promise<void> {
  if (analyticsHost !== undefined && site.analytics) {
    const { key: projectKey } = site.analytics;
    await proxyAnalytics(app, { host: analyticsHost, projectKey, limits });
  }
  if (site.contact) serveSecurityContact(app, { contact: site.contact, now });
  if (webFolder) await serveWebApp(app, { folder: webFolder, site, publicUrl });
}
