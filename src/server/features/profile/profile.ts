/**
 * The own profile: computed once from a finished attempt, then stored. The rows of figures are
 * sealed under their owner's key (ADR 22).
 */

import type { Reply } from '../../../contract/endpoints.ts';
import {
  readFigures,
  deriveFigures,
  deriveQuality,
  figuresVersion,
  packFigures,
  unpackFigures,
} from '../../../core/profile/figures.ts';
import { describeProfile } from '../../../core/profile/profile.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import type { computeProfile, Profile } from '../../../psychometrics/index.ts';
import { DamagedRow, seal, unseal } from '../../platform/crypto/seal.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { translateProblem } from '../../platform/http/problem.ts';
import { currentLocale } from '../../platform/language.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import { profileWords } from '../../platform/texts.ts';
import {
  accessFor,
  findFinishedAttempt,
  hasEarlier,
  pinBank,
  surveyProgress,
  keepAttempt,
} from '../survey/survey.ts';

type Insight = NonNullable<Reply<'computeProfile'>['notes']['insight']>;

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
  readonly compute?: typeof computeProfile;
  /** The following come from `app.ts`, because features that import this one provide them. */
  readonly findInsight: (
    tx: Tx,
    owner: Owner,
    attemptId: string,
  ) => Promise<StoredInsight | undefined>;
  readonly exportDonation: (caller: Caller) => Promise<Reply<'exportData'>['donation']>;
  readonly listPeople: (caller: Caller) => Promise<Reply<'listPeople'>>;
  readonly exportLinks: (caller: Caller) => Promise<Reply<'exportData'>['links']>;
  readonly exportReadings: (caller: Caller) => Promise<Reply<'exportData'>['sharedReadings']>;
  /** Writes the public record as part of the transaction (ADR 22). */
  readonly publishRecord: (tx: Tx, owner: Owner) => Promise<void>;
  readonly logError: (error: unknown, what: string) => void;
}

/** Computes and stores the profile if there is none, or one of an older model. */
export async function loadProfile(
  deps: ProfileDeps,
  owner: Owner,
  attempt: Attempt,
): Promise<Profile> {
  const stored = await deps.db.read((tx) => findFigures(tx, owner, attempt.id));
  const modelVersion = figuresVersion(deps.bank, attempt);
  if (stored?.modelVersion === modelVersion) return readFigures(stored.numbers);
  const numbers = computeFigures(deps, attempt);
  const figures = { attemptId: attempt.id, modelVersion, numbers };
  await deps.db.write(async (tx) => {
    await upsertFigures(tx, owner, figures);
    await deps.publishRecord(tx, owner);
  });
  return readFigures(numbers);
}

const computeFigures = (deps: Pick<ProfileDeps, 'bank' | 'compute'>, attempt: Attempt): number[] =>
  deriveFigures(findEdition(deps.bank, attempt.edition), attempt, deps.compute);

/** Like `loadProfile`, within a transaction and without storing anything. */
export async function profileWithin(
  deps: Pick<ProfileDeps, 'bank' | 'compute'>,
  tx: Tx,
  owner: Owner,
  attempt: Attempt,
): Promise<Profile> {
  const stored = await findFigures(tx, owner, attempt.id);
  const isCurrent = stored?.modelVersion === figuresVersion(deps.bank, attempt);
  return readFigures(isCurrent ? stored.numbers : computeFigures(deps, attempt));
}

/**
 * Computes the profile in the request of the last answer, since no later job has the key. If that
 * fails, the owner’s next request computes it.
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

/** Returns null if there is no AI summary, or only one about figures of an older model. */
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

export async function ownProfile(
  { bank, ...others }: ProfileDeps,
  owner: Owner,
  attempt: Attempt,
): Promise<Reply<'computeProfile'>> {
  const deps = { ...others, bank: pinBank(bank) };
  const edition = findEdition(deps.bank, attempt.edition);
  return describeProfile(
    {
      profile: await loadProfile(deps, owner, attempt),
      quality: deriveQuality(edition, attempt),
      version: deps.bank.version,
      insight: await findCurrentInsight(deps, owner, attempt),
    },
    profileWords(),
  );
}

/** Another user’s id gets the same refusal as an unfinished survey. */
export async function getProfile(
  deps: ProfileDeps,
  caller: Caller,
  userId: string,
): Promise<Reply<'computeProfile'>> {
  const attempt =
    userId === caller.userId
      ? await deps.db.read((tx) => findFinishedAttempt(tx, accessFor(deps, caller)))
      : undefined;
  if (!attempt) throw notFound('No survey responses found for user');
  return {
    ...(await ownProfile(deps, caller, attempt)),
    hasEarlier: await deps.db.read((tx) => hasEarlier(tx, caller.userId)),
  };
}

/** During a retake there are both a profile and progress. */
export async function profileStatus(
  deps: ProfileDeps,
  caller: Caller,
): Promise<Reply<'profileStatus'>> {
  const [attempt, progress] = await Promise.all([
    deps.db.read((tx) => findFinishedAttempt(tx, accessFor(deps, caller))),
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
      error: translateProblem(
        'Your profile could not be computed just now. Your answers are safe; please try again in a moment.',
        currentLocale(),
      ),
      ...underWay,
    };
  }
}

interface StoredFigures {
  readonly modelVersion: string;
  readonly numbers: readonly number[];
}

const nameRow = (attemptId: string, modelVersion: string) => ({
  table: 'profiles',
  id: attemptId,
  version: modelVersion,
});

export async function findFigures(
  tx: Tx,
  { userId, dataKey }: Owner,
  attemptId: string,
): Promise<StoredFigures | undefined> {
  const row = await tx
    .selectFrom('profiles')
    .select(['model_version', 'sealed'])
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { model_version: modelVersion, sealed } = row;
  const numbers = unpackFigures(unseal(dataKey, nameRow(attemptId, modelVersion), sealed));
  return { modelVersion, numbers };
}

interface NewFigures {
  readonly attemptId: string;
  readonly modelVersion: string;
  readonly numbers: readonly number[];
}

export const figureColumns = (
  dataKey: Owner['dataKey'],
  { attemptId, modelVersion, numbers }: NewFigures,
): { model_version: string; sealed: Uint8Array } => ({
  model_version: modelVersion,
  sealed: seal(dataKey, nameRow(attemptId, modelVersion), packFigures(numbers)),
});

/**
 * Overwrites earlier figures, which is safe because the same model and answers give the same.
 * Stores nothing if the attempt has been deleted.
 */
export async function upsertFigures(
  tx: Tx,
  { userId, dataKey }: Owner,
  { attemptId, modelVersion, numbers }: NewFigures,
): Promise<void> {
  if (!(await keepAttempt(tx, userId, attemptId))) return;
  const columns = figureColumns(dataKey, { attemptId, modelVersion, numbers });
  await tx
    .insertInto('profiles')
    .values({ attempt_id: attemptId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt_id']).doUpdateSet(columns))
    .execute();
}
