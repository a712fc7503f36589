/** Copies as rows: sealed to the public key of calibration, and found by a tag (ADR 29). */

import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sealToKey, unsealWithKey } from '../../../platform/crypto/seal-to-key.ts';
import type { DonationsTable } from '../../../platform/db/site-tables.ts';
import { findEdition, type ItemBank } from '../../survey/survey.ts';
import { type CopyContent, decodeCopy, encodeCopy } from './copy-content.ts';

export type CopyRow = Selectable<DonationsTable>;

/** Returns the 32 bytes by which the holder of the data key finds the account's copy. */
export const donationTag = (dataKey: Uint8Array): Uint8Array =>
  new Uint8Array(createHmac('sha256', dataKey).update('donation:v1').digest());

/** What the ledger of deletions calls the copy of a tag. */
export const donationLedgerName = (tag: unknown): string =>
  `donation:${tag instanceof Uint8Array ? Buffer.from(tag).toString('base64url') : ''}`;

const formatVersion = 1;

/** A copy that waits has the same name, so that the job can move it without opening it. */
const nameRow = ({ tag, week, edition }: Pick<CopyRow, 'tag' | 'week' | 'edition'>) => ({
  table: 'donations',
  id: Buffer.from(tag).toString('base64url'),
  version: formatVersion,
  columns: [week, edition],
});

/** Returns the row with its content sealed, which only the private half of the key opens. */
export const sealCopy = (
  calibrationKey: Uint8Array,
  row: Omit<CopyRow, 'sealed'>,
  content: CopyContent,
): CopyRow => ({ ...row, sealed: sealToKey(calibrationKey, nameRow(row), encodeCopy(content)) });

/**
 * Returns what a copy holds. `privateKey` is PKCS #8 in DER. Throws `DamagedRow` if the row is not
 * what `sealCopy` made for this key, and an Error if the bank lacks its edition.
 */
export function openCopy(
  privateKey: Uint8Array,
  bank: Pick<ItemBank, 'editions'>,
  row: Omit<CopyRow, 'id'>,
): CopyContent {
  const bytes = unsealWithKey(privateKey, nameRow(row), row.sealed);
  return decodeCopy(bytes, findEdition(bank, row.edition).layout.positions.size);
}
