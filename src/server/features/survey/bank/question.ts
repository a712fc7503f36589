/** Rows of the question files (`items/*.csv`), which people edit in a spreadsheet. */

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { type BankItem } from '../../../../psychometrics/index.ts';

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly shortDescription: string;
  readonly measurement: Omit<BankItem, 'id' | 'form'>;
}

export const readCsv = <Column extends string>(file: URL): Record<Column, string>[] =>
  parse(readFileSync(file), { columns: true, skip_empty_lines: true, bom: true });

type Sides = ReadonlyMap<string, NonNullable<BankItem['side']>>;

/** Reads the side of each question without poles that has two sides, by id. */
export const readSides = (file: URL): Sides =>
  // as: a test checks the file
  new Map(readCsv<'id' | 'side'>(file).map(({ id, side }) => [id, side])) as Sides;

export function readQuestions(file: URL, sides: Sides): Question[] {
  return readCsv<Column>(file).map((row) => ({
    id: row.id,
    text: row.text,
    shortDescription: row.shortDescription,
    measurement: {
      category: row.category,
      pole: row.pole,
      facet: row.facet,
      rarity: Number(row.rarity),
      scene: row.scene,
      compareTo: row.compareTo,
      ...(sides.has(row.id) && { side: sides.get(row.id) }),
      // as: createBank checks each field and names a wrong item
    } as Question['measurement'],
  }));
}

type Column = Exclude<keyof BankItem, 'form' | 'side'> | 'shortDescription' | 'text';
