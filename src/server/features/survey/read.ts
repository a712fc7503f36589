import type { Reply } from '../../../contract/endpoints.ts';
import { defaultScaleLabels } from '../../../domain/survey.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { accessFor } from './attempt/attempt-row.ts';
import * as attempts from './attempt/attempt-store.ts';
import { type Attempt, hasProfile, listUnanswered } from './attempt/attempt.ts';
import {
  explainQuestions,
  followUpItems,
  presentAttempt,
  orderSetA,
} from './attempt/present-attempt.ts';
import { requireAttempt, type SurveyDeps } from './attempt/survey-deps.ts';
import { findEdition } from './bank/bank.ts';
import * as items from './bank/item-store.ts';
import { translateItems, translateLabels } from './bank/translations.ts';

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
  return presentAttempt(findEdition(deps.bank, attempt.edition), attempt, deps.now());
}

/** Returns the questions of the attempt, or of the current edition before it. */
export async function surveyItems(deps: SurveyDeps, caller: Caller): Promise<Reply<'surveyItems'>> {
  const attempt = await deps.db.read((tx) =>
    attempts.findCurrentAttempt(tx, accessFor(deps, caller)),
  );
  const edition = attempt ? findEdition(deps.bank, attempt.edition) : deps.bank.current;
  const setA = attempt ? orderSetA(edition, attempt.id) : edition.layout.setA;
  const texts = await itemTexts(deps);
  const withText = (ids: readonly string[]): { id: string; text: string }[] =>
    ids.map((id) => ({ id, text: texts.get(id) ?? '' }));
  const setAItems = withText(setA);
  const setBItems = withText(attempt ? followUpItems(attempt) : []);
  return attempt?.state === 'B_ACTIVE'
    ? { setAItems, ...explainQuestions(edition, attempt, setBItems) }
    : { setAItems, setBItems };
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
  const { layout } = findEdition(deps.bank, attempt.edition);
  const chosen = [...layout.setA, ...attempt.setB];
  return {
    answered: chosen.length - listUnanswered(layout, attempt.answers, chosen).length,
    total: layout.setA.length + (attempt.setB.length || attempt.targetCount),
  };
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
