/**
 * `npm run study` simulates answers of synthetic people and passes them to the functions that the
 * server calls. It prints whether each bar (required limit) holds, and stores figures and page.
 * `-- change`, `-- deeper`, `-- passing` and `-- calibration` run one of the others. With `--quick`
 * it takes less than a minute and stores nothing.
 */

import { writeFileSync } from 'node:fs';
import { createProgressBar } from '../../src/server/commands/progress-bar.ts';
import { type JudgedBar, shortNumber } from './question.ts';
import { resultsPage } from './results-page.ts';
import {
  methodologyFigures,
  runStudy,
  type MainStudy,
  type Study,
  studies,
  type StudyName,
} from './study.ts';

// as: the keys of a literal object
const names = Object.keys(studies) as StudyName[];
const name = names.find((word) => process.argv.includes(word)) ?? 'main';
const isQuick = process.argv.includes('--quick');
const study = await runStudy(name, isQuick, createProgressBar(performance.now()));
for (const bar of study.bars) process.stdout.write(`${formatBar(bar)}\n`);
if (!isQuick) store(study);

function formatBar({ item, what, bar, value, se, margin, holds }: JudgedBar): string {
  const verdict = holds ? 'holds ' : 'MISSED';
  const error = se === null ? '' : ` ± ${shortNumber(se)}`;
  const room = margin > 0 ? ` (margin ${margin})` : '';
  return `${verdict} ${item.padEnd(4)} ${what}: ${shortNumber(value)}${error}, bar ${bar}${room}`;
}

/** Stores figures and page; `deeper` and `passing` store nothing, and `change` has no page. */
function store(results: Study): void {
  const write = (path: string, text: string): void =>
    writeFileSync(new URL(path, import.meta.url), text);
  const rounded = JSON.stringify(
    results,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
    1,
  );
  if (name === 'change') write('change.json', `${rounded}\n`);
  if (name !== 'main' && name !== 'calibration') return;
  write(name === 'main' ? methodologyFigures : 'calibration/results.json', `${rounded}\n`);
  const stored = JSON.parse(rounded) as MainStudy; // as: what was just written
  const page = resultsPage(name, stored);
  write(name === 'main' ? 'RESULTS.md' : 'calibration/RESULTS.md', page);
}
