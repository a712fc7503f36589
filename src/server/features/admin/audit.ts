/** The append-only log of administrators' changes. */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Database, Tx } from '../../platform/db/database.ts';

const pageSize = 50;

export interface Change {
  readonly target: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Adds the change to the log unless the value stayed the same. */
export async function recordChange(
  tx: Tx,
  { now }: { readonly now: () => number },
  keyName: string,
  change: Change,
): Promise<void> {
  if (change.before === change.after) return;
  const entry = { ...change, at: now(), key_name: keyName };
  await tx.insertInto('admin_audit').values(entry).execute();
}

/** Returns a page of the log, newest first: entries with an id below `before`, if it is given. */
export async function listAudit(
  { db }: { readonly db: Database },
  before: number | undefined,
): Promise<Reply<'listAudit'>> {
  const rows = await db.read((tx) =>
    tx
      .selectFrom('admin_audit')
      .selectAll()
      .where('id', '<', before ?? Number.MAX_SAFE_INTEGER)
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute(),
  );
  const page = rows.slice(0, pageSize);
  return {
    entries: page.map(({ key_name, at, ...entry }) => ({
      ...entry,
      keyName: key_name,
      at: new Date(at).toISOString(),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
