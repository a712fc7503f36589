/** The personal details of an account, which are sealed under its data key (ADR 22). */

import { type DonationChoice, donationChoices } from '../../../domain/account.ts';
import {
  compareDetails,
  type CompareDetail,
  defaultCompareDetail,
} from '../../../domain/comparing.ts';
import { sealText, unsealText } from '../../platform/crypto/seal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { updateUser, type UserRow } from './account-store.ts';

export interface AccountDetails {
  /** Null if sharing is off. */
  readonly shareCode: string | null;
  readonly ageRange: string | null;
  readonly gender: string | null;
  readonly compareDetail: CompareDetail;
  /** The version of the row of hard limits, so that its deletion shows; null if there is none. */
  readonly limitsVersion: number | null;
  /** What the account donates to calibration. */
  readonly donation: DonationChoice;
  /** The UTC day of this choice; null if none was ever made. */
  readonly donationDay: string | null;
}

/** The details of a new account, except for its share code. */
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

/** Returns the columns of the details, as this version of the row. */
export function detailColumns(
  { userId, dataKey }: Owner,
  details: AccountDetails,
  version: number,
): Pick<UserRow, 'sealed' | 'sealed_version'> {
  const text = JSON.stringify([
    details.shareCode,
    details.ageRange,
    details.gender,
    compareDetails.indexOf(details.compareDetail),
    details.limitsVersion,
    donationChoices.indexOf(details.donation),
    details.donationDay,
  ]);
  return {
    sealed: sealText(dataKey, nameRow(userId, version), text, sealedBytes),
    sealed_version: version,
  };
}

/** Throws `DamagedRow` if the details are not what the owner stored. */
export function openDetails(
  { id, sealed, sealed_version: version }: UserRow,
  dataKey: Owner['dataKey'],
): AccountDetails {
  const text = unsealText(dataKey, nameRow(id, version), sealed);
  const [shareCode, ageRange, gender, detail, limitsVersion, donation, donationDay] =
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
