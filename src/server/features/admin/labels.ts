/** Editing the labels of the answer scale (spec §6, F2). */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AdminCaller } from '../../platform/http/handlers.ts';
import { notFound, stale } from '../../platform/refusal.ts';
import { recordChange } from './audit.ts';
import { lockLabels, selectLabels, updateLabel } from './label-store.ts';

interface LabelDeps {
  readonly db: Database;
  readonly now: () => number;
}

export async function listLabels({ db }: LabelDeps): Promise<Reply<'listAdminLabels'>> {
  return db.read(selectLabels);
}

/**
 * Saves all edits or none. Refuses an edit that was made on an older version of the label; the
 * refusal carries the current label.
 */
export async function updateLabels(
  deps: LabelDeps,
  { keyName }: AdminCaller,
  edits: Input<'updateAdminLabels'>['body']['labels'],
): Promise<Reply<'updateAdminLabels'>> {
  return deps.db.write(async (tx) => {
    const rows = new Map((await lockLabels(tx)).map((row) => [row.value, row]));
    for (const { value, label, version } of edits.toSorted((a, b) => a.value - b.value)) {
      const row = rows.get(value);
      if (!row) throw notFound(`There is no label for ${value}.`);
      if (version !== undefined && version !== row.version)
        throw stale([{ id: String(value), text: row.label, version: row.version }]);
      await updateLabel(tx, row, label);
      const change = { target: String(value), field: 'label', before: row.label, after: label };
      await recordChange(tx, deps, keyName, change);
    }
    return selectLabels(tx);
  });
}
