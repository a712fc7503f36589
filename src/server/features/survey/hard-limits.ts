/** The hard limits of an account: marking them, and what they keep from being named. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import {
  createLimitCheck,
  findHardLimits,
  type LimitCheck,
} from '../../../core/survey/hard-limits.ts';
import { listOwnAnswers } from '../../../core/survey/own-answers.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { badRequest } from '../../platform/refusal.ts';
import { lockCaller } from '../accounts/accounts.ts';
import { accessFor } from './attempt-row.ts';
import { findFinishedAttempt } from './attempt-store.ts';
import { selectItemTexts, selectScaleLabels } from './bank/item-store.ts';
import { translateItems, translateLabels } from './bank/translations.ts';
import * as store from './hard-limit-store.ts';
import type { SurveyDeps } from './survey-deps.ts';

export async function setLimit(
  deps: Pick<SurveyDeps, 'db' | 'bank' | 'limits' | 'publishRecord' | 'onLimitMarked'>,
  caller: Caller,
  { itemId, isLimit }: Input<'setLimit'>['body'],
): Promise<Reply<'setLimit'>> {
  if (!deps.bank.texts.some(({ id }) => id === itemId))
    throw badRequest('There is no such question.');
  await deps.limits.spend('hardLimit', caller.userId);
  await deps.db.write(async (tx) => {
    await lockCaller(tx, caller);
    await store.changeHardLimits(tx, caller, (marked) => {
      const others = marked.filter((id) => id !== itemId);
      return isLimit ? [...others, itemId] : others;
    });
    if (isLimit) await deps.onLimitMarked(tx, caller);
    await deps.publishRecord(tx, caller);
  });
  return { itemId, isLimit };
}

/** Returns the marked questions, and those of other editions that ask the same. */
export const loadHardLimits = async (
  { bank }: Pick<SurveyDeps, 'bank'>,
  tx: Tx,
  owner: Owner,
): Promise<ReadonlySet<string>> => findHardLimits(bank, await store.selectHardLimits(tx, owner));

export const loadLimitCheck = async (
  { bank }: Pick<SurveyDeps, 'bank'>,
  tx: Tx,
  owner: Owner,
): Promise<LimitCheck> => createLimitCheck(bank, await store.selectHardLimits(tx, owner));

export async function listAnswers(
  { db, bank }: Pick<SurveyDeps, 'db' | 'bank'>,
  caller: Caller,
): Promise<Reply<'listAnswers'>> {
  const { attempt, marked, questions, labels } = await db.read(async (tx) => ({
    attempt: await findFinishedAttempt(tx, accessFor({ bank }, caller)),
    marked: await store.selectHardLimits(tx, caller),
    questions: await selectItemTexts(tx),
    labels: await selectScaleLabels(tx),
  }));
  const texts = { questions: translateItems(questions), labels: translateLabels(labels) };
  return { answers: listOwnAnswers(bank, { attempt, marked }, texts) };
}
