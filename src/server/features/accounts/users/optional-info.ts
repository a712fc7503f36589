/**
 * Age range, gender and what may be compared, which visitors set on their account (spec §3, D6).
 */

import type { Input } from '../../../../contract/endpoints.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import { updateDetails } from './account-details.ts';
import type { UserRow } from './user-store.ts';

type OptionalInfo = Pick<
  Input<'updateOptionalInfo'>['body'],
  'ageRange' | 'gender' | 'compareDetail'
>;

/**
 * Stores the optional information: an omitted value stays as it is, null removes it. Returns the
 * changed account.
 */
export async function setOptionalInfo(
  tx: Tx,
  user: UserRow,
  dataKey: Owner['dataKey'],
  { ageRange, gender, compareDetail }: OptionalInfo,
): Promise<UserRow> {
  return updateDetails(tx, user, dataKey, {
    ...(ageRange !== undefined && { ageRange }),
    ...(gender !== undefined && { gender }),
    ...(compareDetail !== undefined && { compareDetail }),
  });
}
