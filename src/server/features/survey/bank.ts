/** Reads the item bank that people edit (`items/*.csv`) and hands it to the model (decisions C1). */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { FormSlug } from '../../../domain/survey.ts';
import { formSlugs, poolCount, setACount } from '../../../domain/survey.ts';
import { type Bank, type BankItem, createBank } from '../../../psychometrics/index.ts';
import { itemAt } from './attempt.ts';
import type { ItemTexts } from './store.ts';

export interface ItemBank {
  /** For the model; its items lie in the order of the attempts' digits. */
  readonly model: Bank;
  readonly texts: readonly ItemTexts[];
  /** Changes with the model or with any item's measurement fields; profiles name the one they were computed with. */
  readonly version: string;
}

/** Raised by hand with every change of the model that changes a number. */
const modelVersion = 'grm27-1';

type Row = Record<
  | 'id'
  | 'category'
  | 'pole'
  | 'facet'
  | 'rarity'
  | 'scene'
  | 'compareTo'
  | 'shortDescription'
  | 'text',
  string
>;

function readForm(folder: URL, form: FormSlug): (Row & { form: FormSlug })[] {
  const rows: Row[] = parse(readFileSync(new URL(`${form}.csv`, folder)), {
    columns: true,
    skip_empty_lines: true,
    bom: true,
  });
  return rows.map((row) => ({ ...row, form }));
}

/** Throws with the item's id where the bank breaks a rule, or where an item is not in its place. */
export function readItemBank(folder: URL): ItemBank {
  const rows = formSlugs.flatMap((form) => readForm(folder, form));
  if (rows.length !== setACount + poolCount)
    throw new RangeError(
      `The item bank must have ${setACount + poolCount} items, it has ${rows.length}.`,
    );
  const misplaced = rows.findIndex((row, i) => row.id !== itemAt(i));
  if (misplaced >= 0)
    throw new RangeError(`Item ${rows[misplaced]?.id} stands where ${itemAt(misplaced)} belongs.`);
  // as: createBank checks category, pole, facet and rarity, and names the item that is wrong
  const items = rows.map(
    ({ id, form, category, pole, facet, rarity, scene, compareTo }) =>
      ({ id, form, category, pole, facet, rarity: Number(rarity), scene, compareTo }) as BankItem,
  );
  const fingerprint = createHash('sha256').update(JSON.stringify(items)).digest('hex').slice(0, 8);
  return {
    model: createBank(items),
    texts: rows.map((row) => ({
      id: row.id,
      form: row.form,
      category: row.category,
      compare_to: row.compareTo,
      text: row.text,
      short_description: row.shortDescription,
    })),
    version: `${modelVersion}-${fingerprint}`,
  };
}
