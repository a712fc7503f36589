import type { Reply } from '../../../contract/endpoints.ts';
import { type Attempt, hasProfile } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { deriveProgress, deriveStatus, describeQuestions } from '../../../core/survey/status.ts';
import { defaultScaleLabels } from '../../../domain/survey.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { surveyWords } from '../../platform/texts.ts';
import { accessFor } from './attempt-row.ts';
import * as attempts from './attempt-store.ts';
import * as items from './bank/item-store.ts';
import { translateItems, translateLabels } from './bank/translations.ts';
import { requireAttempt, type SurveyDeps } from './survey-deps.ts';

export async function surveyStatus(
  deps: SurveyDeps,
  caller: Caller,
  attemptId?: string,
): Promise<Reply<'surveyStatus'>> {
  const access = accessFor(deps, caller);
  const found = await deps.db.read((tx) =>
    attemptId === undefined
      ? attempts.findCurrentAttempt(tx, access)
      : attempts.findAttempt(tx, access, attemptId),
  );
  const attempt = requireAttempt(found, attemptId);
  return deriveStatus(findEdition(deps.bank, attempt.edition), attempt, deps.now());
}

export async function surveyItems(deps: SurveyDeps, caller: Caller): Promise<Reply<'surveyItems'>> {
  const attempt = await deps.db.read((tx) =>
    attempts.findCurrentAttempt(tx, accessFor(deps, caller)),
  );
  const edition = attempt ? findEdition(deps.bank, attempt.edition) : deps.bank.current;
  return describeQuestions(edition, attempt, await itemTexts(deps), surveyWords());
}

export async function scaleLabels(deps: Pick<SurveyDeps, 'db'>): Promise<Reply<'scaleLabels'>> {
  return translateLabels(await deps.db.read(items.selectScaleLabels));
}

/** Includes retired questions. */
export async function itemTexts(
  deps: Pick<SurveyDeps, 'db'>,
): Promise<ReadonlyMap<string, string>> {
  return translateItems(await deps.db.read(items.selectItemTexts));
}

/** Returns every attempt of the user, for the export. */
export async function listAttempts(
  deps: Pick<SurveyDeps, 'db' | 'bank'>,
  owner: Owner,
): Promise<{ attempt: Attempt; startedDay: string }[]> {
  return deps.db.read((tx) => attempts.selectAttempts(tx, accessFor(deps, owner)));
}

/** Returns the days on which retakes began, for the export. */
export async function listRetakes(deps: Pick<SurveyDeps, 'db'>, userId: string): Promise<string[]> {
  return deps.db.read((tx) => attempts.selectRetakes(tx, userId));
}

/** Returns undefined if no survey is under way, or only a round. */
export async function surveyProgress(
  deps: Pick<SurveyDeps, 'db' | 'bank'>,
  owner: Owner,
): Promise<Reply<'profileStatus'>['progress']> {
  const attempt = await deps.db.read((tx) =>
    attempts.findCurrentAttempt(tx, accessFor(deps, owner)),
  );
  if (!attempt || hasProfile(attempt)) return undefined;
  return deriveProgress(findEdition(deps.bank, attempt.edition), attempt);
}

export async function findFinishedAttempt(
  deps: Pick<SurveyDeps, 'db' | 'bank'>,
  owner: Owner,
): Promise<Attempt | undefined> {
  return deps.db.read((tx) => attempts.findFinishedAttempt(tx, accessFor(deps, owner)));
}

/** Writes texts and default labels, and keeps those that an administrator has edited. */
export async function loadBank(deps: Pick<SurveyDeps, 'db' | 'bank'>): Promise<void> {
  await deps.db.write(async (tx) => {
    await items.upsertItems(tx, deps.bank.texts);
    await items.insertMissingScaleLabels(tx, defaultScaleLabels);
  });
}
