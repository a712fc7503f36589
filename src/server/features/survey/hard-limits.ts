/**
 * The hard limits of an account: marking them, and what they keep from being named. Their row is
 * sealed under its owner's key (ADR 22). The details of the account hold the version of the row, so
 * that a row that was deleted or set back from outside is noticed.
 */

import type { Selectable } from 'kysely';
import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { ItemBank } from '../../../core/survey/bank.ts';
import { findClearest } from '../../../core/survey/clearest.ts';
import {
  createLimitCheck,
  findHardLimits,
  type LimitCheck,
} from '../../../core/survey/hard-limits.ts';
import { listOwnAnswers } from '../../../core/survey/own-answers.ts';
import { answerRefusals } from '../../../core/survey/refusals.ts';
import type { Services } from '../../platform/app-services.ts';
import { DamagedRow, randomVersion, sealText, unsealText } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { HardLimitsTable } from '../../platform/db/tables.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { refuse, unauthorized } from '../../platform/refusal.ts';
import { scaleWords, topicWords } from '../../platform/texts.ts';
import { openDetails, updateDetails, type UserRow } from '../accounts/accounts.ts';
import { recordTakenBack, recurringName } from '../accounts/ledger/ledger.ts';
import { lockCaller } from '../accounts/sessions/sessions.ts';
import { accessFor } from './attempt-row.ts';
import { findFinishedAttempt } from './attempt-store.ts';
import {
  selectItemTexts,
  selectScaleLabels,
  selectShortDescriptions,
  translateItems,
  translateLabels,
} from './bank/bank-texts.ts';

export async function setLimit(
  deps: Pick<Services, 'db' | 'now' | 'loginCodeKey' | 'bankInUse' | 'limits' | 'followers'>,
  caller: Caller,
  { itemId, isLimit }: Input<'setLimit'>['body'],
): Promise<Reply<'setLimit'>> {
  if (!deps.bankInUse().texts.some(({ id }) => id === itemId))
    throw refuse(answerRefusals.unknown_item);
  await deps.limits.spend('hardLimit', caller.userId);
  await deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    if (isLimit && user.share_code_hash)
      await recordTakenBack(tx, deps, [recurringName('shown', caller.userId)]);
    await changeHardLimits(tx, caller, (marked) => {
      const others = marked.filter((id) => id !== itemId);
      return isLimit ? [...others, itemId] : others;
    });
    if (isLimit) await deps.followers.limitMarked(tx, caller);
    await deps.followers.recordChanged(tx, caller);
  });
  return { itemId, isLimit };
}

/** Returns the marked questions, and the same questions in other editions. */
export const loadHardLimits = async (
  bank: ItemBank,
  tx: Tx,
  owner: Owner,
): Promise<ReadonlySet<string>> => findHardLimits(bank, await selectHardLimits(tx, owner));

export const loadLimitCheck = async (bank: ItemBank, tx: Tx, owner: Owner): Promise<LimitCheck> =>
  createLimitCheck(bank, await selectHardLimits(tx, owner));

export async function listAnswers(
  deps: Pick<Services, 'db' | 'bankInUse'>,
  caller: Caller,
): Promise<Reply<'listAnswers'>> {
  const bank = deps.bankInUse();
  const { attempt, marked, questions, descriptions, labels } = await deps.db.read(async (tx) => ({
    attempt: await findFinishedAttempt(tx, accessFor(bank, caller)),
    marked: await selectHardLimits(tx, caller),
    questions: await selectItemTexts(tx),
    descriptions: await selectShortDescriptions(tx),
    labels: await selectScaleLabels(tx),
  }));
  const texts = {
    questions: translateItems(questions),
    labels: translateLabels(labels),
    ratherNotSay: scaleWords().ratherNotSay,
  };
  return {
    answers: listOwnAnswers(bank, { attempt, marked }, texts),
    clearest: findClearest(bank, attempt, marked, {
      shortDescriptions: translateItems(descriptions, 'shortDescription'),
      topics: topicWords().topics,
    }),
  };
}

type Row = Selectable<HardLimitsTable>;

/** Enough for every question of the bank, so that the size tells nothing about their number. */
const sealedBytes = 1024;

const nameRow = (userId: string, version: number) => ({
  table: 'hard_limits',
  id: userId,
  version,
});

function openRow({ userId, dataKey }: Owner, row: Row): string[] {
  const ids = unsealText(dataKey, nameRow(userId, row.version), row.sealed);
  return ids === '' ? [] : ids.split(',');
}

function toRow({ userId, dataKey }: Owner, itemIds: readonly string[], version: number): Row {
  const ids = itemIds.toSorted().join(',');
  const sealed = sealText(dataKey, nameRow(userId, version), ids, sealedBytes);
  return { user_id: userId, sealed, version };
}

interface StoredLimits {
  readonly user: UserRow;
  readonly row: Row | null;
}

/**
 * Reads row and account in one statement, so that they belong together. Throws `DamagedRow` if the
 * row is not the one stored last. Returns null if the account has been deleted.
 */
async function findLimits(tx: Tx, { userId, dataKey }: Owner): Promise<StoredLimits | null> {
  const found = await tx
    .selectFrom('users')
    .leftJoin('hard_limits', 'hard_limits.user_id', 'users.id')
    .selectAll('users')
    .select(['hard_limits.sealed as sealed_ids', 'hard_limits.version as version'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!found) return null;
  const { sealed_ids: sealed, version, ...user } = found;
  if (openDetails(user, dataKey).limitsVersion !== version)
    throw new DamagedRow({ table: 'hard_limits' });
  const isStored = sealed !== null && version !== null;
  return { user, row: isStored ? { user_id: userId, sealed, version } : null };
}

export async function selectHardLimits(tx: Tx, owner: Owner): Promise<string[]> {
  const row = (await findLimits(tx, owner))?.row;
  return row ? openRow(owner, row) : [];
}

/**
 * Replaces the hard limits and deletes an empty row. The transaction must have locked the account.
 */
export async function changeHardLimits(
  tx: Tx,
  owner: Owner,
  change: (itemIds: readonly string[]) => readonly string[],
): Promise<void> {
  const stored = await findLimits(tx, owner);
  if (!stored) throw unauthorized();
  const { user, row } = stored;
  const itemIds = change(row ? openRow(owner, row) : []);
  const version = itemIds.length === 0 ? null : randomVersion();
  await tx.deleteFrom('hard_limits').where('user_id', '=', owner.userId).execute();
  if (version !== null)
    await tx
      .insertInto('hard_limits')
      .values(toRow(owner, itemIds, version))
      .execute();
  await updateDetails(tx, user, owner.dataKey, { limitsVersion: version });
}
