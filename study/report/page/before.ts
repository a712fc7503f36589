/** The section of RESULTS.md that puts the figures of the first edition beside those of today. */

import type { JudgedBar } from '../bars/bar.ts';
import { shortNumber, table } from './format.ts';

export function beforeSection(bars: readonly JudgedBar[]): string[] {
  const rows = bars.flatMap(({ item, what, bar, value, firstEdition }) =>
    firstEdition === null ? [] : [[item, what, bar, shortNumber(firstEdition), shortNumber(value)]],
  );
  return [
    '## Old and new side by side',
    'What the first edition reached on the bars that were added after it. Its profile compared different questions for fantasy and activity; its person fit was lz of Set A alone; its Set B did not look at refusals; its comparison had fixed cuts and scored each person without the other; its marks and texts followed the highest score.',
    table(['Item', 'What', 'Bar', 'First edition', 'Now'], rows),
  ];
}
