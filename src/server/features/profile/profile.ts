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
  type ResponseQuality,
} from '../../../psychometrics/index.ts';
import { DamagedRow } from '../../platform/crypto/seal.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import {
  type Attempt,
  type Edition,
  findEdition,
  findFinishedAttempt,
  hasEarlier,
  type ItemBank,
  modelAnswers,
  nameResult,
  pinBank,
  shownOrder,
  surveyAnswers,
  surveyProgress,
} from '../survey/survey.ts';
import { listFigures, readFigures } from './figures.ts';
import { presentProfile } from './present.ts';
import * as store from './store.ts';

export {  figureColumns } from './store.ts';
export { type Claim, deriveClaims } from './summary/claims.ts';
export { describeClaim } from './summary/describe-claims.ts';
export { polePhrases } from './summary/describe-claims.ts';
export { summariseForOthers } from './summary/summary.ts';
export { numberWords } from './summary/describe-claims.ts';

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
  readonly findInsight: (
    tx: Tx,
    owner: Owner,
    attemptId: string,
  ) => Promise<StoredInsight | undefined>;
  /** Returns the choice about calibration for the export. Passed in by `app.ts` as well. */
  readonly exportDonation: (caller: Caller) => Promise<Reply<'exportData'>['donation']>;
  /** Returns the links of one's own for the export. Passed in by `app.ts` as well. */
  readonly exportLinks: (caller: Caller) => Promise<Reply<'exportData'>['links']>;
  /** Returns the shared readings for the export. Passed in by `app.ts` as well. */
  readonly exportReadings: (caller: Caller) => Promise<Reply<'exportData'>['sharedReadings']>;
  /** Writes the public record from the new figures, as part of the transaction (ADR 22). */
  readonly publishRecord: (tx: Tx, owner: Owner) => Promise<void>;
  readonly logError: (error: unknown, what: string) => void;
}

/**
 * Returns the stored profile of a finished attempt. Computes and stores it if there is none, or if
 * an older version of the model computed it.
 */
export async function loadProfile(
  deps: ProfileDeps,
  owner: Owner,
  attempt: Attempt,
): Promise<Profile> {
  const stored = await deps.db.read((tx) => store.findFigures(tx, owner, attempt.id));
  const modelVersion = figuresVersion(deps.bank, attempt);
  if (stored?.modelVersion === modelVersion) return readFigures(stored.numbers);
  const numbers = computeFigures(deps, attempt);
  const figures = { attemptId: attempt.id, modelVersion, numbers };
  await deps.db.write(async (tx) => {
    await store.upsertFigures(tx, owner, figures);
    await deps.publishRecord(tx, owner);
  });
  return readFigures(numbers);
}

/**
 * The version under which the figures of an attempt are stored, and the AI summary written from
 * them. It changes with the model and with each round of ten.
 */
export const figuresVersion = ({ version }: Pick<ItemBank, 'version'>, attempt: Attempt): string =>
  nameResult(version, attempt);

function computeFigures(deps: Pick<ProfileDeps, 'bank' | 'compute'>, attempt: Attempt): number[] {
  const { model } = findEdition(deps.bank, attempt.edition);
  const compute = deps.compute ?? computeProfile;
  return listFigures(compute(model, modelAnswers(attempt)));
}

/** Like `loadProfile`, but within a transaction and without storing what it computes. */
export async function profileWithin(
  deps: Pick<ProfileDeps, 'bank' | 'compute'>,
  tx: Tx,
  owner: Owner,
  attempt: Attempt,
): Promise<Profile> {
  const stored = await store.findFigures(tx, owner, attempt.id);
  const isCurrent = stored?.modelVersion === figuresVersion(deps.bank, attempt);
  return readFigures(isCurrent ? stored.numbers : computeFigures(deps, attempt));
}

/**
 * Computes the profile in the request that brought the last answer, since no later job has the key.
 * If that fails, the owner's next request computes it (D2).
 */
export async function prepareProfile(
  deps: ProfileDeps,
  owner: Owner,
  attempt: Attempt,
): Promise<void> {
  try {
    await loadProfile(deps, owner, attempt);
  } catch (error) {
    deps.logError(error, 'preparing a profile failed');
  }
}

/**
 * Returns the stored AI summary. Returns null if there is none, or if it was written from the
 * figures of an older model.
 */
async function findCurrentInsight(
  deps: ProfileDeps,
  owner: Owner,
  attempt: Attempt,
): Promise<Insight | null> {
  const stored = await deps.db.read((tx) => deps.findInsight(tx, owner, attempt.id));
  if (stored?.modelVersion !== figuresVersion(deps.bank, attempt)) return null;
  const { text, model, writtenDay } = stored;
  return { text, model, writtenDay };
}

/** Judges the quality of the answers to the survey itself, without the rounds after it. */
export const answerQuality = (edition: Edition, attempt: Attempt): ResponseQuality =>
  responseQuality(
    edition.model,
    modelAnswers(surveyAnswers(edition.layout, attempt)),
    shownOrder(edition, attempt.id),
    edition.personFitCuts,
  );

/** Returns the profile as its owner sees it, with the texts and the quality of the answers. */
export async function ownProfile(
  { bank, ...others }: ProfileDeps,
  owner: Owner,
  attempt: Attempt,
): Promise<Reply<'computeProfile'>> {
  const deps = { ...others, bank: pinBank(bank) };
  const edition = findEdition(deps.bank, attempt.edition);
  return presentProfile({
    profile: await loadProfile(deps, owner, attempt),
    quality: answerQuality(edition, attempt),
    version: deps.bank.version,
    insight: await findCurrentInsight(deps, owner, attempt),
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
  const attempt = userId === caller.userId ? await findFinishedAttempt(deps, caller) : undefined;
  if (!attempt) throw notFound('No survey responses found for user');
  return {
    ...(await ownProfile(deps, caller, attempt)),
    hasEarlier: await deps.db.read((tx) => hasEarlier(tx, caller.userId)),
  };
}

/**
 * Returns whether the caller has a profile, and how far the survey is that is under way: during a
 * retake there are both (C7).
 */
export async function profileStatus(
  deps: ProfileDeps,
  caller: Caller,
): Promise<Reply<'profileStatus'>> {
  const [attempt, progress] = await Promise.all([
    findFinishedAttempt(deps, caller),
    surveyProgress(deps, caller),
  ]);
  const underWay = progress && { progress };
  if (!attempt) return { status: 'not_found', ...underWay };
  try {
    await loadProfile(deps, caller, attempt);
    return { status: 'completed', ...underWay };
  } catch (error) {
    if (error instanceof DamagedRow) throw error; // trying again cannot help
    deps.logError(error, 'computing a profile failed');
    return {
      status: 'failed',
      error:
        'Your profile could not be computed just now. Your answers are safe; please try again in a moment.',
      ...underWay,
    };
  }
}
