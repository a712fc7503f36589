/**
 * Hard limits: questions that never appear in a list that their owner shares with another person
 * (C10). They belong to the person and the question, not to an attempt, so that they survive
 * retakes and new editions. The scoring model does not use them.
 */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import type { BankItem } from '../../../../psychometrics/index.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { badRequest, unauthorized } from '../../../platform/refusal/refusal.ts';
import { lockUserAgainstDeletion } from '../../accounts/accounts.ts';
import type { SurveyDeps } from '../attempt/survey-deps.ts';
import * as store from './hard-limit-store.ts';

/** Marks a question as a hard limit or removes the mark. Repeating the call changes nothing. */
export async function setLimit(
  deps: Pick<SurveyDeps, 'db' | 'bank' | 'limits'>,
  { userId }: Caller,
  { itemId, isLimit }: Input<'setLimit'>['body'],
): Promise<Reply<'setLimit'>> {
  if (!deps.bank.texts.some(({ id }) => id === itemId))
    throw badRequest(`There is no item ${itemId}.`);
  const meter = await deps.limits.today();
  await deps.db.write(async (tx) => {
    await meter.spend(tx, 'hardLimit', userId);
    if (!(await lockUserAgainstDeletion(tx, userId))) throw unauthorized();
    const others = (await store.lockHardLimits(tx, userId)).filter((id) => id !== itemId);
    await store.replaceHardLimits(tx, userId, isLimit ? [...others, itemId] : others);
  });
  return { itemId, isLimit };
}

/**
 * Returns the ids of the questions that at least one of the users marked, and of questions of other
 * editions that ask about the same. Does not tell who marked a question, so that a list made for
 * two people is the same for both.
 */
export async function findHardLimits(
  { db, bank }: Pick<SurveyDeps, 'db' | 'bank'>,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const marked = await db.read((tx) => store.selectHardLimits(tx, userIds));
  const items = [...bank.editions.values()].flatMap(({ model }) => model.items);
  const contents = new Set(
    items.filter(({ id }) => marked.includes(id)).map((item) => contentOf(item)),
  );
  const alike = items.filter((item) => contents.has(contentOf(item))).map(({ id }) => id);
  return new Set([...marked, ...alike]);
}

/** Returns the same text for a question and for its rewording in another edition. */
const contentOf = ({ category, scene, pole, facet }: BankItem): string =>
  [category, scene, pole, facet].join(' ');
