/** The account as the API returns it to its owner. */

import type { Reply } from '../../../../contract/endpoints.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import { findUser, type UserRow } from './user-store.ts';

export function presentUser({ now }: { readonly now: () => number }, user: UserRow): Reply<'me'> {
  const isPending = user.pending_expires_at !== null && user.pending_expires_at > now();
  return {
    id: user.id,
    shareCode: user.share_code,
    surveyCompleted: user.survey_completed === 1,
    hasEmail: user.email_index !== null || isPending,
    emailVerified: user.email_index !== null,
    ageRange: user.age_range,
    gender: user.gender,
    createdAt: user.created_day,
  };
}

/** Refuses with `unauthorized` if the account has been deleted since its token was checked. */
export async function getUser({ db }: { readonly db: Database }, userId: string): Promise<UserRow> {
  const user = await db.read((tx) => findUser(tx, userId));
  if (!user) throw unauthorized();
  return user;
}

export async function me(
  deps: { readonly db: Database; readonly now: () => number },
  caller: Caller,
): Promise<Reply<'me'>> {
  return presentUser(deps, await getUser(deps, caller.userId));
}
