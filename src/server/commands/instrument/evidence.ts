/** Where the location of each question comes from (items/evidence.csv, items/sources.csv). */

import type { BankItem } from 'spark-psychometrics';
import { readCsv } from '../../features/survey/survey.ts';

interface Source {
  readonly id: string;
  readonly title: string;
  readonly doi: string;
}

export interface Sources {
  readonly list: readonly Source[];
  /** The source ids, separated by spaces, and the grade of a published figure on the content. */
  readonly of: (item: BankItem) => { readonly source: string; readonly grade: string } | undefined;
}

type Column = 'category' | 'scene' | 'pole' | 'source' | 'grade';

export function readSources(items: URL): Sources {
  const rows = readCsv<Column>(new URL('evidence.csv', items));
  const byContent = new Map(
    rows.map(({ source, grade, ...content }) => [contentKey(content), { source, grade }]),
  );
  return {
    list: readCsv<keyof Source>(new URL('sources.csv', items)).map(({ id, title, doi }) => ({
      id,
      title,
      doi,
    })),
    of: (item) => byContent.get(contentKey(item)),
  };
}

const contentKey = ({ category, scene, pole }: Record<'category' | 'scene' | 'pole', string>) =>
  [category, scene, pole].join(' ');
