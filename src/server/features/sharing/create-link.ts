/** Making a link of one's own. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { maxLinks } from '../../../domain/links.ts';
import { dayMilliseconds, utcDay, wholeMinute } from '../../platform/clock.ts';
import { hashLinkToken, newLinkToken } from '../../platform/crypto/link-token.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handlers.ts';
import { conflict } from '../../platform/refusal.ts';
import { lockCaller, newId } from '../accounts/accounts.ts';
import { itemTexts } from '../survey/survey.ts';
import { openDetails, sealedColumns } from './link-content.ts';
import { makeRecord, presentRecord } from './link-record.ts';
import * as store from './link-store.ts';
import type { LinksDeps } from './links-deps.ts';
import { presentLink } from './own-links.ts';

/** Returns the number of the next link. Refuses if the account has as many as it may have. */
async function nextNumber(
  { now }: LinksDeps,
  tx: Tx,
  userId: string,
  dataKey: Uint8Array,
): Promise<number> {
  const rows = await store.lockLinks(tx, userId);
  if (rows.filter((row) => !store.hasEnded(row, now())).length >= maxLinks)
    throw conflict(`You can have ${maxLinks} links at a time. Please end or delete one first.`);
  return 1 + Math.max(0, ...rows.map((row) => openDetails(dataKey, row).number));
}

export async function createLink(
  deps: LinksDeps,
  caller: Caller,
  { level, label, days, itemIds: chosen }: Input<'createLink'>['body'],
): Promise<Reply<'createLink'>> {
  const { userId } = caller;
  const { dataKey } = caller;
  const meter = await deps.limits.today();
  return deps.db.write(async (tx) => {
    await meter.spend(tx, 'newLink', userId);
    await lockCaller(tx, caller);
    const number = await nextNumber(deps, tx, userId, dataKey);
    const choice = { level, itemIds: chosen };
    const { attemptId, itemIds, record } = await makeRecord(deps, tx, caller, choice);
    const now = deps.now();
    const token = newLinkToken(deps.random);
    const { answersDay } = record;
    const details = { token, label, level, itemIds, attemptId, answersDay, number };
    const bound = {
      id: newId(deps.random),
      user_id: userId,
      version: 0,
      expires_at: days === null ? null : wholeMinute(now + days * dayMilliseconds),
      created_day: utcDay(now),
    };
    const row = {
      ...bound,
      token_hash: hashLinkToken(token),
      views: 0,
      ...sealedColumns(dataKey, bound, { details, record }),
    };
    await store.insertLink(tx, row);
    return presentLink(row, details, { now, currentAttemptId: attemptId });
  });
}

/** Returns what a link of this choice would show. Stores nothing. */
export async function previewLink(
  deps: LinksDeps,
  caller: Caller,
  choice: Input<'previewLink'>['body'],
): Promise<Reply<'previewLink'>> {
  const { record } = await deps.db.read((tx) => makeRecord(deps, tx, caller, choice));
  return presentRecord(deps.bank, record, await itemTexts(deps));
}
