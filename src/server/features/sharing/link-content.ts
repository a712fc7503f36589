/**
 * The two sealed values of a link: what its owner knows of it, under the owner's key, and what it
 * shows, under a key from its token (ADR 24). Each has one length for all contents.
 */

import type { Selectable } from 'kysely';
import type { LinkRecord } from '../../../core/sharing/link.ts';
import type { LinkLevel } from '../../../domain/links.ts';
import { keyOfLinkToken } from '../../platform/crypto/link-token.ts';
import { sealText, unsealText } from '../../platform/crypto/seal.ts';
import type { LinksTable } from '../../platform/db/tables.ts';

export type LinkRow = Selectable<LinksTable>;

/** What only the owner knows of a link. */
export interface LinkDetails {
  readonly token: string;
  readonly label: string;
  readonly level: LinkLevel;
  /** The interests that the link names, in bank order; empty unless the level is 'chosen'. */
  readonly itemIds: readonly string[];
  readonly attemptId: string;
  /** The UTC day on which that attempt was begun. */
  readonly answersDay: string;
  /** The links of an account count up, so that the list has the order in which they were made. */
  readonly number: number;
}

/** Enough for a label of 40 escaped characters and 20 interests. */
const detailsBytes = 640;
/** Enough for the longest summary, and for all figures with 20 interests. */
const recordBytes = 1280;

type BoundColumns = Pick<LinkRow, 'id' | 'user_id' | 'version' | 'expires_at' | 'created_day'>;

/** The end is authenticated, so that only its owner can change it. */
const nameRow = (table: 'links' | 'links.record', row: BoundColumns) => ({
  table,
  id: row.id,
  version: row.version,
  columns: [row.user_id, row.expires_at ?? '', row.created_day],
});

/** Returns the sealed columns of a row. An ended link has no record. */
export const sealedColumns = (
  dataKey: Uint8Array,
  row: BoundColumns,
  { details, record }: { readonly details: LinkDetails; readonly record: LinkRecord | null },
): Pick<LinkRow, 'sealed' | 'record'> => ({
  sealed: sealText(dataKey, nameRow('links', row), JSON.stringify(details), detailsBytes),
  record:
    record &&
    sealText(
      keyOfLinkToken(details.token, 'link'),
      nameRow('links.record', row),
      JSON.stringify(record),
      recordBytes,
    ),
});

/** Throws `DamagedRow` if the row is not what its owner stored. */
export const openDetails = (dataKey: Uint8Array, row: LinkRow): LinkDetails =>
  JSON.parse(unsealText(dataKey, nameRow('links', row), row.sealed));

/** Returns null for a link that has ended. Throws `DamagedRow` like `openDetails`. */
export const openRecord = (token: string, row: LinkRow): LinkRecord | null =>
  row.record &&
  JSON.parse(unsealText(keyOfLinkToken(token, 'link'), nameRow('links.record', row), row.record));
