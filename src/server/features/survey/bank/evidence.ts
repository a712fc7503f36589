/** Published figures on the content of the questions (`items/evidence.csv`, measurement §3.2). */

import type { BankItem } from '../../../../psychometrics/index.ts';
import { readCsv } from './question.ts';

type Column = 'category' | 'scene' | 'pole';
export type Content = Pick<BankItem, 'category' | 'scene' | 'pole'>;

const contentKey = ({ category, scene, pole }: Record<Column, string>): string =>
  [category, scene, pole].join(' ');

/** Returns whether a published figure exists for the content of an item. */
export function readEvidence(folder: URL): (item: Content) => boolean {
  const known = new Set(readCsv<Column>(new URL('evidence.csv', folder)).map(contentKey));
  return (item) => known.has(contentKey(item));
}
