import type { QuestionText } from '../../../../core/survey/bank.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** Keeps the edits of administrators. */
export async function upsertItems(tx: Tx, texts: readonly QuestionText[]): Promise<void> {
  await tx
    .insertInto('items')
    .values(
      texts.map(({ compareTo, shortDescription, ...item }) => ({
        ...item,
        compare_to: compareTo,
        short_description: shortDescription,
        edited_text: null,
        edited_short_description: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        form: ref('excluded.form'),
        category: ref('excluded.category'),
        compare_to: ref('excluded.compare_to'),
        text: ref('excluded.text'),
        short_description: ref('excluded.short_description'),
      })),
    )
    .execute();
}

/** Returns the text of every item: an administrator’s edit, otherwise the bank’s. */
export async function selectItemTexts(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('items').select(['id', 'text', 'edited_text']).execute();
  return new Map(rows.map((row) => [row.id, row.edited_text ?? row.text]));
}

export async function selectScaleLabels(tx: Tx): Promise<{ value: number; label: string }[]> {
  return tx.selectFrom('scale_labels').select(['value', 'label']).orderBy('value').execute();
}

/** Keeps labels that are there, which an administrator may have edited. */
export async function insertMissingScaleLabels(
  tx: Tx,
  labels: readonly { value: number; label: string }[],
): Promise<void> {
  await tx
    .insertInto('scale_labels')
    .values([...labels])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
