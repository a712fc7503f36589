import type { Reply } from '../../../contract/endpoints.ts';
import { hasProfile } from '../../../core/survey/attempt.ts';
import { findEdition } from '../../../core/survey/bank.ts';
import { deriveProgress, deriveStatus, describeQuestions } from '../../../core/survey/status.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { accessFor, type StoredAttempt } from './attempt-row.ts';
import * as attempts from './attempt-store.ts';
import { itemTexts } from './bank/bank-texts.ts';
import { requireAttempt, type SurveyServices } from './survey-services.ts';

export async function surveyStatus(
  deps: SurveyServices,
  caller: Caller,
  attemptId?: string,
): Promise<Reply<'surveyStatus'>> {
  const access = accessFor(deps.bankInUse(), caller);
  const found = await deps.db.read((tx) =>
    attemptId === undefined
      ? attempts.findCurrentAttempt(tx, access)
      : attempts.findAttempt(tx, access, attemptId),
  );
  const attempt = requireAttempt(found, attemptId);
  return deriveStatus(findEdition(deps.bankInUse(), attempt.edition), attempt, deps.now());
}

export async function surveyItems(
  deps: SurveyServices,
  caller: Caller,
): Promise<Reply<'surveyItems'>> {
  const attempt = await deps.db.read((tx) =>
    attempts.findCurrentAttempt(tx, accessFor(deps.bankInUse(), caller)),
  );
  const edition = attempt
    ? findEdition(deps.bankInUse(), attempt.edition)
    : deps.bankInUse().current;
  return describeQuestions(edition, attempt, await itemTexts(deps));
}

/** Returns every attempt of the user, for the export. */
export async function listAttempts(
  deps: Pick<Services, 'db' | 'bankInUse'>,
  owner: Owner,
): Promise<{ attempt: StoredAttempt; startedDay: string }[]> {
  return deps.db.read((tx) => attempts.selectAttempts(tx, accessFor(deps.bankInUse(), owner)));
}

/** Returns the days on which retakes began, for the export. */
export async function listRetakes(deps: Pick<Services, 'db'>, userId: string): Promise<string[]> {
  return deps.db.read((tx) => attempts.selectRetakes(tx, userId));
}

/** Returns undefined if no survey is under way, or only a round. */
export async function surveyProgress(
  deps: Pick<Services, 'db' | 'bankInUse'>,
  owner: Owner,
): Promise<Reply<'profileStatus'>['progress']> {
  const attempt = await deps.db.read((tx) =>
    attempts.findCurrentAttempt(tx, accessFor(deps.bankInUse(), owner)),
  );
  if (!attempt || hasProfile(attempt)) return undefined;
  return deriveProgress(findEdition(deps.bankInUse(), attempt.edition), attempt);
}
