/** The personal details of an account, which are sealed under its data key (ADR 22). */

import { type DonationChoice, donationChoices } from '../../../../domain/account.ts';
import {
  compareDetails,
  type CompareDetail,
  defaultCompareDetail,
} from '../../../../domain/readings/comparing.ts';
import { DamagedRow, padText, seal, unpadText, unseal } from '../../../platform/crypto/seal.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import { unauthorized } from '../../../platform/refusal/refusal.ts';
import { updateUser, type UserRow } from './user-store.ts';

export interface AccountDetails {
  /** Null if sharing is off. */
  readonly shareCode: string | null;
  readonly ageRange: string | null;
  readonly gender: string | null;
  readonly compareDetail: CompareDetail;
  /**
   * The version of the row of hard limits, null if there is none: nobody else can delete the row or
   * set it back unnoticed. Always null in accounts in clear.
   */
  readonly limitsVersion: number | null;
  /** What the account donates to calibration. Always 'none' in accounts in clear. */
  readonly donation: DonationChoice;
  /** The UTC day of this choice; null if none was ever made. */
  readonly donationDay: string | null;
}

/** The details of every account until its owner chooses something. */
export const noDetails: AccountDetails = {
  shareCode: null,
  ageRange: null,
  gender: null,
  compareDetail: defaultCompareDetail,
  limitsVersion: null,
  donation: 'none',
  donationDay: null,
};

/** Enough for the longest values; the same for every account. */
const sealedBytes = 96;

const nameRow = (userId: string, version: number) => ({ table: 'users', id: userId, version });

type SealedColumns = Pick<
  UserRow,
  'share_code' | 'age_range' | 'gender' | 'sealed' | 'sealed_version'
>;

/** Returns the columns of the details, as the next version of the row. */
function sealDetails(
  userId: string,
  dataKey: Uint8Array,
  details: AccountDetails,
  version: number,
): SealedColumns {
  const { shareCode, ageRange, gender, limitsVersion, donationDay } = details;
  const detail = compareDetails.indexOf(details.compareDetail);
  const donation = donationChoices.indexOf(details.donation);
  const text = JSON.stringify([
    shareCode,
    ageRange,
    gender,
    detail,
    limitsVersion,
    donation,
    donationDay,
  ]);
  return {
    share_code: null,
    age_range: null,
    gender: null,
    sealed: seal(dataKey, nameRow(userId, version), padText(text, sealedBytes)),
    sealed_version: version,
  };
}

/** Returns the columns of the details: sealed if the account has a data key, otherwise in clear. */
export function detailColumns(
  { userId, dataKey }: Owner,
  details: AccountDetails,
  version: number,
): SealedColumns {
  if (dataKey) return sealDetails(userId, dataKey, details, version);
  const { shareCode, ageRange, gender } = details;
  const clear = { share_code: shareCode, age_range: ageRange, gender };
  return { ...clear, sealed: null, sealed_version: version };
}

/**
 * Returns the details of an account. Refuses with `unauthorized` if they have been sealed since the
 * caller's session began. Throws `DamagedRow` if they are not what the owner stored.
 */
export function openDetails(user: UserRow, dataKey: Owner['dataKey']): AccountDetails {
  const { id, sealed, sealed_version: version } = user;
  if (!dataKey) {
    if (sealed) throw unauthorized();
    const { share_code: shareCode, age_range: ageRange, gender } = user;
    return { ...noDetails, shareCode, ageRange, gender };
  }
  if (!sealed) throw new DamagedRow({ table: 'users' });
  return readDetails(unpadText(unseal(dataKey, nameRow(id, version), sealed)));
}

/** Rows that were sealed before accounts could donate end with the version of the limits. */
function readDetails(text: string): AccountDetails {
  const [shareCode, ageRange, gender, detail, limitsVersion, donation = 0, donationDay = null] =
    JSON.parse(text);
  return {
    shareCode,
    ageRange,
    gender,
    compareDetail: compareDetails[detail]!,
    limitsVersion,
    donation: donationChoices[donation]!,
    donationDay,
  };
}

/** Changes details of an account whose row the transaction has locked. Returns the changed row. */
export async function updateDetails(
  tx: Tx,
  user: UserRow,
  dataKey: Owner['dataKey'],
  changes: Partial<AccountDetails>,
): Promise<UserRow> {
  const details = { ...openDetails(user, dataKey), ...changes };
  const columns = detailColumns({ userId: user.id, dataKey }, details, user.sealed_version + 1);
  await updateUser(tx, user.id, columns);
  return { ...user, ...columns };
}
