/**
 * AI summaries: once the visitor has agreed, the operator’s language model writes about the
 * profile. A text that cannot be checked is discarded, and the summary by rules stands (ADR 12).
 */

import type { Reply } from '../../../contract/endpoints.ts';
import { figuresVersion } from '../../../core/profile/figures.ts';
import { withoutThinThemes } from '../../../core/profile/known-profile.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { findThinThemes } from '../../../core/survey/thin-themes.ts';
import type { Services } from '../../platform/app-services.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import { recordTakenBack, recurringName } from '../accounts/ledger/ledger.ts';
import { loadProfile } from '../profile/profile.ts';
import { accessFor, findFinishedAttempt } from '../survey/survey.ts';
import { checkText } from './check-text.ts';
import { deriveClaims } from './claims.ts';
import { GenerationError, type LanguageModel } from './language-model.ts';
import { buildPrompt } from './prompt.ts';
import * as store from './store.ts';

export { createLanguageModel, type LanguageModelSettings } from './language-model.ts';
export { deleteInsights as discardTexts, findInsight } from './store.ts';

export interface InsightServices extends Pick<
  Services,
  'db' | 'now' | 'limits' | 'logError' | 'bankInUse' | 'loginCodeKey' | 'model' | 'followers'
> {
  /** Null if the operator has configured no model. */
  readonly languageModel: LanguageModel | null;
}

type Outcome = Reply<'writeInsight'>;

/**
 * Counts a request against account, network and site. Returns false beyond the limit of the site,
 * which takes back the account's count of the same day, but not that of the network.
 */
async function spendQuota(
  { limits, now }: Pick<InsightServices, 'limits' | 'now'>,
  { userId }: Caller,
  client: string,
): Promise<boolean> {
  const spentDay = utcDay(now());
  await limits.spend('insight', userId);
  await limits.spend('insightOfClient', client);
  if (await limits.trySpend('insightOfSite', 'site')) return true;
  if (utcDay(now()) === spentDay) await limits.add('insight', userId, -1);
  return false;
}

interface Visit {
  readonly client: string;
  /** Aborted when the visitor leaves, and on shutdown. */
  readonly signal: AbortSignal;
}

/** Refuses without language model, profile or quota. */
export async function writeInsight(
  deps: InsightServices,
  caller: Caller,
  { client, signal }: Visit,
): Promise<Outcome> {
  const { languageModel: model, db, now } = deps;
  const bank = deps.bankInUse();
  if (model === null) throw notFound('AI summaries are not enabled on this site.');
  const attempt = await db.read((tx) => findFinishedAttempt(tx, accessFor(bank, caller)));
  if (!attempt) throw conflict('There is no profile to write about yet. Finish the survey first.');
  const thin = findThinThemes(findEdition(bank, attempt.edition), attempt);
  const known = withoutThinThemes(await loadProfile(deps, caller, attempt, bank), thin);
  const claims = deriveClaims(known);
  if (!(await spendQuota(deps, caller, client))) return { outcome: 'site_limit' };
  try {
    const checked = checkText(await model.write(buildPrompt(claims), signal), claims);
    if ('refused' in checked) throw new GenerationError('unsuitable', `a text ${checked.refused}`);
    signal.throwIfAborted(); // nothing is stored for a visitor who has left
    const insight = { text: checked.text, model: model.name, writtenDay: utcDay(now()) };
    const modelVersion = figuresVersion(bank, attempt);
    const isStored = await db.write((tx) =>
      store.upsertInsight(tx, caller, attempt, { ...insight, modelVersion }),
    );
    // The attempt may have been changed, deleted or replaced while the text was written.
    return isStored ? { outcome: 'written', insight } : { outcome: 'unavailable' };
  } catch (error) {
    if (!signal.aborted) deps.logError(error, 'writing a text failed');
    return { outcome: error instanceof GenerationError ? error.reason : 'unavailable' };
  }
}

export const discardInsight = (deps: InsightServices, { userId }: Caller): Promise<void> =>
  deps.db.write(async (tx) => {
    if ((await store.deleteInsights(tx, userId)) > 0)
      await recordTakenBack(tx, deps, [recurringName('insight', userId)]);
  });
