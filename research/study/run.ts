/**
 * `npm run study` simulates answers of synthetic people and passes them to the functions that the
 * server calls. It prints whether each bar (required limit) holds, and stores figures and pages; it
 * fails if a bar is missed that is not known to be. A name, such as `-- change`, runs that study
 * alone. With `--quick` it takes minutes and stores nothing.
 */

import { writeFileSync } from 'node:fs';
import { createProgressBar } from '../../src/server/commands/progress-bar.ts';
import { type JudgedBar, shortNumber } from './question.ts';
import { resultsPage } from './results-page.ts';
import { shownSentences, summariseSentences } from './sentences/summary.ts';
import {
  methodologyFigures,
  runStudy,
  type MainStudy,
  type Study,
  studies,
  type StudyName,
} from './study.ts';

/** The files of the studies that store figures; `change` has no page. */
const files: Partial<Record<StudyName, { figures: string; page?: string }>> = {
  main: { figures: methodologyFigures, page: 'RESULTS.md' },
  sentences: { figures: 'sentences/results.json', page: 'sentences/RESULTS.md' },
  change: { figures: 'change.json' },
  calibration: { figures: 'calibration/results.json', page: 'calibration/RESULTS.md' },
};

/** Writes lists of numbers on one line each. */
const onOneLine = (json: string): string =>
  json.replaceAll(/\[[\s\d.,e-]+\]/g, (list) => list.replaceAll(/\s+/g, ' '));

// as: the keys of a literal object
const allNames = Object.keys(studies) as StudyName[];
const given = allNames.filter((word) => process.argv.includes(word));
const isQuick = process.argv.includes('--quick');
for (const name of given.length > 0 ? given : (['main', 'sentences'] as const)) {
  const study = await runStudy(name, isQuick, createProgressBar(performance.now()));
  for (const bar of study.bars) process.stdout.write(`${formatBar(bar)}\n`);
  if (study.bars.some(({ holds, isKnownMiss }) => !holds && !isKnownMiss)) process.exitCode = 1;
  if (!isQuick) store(name, study);
}

function formatBar({ item, what, bar, value, se, margin, holds }: JudgedBar): string {
  const verdict = holds ? 'holds ' : 'MISSED';
  const error = se === null ? '' : ` ± ${shortNumber(se)}`;
  const room = margin > 0 ? ` (margin ${shortNumber(margin)})` : '';
  return `${verdict} ${item.padEnd(4)} ${what}: ${shortNumber(value)}${error}, bar ${bar}${room}`;
}

function store(name: StudyName, results: Study): void {
  const own = files[name];
  if (!own) return;
  const write = (path: string, text: string): void =>
    writeFileSync(new URL(path, import.meta.url), text);
  const rounded = JSON.stringify(
    results,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
    1,
  );
  write(own.figures, `${onOneLine(rounded)}\n`);
  const stored = JSON.parse(rounded) as MainStudy; // as: what was just written
  if (own.page) write(own.page, resultsPage(name, stored));
  const { sentences } = results.figures;
  if (sentences)
    write(shownSentences, `${JSON.stringify(summariseSentences(sentences), null, 1)}\n`);
}
