/** Age range and gender, which visitors may add to their account (spec §3, D6). */

import type { Input } from '../../../contract/endpoints.ts';
import type { Tx } from '../../platform/db/database.ts';
import { updateUser, type UserRow } from './users/user-store.ts';

type OptionalInfo = Pick<Input<'updateOptionalInfo'>['body'], 'ageRange' | 'gender'>;

/**
 * Stores the optional information: an omitted value stays as it is, null removes it. Returns the
 * changed account.
 */
export async function setOptionalInfo(
  tx: Tx,
  user: UserRow,
  { ageRange, gender }: OptionalInfo,
): Promise<UserRow> {
  const changed = {
    age_range: ageRange === undefined ? user.age_range : ageRange,
    gender: gender === undefined ? user.gender : gender,
  };
  await updateUser(tx, user.id, changed);
  return { ...user, ...changed };
}
