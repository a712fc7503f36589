/**
 * An account as its owner knows it. Its personal details are sealed under its data key (ADR 22).
 */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import { type DonationChoice, donationChoices } from '../../../domain/account.ts';
import {
  compareDetails,
  type CompareDetail,
  defaultCompareDetail,
} from '../../../domain/comparing.ts';
import { utcMonth } from '../../platform/clock.ts';
import { sealText, unsealText } from '../../platform/crypto/seal.ts';
import type { Tx, Database } from '../../platform/db/database.ts';
import type { Owner, Caller } from '../../platform/http/handlers.ts';
import { unauthorized } from '../../platform/refusal.ts';
import { updateUser, type UserRow, findUser } from './account-store.ts';

export interface AccountDetails {
  /** Null if sharing is off. */
  readonly shareCode: string | null;
  readonly ageRange: string | null;
  readonly gender: string | null;
  readonly compareDetail: CompareDetail;
  /** Whether the public profile shows the line. */
  readonly showsLine: boolean;
  /** The version of the row of hard limits, so that its deletion shows; null if there is none. */
  readonly limitsVersion: number | null;
  readonly donation: DonationChoice;
  /** The UTC day of this choice; null if none was ever made. */
  readonly donationDay: string | null;
  /** The id of the study that the person takes part in, and the UTC day of joining it. */
  readonly study: string | null;
  readonly studyDay: string | null;
  /**
   * The answers to the questions of that study, as a hexadecimal digit each in their order: which
   * of the options was chosen, 0 for none. Null before.
   */
  readonly studyAnswers: string | null;
}

/** The details of a new account, except for its share code. */
export const noDetails: AccountDetails = {
  shareCode: null,
  ageRange: null,
  gender: null,
  compareDetail: defaultCompareDetail,
  showsLine: false,
  limitsVersion: null,
  donation: 'none',
  donationDay: null,
  study: null,
  studyDay: null,
  studyAnswers: null,
};

/** Enough for the longest values; the same for every account. */
const sealedBytes = 208;

/** Added to the index of the detail where the public profile shows the line. */
const withLine = compareDetails.length;

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
    compareDetails.indexOf(details.compareDetail) + (details.showsLine ? withLine : 0),
    details.limitsVersion,
    donationChoices.indexOf(details.donation),
    details.donationDay,
    details.study,
    details.studyDay,
    details.studyAnswers,
  ]);
  return {
    sealed: sealText(dataKey, nameRow(userId, version), text, sealedBytes),
    sealed_version: version,
  };
}

/**
 * A share code without its hash is off: a restore that obeys the ledger removes the hash. Throws
 * `DamagedRow` if the columns were changed from outside.
 */
export function openDetails(
  { id, sealed, sealed_version: version, share_code_hash }: UserRow,
  dataKey: Owner['dataKey'],
): AccountDetails {
  const text = unsealText(dataKey, nameRow(id, version), sealed);
  // An account of an earlier version ends before the study.
  const [shareCode, ageRange, gender, detail, limitsVersion, donation, donationDay, ...joined] =
    JSON.parse(text);
  const [study = null, studyDay = null, studyAnswers = null] = joined;
  return {
    shareCode: share_code_hash === null ? null : shareCode,
    ageRange,
    gender,
    compareDetail: compareDetails[detail % withLine]!,
    showsLine: detail >= withLine,
    limitsVersion,
    donation: donationChoices[donation]!,
    donationDay,
    study,
    studyDay,
    studyAnswers,
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

/** Before the first release. A clock that shows an earlier month is wrong. */
const earliestMonth = '2026-01';

/** Returns the month to store as the last use, or '' (unknown) if the clock must be wrong. */
export function lastSeenMonth(now: number): string {
  const month = utcMonth(now);
  return month < earliestMonth ? '' : month;
}

/** An omitted value stays as it is, null removes it. Returns the changed account. */
export const setOptionalInfo = (
  tx: Tx,
  user: UserRow,
  dataKey: Owner['dataKey'],
  { ageRange, gender, compareDetail, showsLine }: Input<'updateOptionalInfo'>['body'],
): Promise<UserRow> =>
  updateDetails(tx, user, dataKey, {
    ...(ageRange !== undefined && { ageRange }),
    ...(gender !== undefined && { gender }),
    ...(compareDetail !== undefined && { compareDetail }),
    ...(showsLine !== undefined && { showsLine }),
  });

export function presentUser(
  { now }: { readonly now: () => number },
  user: UserRow,
  dataKey: Owner['dataKey'],
): Reply<'me'> {
  const { shareCode, ageRange, gender, compareDetail, showsLine } = openDetails(user, dataKey);
  return {
    id: user.id,
    shareCode,
    surveyCompleted: user.survey_completed === 1,
    hasEmail: user.email_index !== null || hasPendingAddress(user, now()),
    emailVerified: user.email_index !== null,
    ageRange,
    gender,
    compareDetail,
    showsLine,
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
