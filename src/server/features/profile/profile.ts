/**
 * The caller's own profile: computed once from a finished attempt, then stored (product decisions
 * D1, D2).
 */

import type { Reply } from '../../../contract/endpoints.ts';
import {
  type Bank,
  computeProfile,
  type Profile,
  responseQuality,
} from '../../../psychometrics/index.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal/refusal.ts';
import {
  type Attempt,
  findEdition,
  findFinishedAttempt,
  type ItemBank,
  modelAnswers,
  orderSetA,
} from '../survey/survey.ts';
import { decodeFigures, encodeFigures } from './figures/figures.ts';
import { presentProfile } from './present.ts';
import * as store from './store.ts';

export { type Claim, deriveClaims } from './summary/claims/claims.ts';
export { describeClaim } from './summary/claims/describe-claims.ts';
export { polePhrases } from './summary/claims/pole-phrases.ts';
export { numberWords } from './summary/claims/word-lists.ts';

type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

/** The AI summary that the insights feature stores for an attempt. */
export interface StoredInsight extends Insight {
  /** The version of the scoring model that computed the figures in the prompt. */
  readonly modelVersion: string;
}

export interface ProfileDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly bank: ItemBank;
  /** Replaces `computeProfile` in tests. */
  readonly compute?: (bank: Bank, answers: ReturnType<typeof modelAnswers>) => Profile;
  /**
   * Passed in by `app.ts`, because this feature cannot import the insights feature, which imports
   * this one.
   */
  readonly findInsight: (tx: Tx, attemptId: string) => Promise<StoredInsight | undefined>;
  readonly logError: (error: unknown, what: string) => void;
}

/**
 * Returns the stored profile of a finished attempt. Computes and stores it if there is none, or if
 * an older version of the model computed it.
 */
export async function loadProfile(deps: ProfileDeps, attempt: Attempt): Promise<Profile> {
  const stored = await deps.db.read((tx) => store.findFigures(tx, attempt.id));
  if (stored?.modelVersion === deps.bank.version) return decodeFigures(stored.figures);
  const { model } = findEdition(deps.bank, attempt.edition);
  const compute = deps.compute ?? computeProfile;
  const figures = encodeFigures(compute(model, modelAnswers(attempt)));
  await deps.db.write((tx) =>
    store.upsertFigures(tx, { attempt_id: attempt.id, model_version: deps.bank.version, figures }),
  );
  return decodeFigures(figures);
}

/**
 * Computes the profile in the background after the last answer, so that the first request for it
 * need not wait.
 */
export function prepareProfile(deps: ProfileDeps, userId: string): void {
  findFinishedAttempt(deps, userId)
    .then((attempt) => attempt && loadProfile(deps, attempt))
    .catch((error: unknown) => deps.logError(error, 'preparing a profile failed'));
}

/**
 * Returns the stored AI summary. Returns null if there is none, or if it was written from the
 * figures of an older model.
 */
async function findCurrentInsight(deps: ProfileDeps, attempt: Attempt): Promise<Insight | null> {
  const stored = await deps.db.read((tx) => deps.findInsight(tx, attempt.id));
  if (stored?.modelVersion !== deps.bank.version) return null;
  const { text, model, writtenDay } = stored;
  return { text, model, writtenDay };
}

/** Returns the profile as its owner sees it, with the texts and the quality of the answers. */
export async function ownProfile(
  deps: ProfileDeps,
  attempt: Attempt,
): Promise<Reply<'computeProfile'>> {
  const edition = findEdition(deps.bank, attempt.edition);
  const { model } = edition;
  const shownOrder = orderSetA(edition, attempt.id).map((id) => model.indexById.get(id)!);
  return presentProfile({
    profile: await loadProfile(deps, attempt),
    quality: responseQuality(model, modelAnswers(attempt), shownOrder),
    version: deps.bank.version,
    insight: await findCurrentInsight(deps, attempt),
  });
}

/**
 * Returns the caller's own profile. Refuses the id of any other user with the same message as a
 * caller who has not finished the survey.
 */
export async function getProfile(
  deps: ProfileDeps,
  caller: Caller,
  userId: string,
): Promise<Reply<'computeProfile'>> {
  const attempt = userId === caller.userId ? await findFinishedAttempt(deps, userId) : undefined;
  if (!attempt) throw notFound('No survey responses found for user');
  return ownProfile(deps, attempt);
}

export async function profileStatus(
  deps: ProfileDeps,
  caller: Caller,
): Promise<Reply<'profileStatus'>> {
  const attempt = await findFinishedAttempt(deps, caller.userId);
  if (!attempt) return { status: 'not_found' };
  try {
    await loadProfile(deps, attempt);
    return { status: 'completed' };
  } catch (error) {
    deps.logError(error, 'computing a profile failed');
    return {
      status: 'failed',
      error:
        'Your profile could not be computed just now. Your answers are safe; please try again in a moment.',
    };
  }
}
