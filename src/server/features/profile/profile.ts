/** Profiles: computed once from a finished attempt, by whoever asks first (decisions D1–D3). */

import type { Reply } from '../../../contract/endpoints.ts';
import {
  type Bank,
  computeProfile,
  type Profile,
  responseQuality,
} from '../../../psychometrics/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { missCost, type RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { conflict, notFound } from '../../platform/refusal/refusal.ts';
import { findUserByShareCode } from '../accounts/accounts.ts';
import {
  type Attempt,
  findFinishedAttempt,
  type ItemBank,
  modelAnswers,
} from '../survey/survey.ts';
import { decodeFigures, encodeFigures } from './figures.ts';
import { type Insight, presentProfile, presentPublicProfile } from './present.ts';
import * as store from './store.ts';

export { type Claim, claimsOf } from './claims.ts';
export type { Insight } from './present.ts';
export { counts, sides, statementOf } from './summary.ts';

export interface ProfileDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly bank: ItemBank;
  /** The model's own, unless a test hands in another. */
  readonly compute?: (bank: Bank, answers: ReturnType<typeof modelAnswers>) => Profile;
  readonly logError: (error: unknown, what: string) => void;
}

/** The stored profile of a finished attempt, made now where there is none yet. Making it twice does no harm. */
async function profileOf(deps: ProfileDeps, attempt: Attempt): Promise<Profile> {
  const stored = await deps.db.read((tx) => store.findFigures(tx, attempt.id, deps.bank.version));
  if (stored) return decodeFigures(stored);
  const figures = encodeFigures(
    (deps.compute ?? computeProfile)(deps.bank.model, modelAnswers(attempt)),
  );
  await deps.db.write((tx) =>
    store.upsertFigures(tx, { attempt_id: attempt.id, model_version: deps.bank.version, figures }),
  );
  return decodeFigures(figures);
}

/** Computes in the background after the last answer; whoever asks sooner, or after a failure, computes it too. */
export function prepareProfile(deps: ProfileDeps, userId: string): void {
  findFinishedAttempt(deps, userId)
    .then((attempt) => attempt && profileOf(deps, attempt))
    .catch((error: unknown) => deps.logError(error, 'preparing a profile failed'));
}

/** The owner's view, with the texts and the quality of the answers. */
export async function ownProfileOf(
  deps: ProfileDeps,
  attempt: Attempt,
): Promise<Reply<'computeProfile'>> {
  const profile = await profileOf(deps, attempt);
  const insight = await deps.db.read((tx) => store.findInsight(tx, attempt.id, deps.bank.version));
  return presentProfile({
    profile,
    quality: responseQuality(deps.bank.model, modelAnswers(attempt)),
    version: deps.bank.version,
    insight: insight ?? null,
  });
}

/** What a text is written from: the caller's figures, and the attempt to keep it with. */
export async function figuresToWriteFrom(
  deps: ProfileDeps,
  caller: Caller,
): Promise<{ readonly attemptId: string; readonly profile: Profile }> {
  const attempt = await findFinishedAttempt(deps, caller.userId);
  if (!attempt) throw conflict('There is no profile to write about yet. Finish the survey first.');
  return { attemptId: attempt.id, profile: await profileOf(deps, attempt) };
}

/** Keeps a written text with the figures that it was written from; false where they are gone meanwhile. */
export const keepInsight = (
  deps: ProfileDeps,
  attemptId: string,
  insight: Insight,
): Promise<boolean> =>
  deps.db.write((tx) =>
    store.upsertInsight(tx, { attemptId, modelVersion: deps.bank.version, insight }),
  );

export const discardInsight = (deps: ProfileDeps, caller: Caller): Promise<void> =>
  deps.db.write((tx) => store.deleteInsights(tx, caller.userId));

/** For the caller's own id only; any other looks like one without answers. */
export async function getProfile(
  deps: ProfileDeps,
  caller: Caller,
  userId: string,
): Promise<Reply<'computeProfile'>> {
  const attempt = userId === caller.userId ? await findFinishedAttempt(deps, userId) : undefined;
  if (!attempt) throw notFound('No survey responses found for user');
  return ownProfileOf(deps, attempt);
}

export async function profileStatus(
  deps: ProfileDeps,
  caller: Caller,
): Promise<Reply<'profileStatus'>> {
  const attempt = await findFinishedAttempt(deps, caller.userId);
  if (!attempt) return { status: 'not_found' };
  try {
    await profileOf(deps, attempt);
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

/** One answer for every code that shows nothing: never existed, switched off, or not finished. */
const noSuchProfile = (): Error => notFound('There is no profile for this share code.');

/** Looking costs one, looking in vain five, so that codes cannot be guessed one by one. */
export async function publicProfile(
  deps: ProfileDeps,
  client: string,
  typedShareCode: string,
): Promise<Reply<'publicProfile'>> {
  await deps.limits.spend('lookUp', client);
  const owner = await findUserByShareCode(deps, typedShareCode);
  const attempt = owner && (await findFinishedAttempt(deps, owner.id));
  if (!owner?.share_code || !attempt) {
    await deps.limits.add('lookUp', client, missCost - 1);
    throw noSuchProfile();
  }
  return presentPublicProfile(await profileOf(deps, attempt), owner.share_code);
}
