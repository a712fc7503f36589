import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { AdminAuditTable } from '../../platform/db/tables.ts';

export type AuditRow = Selectable<AdminAuditTable>;

export async function insertAudit(tx: Tx, entry: Omit<AuditRow, 'id'>): Promise<void> {
  await tx.insertInto('admin_audit').values(entry).execute();
}

/** Returns at most `limit` entries with an id below `before`, newest first. */
export async function selectAudit(tx: Tx, before: number, limit: number): Promise<AuditRow[]> {
  return tx
    .selectFrom('admin_audit')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
