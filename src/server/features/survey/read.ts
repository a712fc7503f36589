/** Reading the survey: the attempt, its questions and the labels of the scale. */

import type { Reply } from '../../../contract/endpoints.ts';
import { defaultScaleLabels } from '../../../domain/survey.ts';
import type { Caller } from '../../platform/http/caller.ts';
import * as attempts from './attempt/attempt-store.ts';
import type { Attempt } from './attempt/attempt.ts';
import { presentAttempt } from './attempt/present-attempt.ts';
import { requireAttempt } from './attempt/require-attempt.ts';
import * as retakes from './attempt/retake-store.ts';
import { orderSetA } from './attempt/set-a-order.ts';
import type { SurveyDeps } from './attempt/survey-deps.ts';
import { findEdition } from './bank/bank.ts';
import * as items from './bank/item-store.ts';

export async function surveyStatus(
  deps: SurveyDeps,
  caller: Caller,
  attemptId?: string,
): Promise<Reply<'surveyStatus'>> {
  const found = await deps.db.read((tx) =>
    attemptId === undefined
      ? attempts.findCurrentAttempt(tx, caller.userId)
      : attempts.findAttempt(tx, caller.userId, attemptId),
  );
  const attempt = requireAttempt(found, attemptId);
  return presentAttempt(findEdition(deps.bank, attempt.edition), attempt);
}

/**
 * Returns the questions of the caller's attempt, or those of the current edition if there is no
 * attempt.
 */
export async function surveyItems(deps: SurveyDeps, caller: Caller): Promise<Reply<'surveyItems'>> {
  const attempt = await deps.db.read((tx) => attempts.findCurrentAttempt(tx, caller.userId));
  const setA = attempt
    ? orderSetA(findEdition(deps.bank, attempt.edition), attempt.id)
    : deps.bank.current.layout.setA;
  const texts = await itemTexts(deps);
  const withText = (ids: readonly string[]): { id: string; text: string }[] =>
    ids.map((id) => ({ id, text: texts.get(id) ?? '' }));
  return { setAItems: withText(setA), setBItems: withText(attempt?.setB ?? []) };
}

export async function scaleLabels(deps: Pick<SurveyDeps, 'db'>): Promise<Reply<'scaleLabels'>> {
  return deps.db.read(items.selectScaleLabels);
}

/** Returns the text of every question by its id, including retired questions. */
export async function itemTexts(
  deps: Pick<SurveyDeps, 'db'>,
): Promise<ReadonlyMap<string, string>> {
  return deps.db.read(items.selectItemTexts);
}

/** Returns every attempt of the user with the day it was started, for the export (B11). */
export async function listAttempts(
  deps: Pick<SurveyDeps, 'db'>,
  userId: string,
): Promise<{ attempt: Attempt; startedDay: string }[]> {
  return deps.db.read((tx) => attempts.selectAttempts(tx, userId));
}

/** Returns the days on which the user started a retake, for the export (B11). */
export async function listRetakes(deps: Pick<SurveyDeps, 'db'>, userId: string): Promise<string[]> {
  return deps.db.read((tx) => retakes.selectRetakes(tx, userId));
}

export async function findFinishedAttempt(
  deps: Pick<SurveyDeps, 'db'>,
  userId: string,
): Promise<Attempt | undefined> {
  return deps.db.read((tx) => attempts.findFinishedAttempt(tx, userId));
}

/**
 * Writes the bank's texts and the default labels to the database. Keeps texts and labels that an
 * administrator has edited.
 */
export async function loadBank(deps: Pick<SurveyDeps, 'db' | 'bank'>): Promise<void> {
  await deps.db.write(async (tx) => {
    await items.upsertItems(tx, deps.bank.texts);
    await items.insertMissingScaleLabels(tx, defaultScaleLabels);
  });
}
