/** What the ledger leaves of each row of a backup. */

import { randomBytes } from 'node:crypto';
import {
  passkeyLedgerName,
  type Recurring,
  recurringName,
} from '../../features/accounts/ledger/ledger.ts';
import { donationLedgerName } from '../../features/donations/donations.ts';
import { linkLedgerName } from '../../features/sharing/sharing.ts';
import {
  agreementLedgerName,
  agreementNameBytes,
  limitedPairLedgerName,
  pairLedgerName,
} from '../../features/together/together.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { BackupRow, Value } from './format.ts';
import type { Ledger } from './restore-ledger.ts';

export const cell = (row: BackupRow, column: string): Value | undefined =>
  row.values[row.columns.indexOf(column)];

export const accountId = (row: BackupRow): string => String(cell(row, 'id'));

const withValues = (row: BackupRow, changes: Readonly<Record<string, Value>>): BackupRow => ({
  ...row,
  values: row.columns.map((column, i) =>
    Object.hasOwn(changes, column) ? changes[column]! : row.values[i]!,
  ),
});

/** Returns the row as a restore may have it, or null to leave it out. */
type Rule = (row: BackupRow, ledger: Ledger) => BackupRow | null;

const leaveOut =
  (...names: readonly ((row: BackupRow) => string)[]): Rule =>
  (row, ledger) =>
    names.some((name) => ledger.has(name(row))) ? null : row;

const ofAccount =
  (kind: Recurring) =>
  (row: BackupRow): string =>
    recurringName(kind, cell(row, 'user_id'));

/** What goes with a way into the account, or with the share code. */
const accountChanges: Partial<Readonly<Record<Recurring, () => Readonly<Record<string, Value>>>>> =
  {
    shown: () => ({ share_code_hash: null, public_record: null }),
    login_code: () => ({ login_code_hash: randomBytes(32) }), // which no code has
    address: () => ({ email_index: null, email_key_id: 0 }),
    password: () => ({ password_hash: null }),
  };

const account: Rule = (row, ledger) => {
  const id = accountId(row);
  if (ledger.has(id)) return null;
  const changes = Object.entries(accountChanges)
    // as: the keys of the object above
    .filter(([kind]) => ledger.has(recurringName(kind as Recurring, id)))
    .map(([, change]) => change());
  return changes.length === 0 ? row : withValues(row, Object.assign({}, ...changes));
};

/** The names that the program of version 1.0 gave to a changed link and an erased agreement. */
const formerLinkName = (row: BackupRow): string =>
  `link:${accountId(row)}:${cell(row, 'expires_at') ?? 'never'}`;

const formerAgreementName = (row: BackupRow, agreement: Uint8Array): string => {
  const name = Buffer.from(agreement.subarray(0, agreementNameBytes)).toString('base64url');
  return `agreement:${accountId(row)}:${name}`;
};

const reading: Rule = (row, ledger) => {
  const id = accountId(row);
  if (ledger.has(pairLedgerName(id)) || ledger.has(limitedPairLedgerName(id))) return null;
  const agreement = cell(row, 'agreement');
  const isErased =
    agreement instanceof Uint8Array &&
    (ledger.has(agreementLedgerName(id)) || ledger.has(formerAgreementName(row, agreement)));
  return isErased ? withValues(row, { agreement: null }) : row;
};

const copy = leaveOut((row) => donationLedgerName(cell(row, 'tag')));

export const rules = {
  users: account,
  addresses: leaveOut(ofAccount('address')),
  key_wraps: leaveOut((row) =>
    // as: the kinds of a wrap are among those that can be taken back
    recurringName(cell(row, 'kind') as Recurring, cell(row, 'user_id')),
  ),
  passkeys: leaveOut((row) => passkeyLedgerName(cell(row, 'user_id'), cell(row, 'id'))),
  earlier_attempts: leaveOut(ofAccount('earlier')),
  insights: leaveOut(ofAccount('insight')),
  links: leaveOut((row) => linkLedgerName(accountId(row)), formerLinkName),
  pairs: reading,
  donations: copy,
  pending_donations: copy,
} as const satisfies Partial<Record<keyof Tables, Rule>>;

export type TakenTable = keyof typeof rules;

/** Counts by the columns that they change. */
const countedColumns = {
  share_code_hash: 'shareCodes',
  login_code_hash: 'loginCodes',
  email_index: 'addresses',
  password_hash: 'passwords',
  agreement: 'agreements',
} as const;

export type TakenBack = Readonly<
  Record<(typeof countedColumns)[keyof typeof countedColumns], number>
>;

export const describeTakenBack = (counts: TakenBack): string =>
  `Taken back again: share codes ${counts.shareCodes}, login codes ${counts.loginCodes}, addresses ${counts.addresses}, passwords ${counts.passwords}, agreements ${counts.agreements}.`;

export interface TakeBack {
  /** Call it for every row in order: accounts precede the rows that belong to them. */
  (row: BackupRow): BackupRow | null;
  readonly counts: TakenBack;
  /** The accounts that lost their login code. */
  readonly closedAccounts: readonly string[];
}

const hasValue = (value: Value | undefined): boolean => value !== null && value !== undefined;

/** Returns a function that takes back what the ledger lists, and counts it. */
export function createTakeBack(ledger: Ledger): TakeBack {
  const deletedUsers = new Set<unknown>();
  const closedAccounts: string[] = [];
  const counts = { shareCodes: 0, loginCodes: 0, addresses: 0, passwords: 0, agreements: 0 };
  const count = (before: BackupRow, after: BackupRow): void => {
    for (const [column, name] of Object.entries(countedColumns))
      if (hasValue(cell(before, column)) && cell(after, column) !== cell(before, column))
        counts[name] += 1;
    if (cell(after, 'login_code_hash') !== cell(before, 'login_code_hash'))
      closedAccounts.push(accountId(before));
  };
  const takeBack = (row: BackupRow): BackupRow | null => {
    if (ledger.size === 0) return row;
    if (deletedUsers.has(cell(row, 'user_id'))) return null;
    const rule: Rule | undefined = (rules as Partial<Record<string, Rule>>)[row.table];
    const left = rule ? rule(row, ledger) : row;
    if (!left && row.table === 'users') deletedUsers.add(cell(row, 'id'));
    if (left && left !== row) count(row, left);
    return left;
  };
  return Object.assign(takeBack, { counts, closedAccounts });
}
