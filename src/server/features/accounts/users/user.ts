/** The account as the API returns it to its owner. */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import { openDetails } from './account-details.ts';
import { findUser, type UserRow } from './user-store.ts';

export function presentUser(
  { now }: { readonly now: () => number },
  user: UserRow,
  dataKey: Owner['dataKey'],
): Reply<'me'> {
  const { shareCode, ageRange, gender, compareDetail } = openDetails(user, dataKey);
  return {
    id: user.id,
    shareCode,
    surveyCompleted: user.survey_completed === 1,
    hasEmail: user.email_index !== null || hasPendingAddress(user, now()),
    emailVerified: user.email_index !== null,
    ageRange,
    gender,
    compareDetail,
    createdAt: user.created_day,
  };
}

/** Whether the account has an address that may still be confirmed. */
export const hasPendingAddress = ({ pending_expires_at }: UserRow, now: number): boolean =>
  pending_expires_at !== null && pending_expires_at > now;

/** Refuses with `unauthorized` if the account has been deleted since its token was checked. */
export async function getUserIn(tx: Tx, userId: string): Promise<UserRow> {
  const user = await findUser(tx, userId);
  if (!user) throw unauthorized();
  return user;
}

/** Like `getUserIn`, outside a transaction. */
export const getUser = ({ db }: { readonly db: Database }, userId: string): Promise<UserRow> =>
  db.read((tx) => getUserIn(tx, userId));

export async function me(
  deps: { readonly db: Database; readonly now: () => number },
  caller: Caller,
): Promise<Reply<'me'>> {
  return presentUser(deps, await getUser(deps, caller.userId), caller.dataKey);
}
