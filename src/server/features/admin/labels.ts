/** Editing the labels of the answer scale. */

import type { Input, Reply } from '../../../contract/endpoints.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { AdminCaller } from '../../platform/http/handlers.ts';
import { notFound, stale } from '../../platform/refusal.ts';
import { recordChange } from './audit.ts';
import type { AdminServices } from './authentication.ts';

const selectEditable = (tx: Tx) =>
  tx
    .selectFrom('scale_labels')
    .select(['value', 'label', 'edit_version as version'])
    .orderBy('value');

export const listLabels = ({ db }: AdminServices): Promise<Reply<'listAdminLabels'>> =>
  db.read((tx) => selectEditable(tx).execute());

/** Saves all edits or none. Refuses an edit of an older version, with the current label. */
export async function updateLabels(
  deps: AdminServices,
  { keyName }: AdminCaller,
  edits: Input<'updateAdminLabels'>['body']['labels'],
): Promise<Reply<'updateAdminLabels'>> {
  return deps.db.write(async (tx) => {
    const locked = await selectEditable(tx).forNoKeyUpdate().execute();
    const rows = new Map(locked.map((row) => [row.value, row]));
    for (const { value, label, version } of edits.toSorted((a, b) => a.value - b.value)) {
      const row = rows.get(value);
      if (!row) throw notFound(`There is no label for ${value}.`);
      if (version !== undefined && version !== row.version)
        throw stale([{ id: String(value), text: row.label, version: row.version }]);
      await tx
        .updateTable('scale_labels')
        .set({ label, edit_version: row.version + 1 })
        .where('value', '=', value)
        .execute();
      const change = { target: String(value), field: 'label', before: row.label, after: label };
      await recordChange(tx, deps, keyName, change);
    }
    return selectEditable(tx).execute();
  });
}
