/** A person's own profile: computed once from a finished attempt, then stored. */

import type { Profile } from 'spark-psychometrics';
import type { Reply } from '../../../contract/endpoints.ts';
import {
  readFigures,
  deriveFigures,
  deriveQuality,
  figuresVersion,
  type Former,
  listFigures,
  packFigures,
  readFormer,
  toldTitle,
  unpackFigures,
} from '../../../core/profile/figures.ts';
import { describeProfile } from '../../../core/profile/profile.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import { findEdition, type ItemBank } from '../../../core/survey/bank.ts';
import { noAnswers } from '../../../core/survey/refusals.ts';
import { findThinThemes } from '../../../core/survey/thin-themes.ts';
import type { Services } from '../../platform/app-services.ts';
import { DamagedRow, seal, unseal } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { translateProblem } from '../../platform/http/problem.ts';
import { currentLocale } from '../../platform/language.ts';
import { refuse } from '../../platform/refusal.ts';
import { profileWords } from '../../platform/texts.ts';
import {
  accessFor,
  findFinishedAttempt,
  hasEarlier,
  surveyProgress,
  keepAttempt,
  type StoredAttempt,
} from '../survey/survey.ts';

/** Computes and stores the profile if there is none, or one of an older model. */
export const loadProfile = async (...request: Parameters<typeof loadFigures>): Promise<Profile> =>
  readFigures((await loadFigures(...request)).numbers);

async function loadFigures(
  deps: Pick<Services, 'db' | 'bankInUse' | 'model' | 'followers'>,
  owner: Owner,
  attempt: StoredAttempt,
  bank = deps.bankInUse(),
): Promise<StoredFigures> {
  const stored = await deps.db.read((tx) => findFigures(tx, owner, attempt.id));
  const modelVersion = figuresVersion(bank, attempt);
  if (stored?.modelVersion === modelVersion) return stored;
  const edition = findEdition(bank, attempt.edition);
  const former = stored && findFormer(stored, bank);
  const numbers = deriveFigures(edition, attempt, deps.model.computeProfile, former);
  await deps.db.write(async (tx) => {
    await upsertFigures(tx, owner, attempt, { modelVersion, numbers });
    await deps.followers.recordChanged(tx, owner);
  });
  return { modelVersion, numbers };
}

/** Figures after a round have the version of the bank and the length of the round. */
function findFormer({ modelVersion, numbers }: StoredFigures, bank: ItemBank): Former {
  const isSameBank = modelVersion.split('+')[0] === bank.version;
  return isSameBank ? readFormer(numbers) : { title: toldTitle(numbers), isNews: true };
}

/** Like `loadProfile`, within a transaction and without storing anything. */
export async function profileWithin(
  bank: ItemBank,
  tx: Tx,
  owner: Owner,
  attempt: Attempt,
): Promise<Profile> {
  const stored = await findFigures(tx, owner, attempt.id);
  const isCurrent = stored?.modelVersion === figuresVersion(bank, attempt);
  const edition = findEdition(bank, attempt.edition);
  return readFigures(isCurrent ? stored.numbers : deriveFigures(edition, attempt));
}

/**
 * Computes the profile in the request of the last answer, since no later job has the key. If that
 * fails, the owner’s next request computes it.
 */
export async function prepareProfile(
  deps: Services,
  owner: Owner,
  attempt: StoredAttempt,
): Promise<void> {
  try {
    await loadProfile(deps, owner, attempt);
  } catch (error) {
    deps.logError(error, 'preparing a profile failed');
  }
}

/** Returns null if there is no AI summary, or only one about figures of an older model. */
async function findCurrentInsight(
  deps: Services,
  owner: Owner,
  attempt: Attempt,
  bank: ItemBank,
): Promise<Reply<'computeProfile'>['notes']['insight']> {
  const stored = await deps.db.read((tx) => deps.followers.findInsight(tx, owner, attempt.id));
  if (stored?.modelVersion !== figuresVersion(bank, attempt)) return null;
  const { text, model, writtenDay } = stored;
  return { text, model, writtenDay };
}

export async function ownProfile(
  deps: Services,
  owner: Owner,
  attempt: StoredAttempt,
): Promise<Reply<'computeProfile'>> {
  const bank = deps.bankInUse();
  const edition = findEdition(bank, attempt.edition);
  const { numbers } = await loadFigures(deps, owner, attempt, bank);
  return describeProfile(
    {
      profile: readFigures(numbers),
      formerTitle: readFormer(numbers).title,
      thin: findThinThemes(edition, attempt),
      quality: deriveQuality(edition, attempt),
      version: bank.version,
      insight: await findCurrentInsight(deps, owner, attempt, bank),
    },
    profileWords(),
  );
}

/** Another user’s id gets the same refusal as an unfinished survey. */
export async function getProfile(
  deps: Services,
  caller: Caller,
  userId: string,
): Promise<Reply<'computeProfile'>> {
  const attempt =
    userId === caller.userId
      ? await deps.db.read((tx) => findFinishedAttempt(tx, accessFor(deps.bankInUse(), caller)))
      : undefined;
  if (!attempt) throw refuse(noAnswers);
  return {
    ...(await ownProfile(deps, caller, attempt)),
    hasEarlier: await deps.db.read((tx) => hasEarlier(tx, caller.userId)),
    ...(attempt.synthetic && { synthetic: true as const }),
    ...((await takeNews(deps, caller, attempt)) && { isRescored: true as const }),
  };
}

/** Returns once whether the figures have changed because the way of scoring has. */
async function takeNews(deps: Services, owner: Owner, attempt: StoredAttempt): Promise<boolean> {
  const { modelVersion, numbers } = await loadFigures(deps, owner, attempt);
  const former = readFormer(numbers);
  if (!former.isNews) return false;
  const known = listFigures(readFigures(numbers), { ...former, isNews: false });
  await deps.db.write((tx) => upsertFigures(tx, owner, attempt, { modelVersion, numbers: known }));
  return true;
}

/** During a retake there are both a profile and progress. */
export async function profileStatus(
  deps: Services,
  caller: Caller,
): Promise<Reply<'profileStatus'>> {
  const [attempt, progress] = await Promise.all([
    deps.db.read((tx) => findFinishedAttempt(tx, accessFor(deps.bankInUse(), caller))),
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
 * Stores nothing if the attempt has changed since, or been deleted.
 */
export async function upsertFigures(
  tx: Tx,
  { userId, dataKey }: Owner,
  attempt: Pick<StoredAttempt, 'id' | 'version'>,
  figures: StoredFigures,
): Promise<void> {
  if (!(await keepAttempt(tx, userId, attempt))) return;
  const attemptId = attempt.id;
  const columns = figureColumns(dataKey, { attemptId, ...figures });
  await tx
    .insertInto('profiles')
    .values({ attempt_id: attemptId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt_id']).doUpdateSet(columns))
    .execute();
}

/** The next request computes the figures anew. */
export const deleteFigures = (tx: Tx, userId: string, attemptId: string) =>
  tx
    .deleteFrom('profiles')
    .where('user_id', '=', userId)
    .where('attempt_id', '=', attemptId)
    .execute();
