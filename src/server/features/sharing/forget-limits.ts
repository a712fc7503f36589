import type { Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { findHardLimits, type ItemBank } from '../survey/survey.ts';
import { type LinkRow, openDetails, openRecord, sealedColumns } from './link-content.ts';
import { lockLinks, updateLink } from './link-store.ts';

/**
 * Takes what is now a hard limit out of the owner's links, as part of the transaction that marked
 * it, and leaves the rest as it is. Taking the mark off brings nothing back.
 */
export async function removeLimitsFromLinks(
  deps: { readonly bank: ItemBank },
  tx: Tx,
  owner: Owner,
): Promise<void> {
  const { userId, dataKey } = owner;
  const rows = await lockLinks(tx, userId);
  if (rows.length === 0) return;
  const limits = await findHardLimits(deps, tx, owner);
  for (const row of rows) await removeFromLink(tx, dataKey, row, limits);
}

async function removeFromLink(
  tx: Tx,
  dataKey: Uint8Array,
  row: LinkRow,
  limits: ReadonlySet<string>,
): Promise<void> {
  const details = openDetails(dataKey, row);
  const itemIds = details.itemIds.filter((id) => !limits.has(id));
  if (itemIds.length === details.itemIds.length) return;
  const shown = openRecord(details.token, row);
  const record = shown?.level === 'chosen' ? { ...shown, itemIds } : shown;
  const next = { ...row, version: row.version + 1 };
  const columns = sealedColumns(dataKey, next, { details: { ...details, itemIds }, record });
  const { version, expires_at } = next;
  await updateLink(tx, row, { ...columns, version, expires_at });
}
