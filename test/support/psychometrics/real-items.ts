import { readFileSync } from 'node:fs';
import type { BankItem } from '../../../packages/psychometrics/src/bank/bank-item.ts';

/**
 * Reads the structure of the real bank from the leading columns of items/*.csv, which contain no
 * quotes. By default without the questions that only rounds ask.
 */
export function readRealItems(
  forms: readonly BankItem['form'][] = ['standard-48', 'pool-80'],
): BankItem[] {
  return forms.flatMap((form) => {
    const [header = '', ...lines] = readFileSync(
      new URL(`../../../items/${form}.csv`, import.meta.url),
      'utf8',
    )
      .trim()
      .split('\n');
    const columns = header.split(',');
    return lines.map((line) => {
      const cells = line.split(',');
      const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
      return {
        id: cell('id'),
        form,
        category: cell('category'),
        pole: cell('pole'),
        facet: cell('facet'),
        rarity: Number(cell('rarity')),
        scene: cell('scene'),
        compareTo: cell('compareTo'),
      } as BankItem;
    });
  });
}
