/** The section of RESULTS.md that puts the figures of the first edition beside those of today. */

import type { JudgedBar } from '../bars/bar.ts';
import { shortNumber, table } from './format.ts';

/**
 * The figures of commit c03beb22, with the questions, parameters and prior of the first edition,
 * measured once by this study at its full size (Set B: 3,000 patterns), by the item of the bar. The
 * code of that edition no longer exists, so these figures cannot be computed anew.
 */
const firstEdition: Readonly<Record<string, number>> = {
  m2a: 0.4525,
  m2b: 0.1391,
  m2c: 14.97,
  m5a: 0.8392,
  m5b: 0.9842,
  m5c: 0.9337,
  m5d: 0.8446,
  m5e: 1,
  m5f: 0.04833,
  m5g: 0.007083,
  m5h: 0.00625,
  m5i: 2,
  m6a: 0.4035,
  m6b: 0.7287,
};

export function beforeSection(bars: readonly JudgedBar[]): string[] {
  const rows = bars.flatMap(({ item, what, bar, value }) =>
    firstEdition[item] === undefined
      ? []
      : [[item, what, bar, shortNumber(firstEdition[item]), shortNumber(value)]],
  );
  return [
    '## Old and new side by side',
    'What the first edition reached on the bars that were added after it. Its profile compared different questions for fantasy and activity; its person fit was lz of Set A alone; its Set B did not look at refusals.',
    table(['Item', 'What', 'Bar', 'First edition', 'Now'], rows),
  ];
}
