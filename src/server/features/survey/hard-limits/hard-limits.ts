/**
 * Hard limits: questions that never appear in a list that their owner shares with another person
 * (C10). They belong to the person and the question, not to an attempt, so that they survive
 * retakes and new editions. The scoring model does not use them.
 */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import { contentOf } from '../../../../psychometrics/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/caller.ts';
import { badRequest } from '../../../platform/refusal/refusal.ts';
import { lockCaller } from '../../accounts/accounts.ts';
import type { SurveyDeps } from '../attempt/survey-deps.ts';
import * as store from './hard-limit-store.ts';

/** Marks a question as a hard limit or removes the mark. Repeating the call changes nothing. */
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

/**
 * Returns the ids of the questions that the owner marked, and of questions of other editions that
 * ask about the same.
 */
export async function findHardLimits(
  { bank }: Pick<SurveyDeps, 'bank'>,
  tx: Tx,
  owner: Owner,
): Promise<ReadonlySet<string>> {
  const marked = await store.selectHardLimits(tx, owner);
  const items = [...bank.editions.values()].flatMap(({ model }) => model.items);
  const contents = new Set(
    items.filter(({ id }) => marked.includes(id)).map((item) => contentOf(item)),
  );
  const alike = items.filter((item) => contents.has(contentOf(item))).map(({ id }) => id);
  return new Set([...marked, ...alike]);
}
