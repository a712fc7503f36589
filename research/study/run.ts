/**
 * `npm run study` simulates answers of synthetic people and passes them to the functions that the
 * server calls. It prints whether each bar (required limit) holds, and writes results.json,
 * RESULTS.md and the plots. With `-- --quick` it takes less than a minute and writes no files. With
 * `--json` it prints the bars as JSON for the tests. `-- change` studies only change over time,
 * `-- calibration` only the calibration, and `-- deeper` only rounds of ten, which writes no files.
 */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createProgressBar } from '../../src/server/commands/progress-bar.ts';
import { judge, type JudgedBar, shortNumber } from './bars.ts';
import { runCalibrationStudy } from './calibration/report.ts';
import {
  changeBars,
  changeFigures,
  planChange,
  type ChangeChunk,
  type ChangeStudy,
} from './change.ts';
import { calculations, measureCosts } from './cost.ts';
import { bankVersion, studySeed } from './people/worlds.ts';
import { writePlots } from './plots/plots.ts';
import { resultsPage } from './results-page.ts';
import { type DeeperChunk, judgeDeeper, planDeeper } from './set-b/deeper.ts';
import { computeFigures, judgeBars, type Figures, type Study } from './study.ts';
import { fullSize, planTasks, quickSize, type StudySize, groupResults } from './tasks.ts';
import { runTasks } from './threads.ts';

const isQuick = process.argv.includes('--quick');
const isJson = process.argv.includes('--json');
const started = performance.now();
if (process.argv.includes('change')) {
  const bars = await studyChange();
  if (isJson) process.stdout.write(JSON.stringify({ bars }));
  else printBars(bars);
} else if (process.argv.includes('deeper')) {
  await studyDeeper();
} else if (process.argv.includes('calibration')) {
  await runCalibrationStudy(isQuick);
} else {
  await studyAll();
}

async function studyDeeper(): Promise<void> {
  const chunks = await runTasks(planDeeper(isQuick), createProgressBar(started));
  printBars(judgeDeeper(chunks as DeeperChunk[], isQuick)); // as: planDeeper plans no other part
}

async function studyAll(): Promise<void> {
  const size = isQuick ? quickSize : fullSize;
  const cost = measureCosts(size.costPeople);
  const planned = planTasks(size);
  const results = await runTasks(planned, createProgressBar(started));
  const tasks = planned.map(({ task }) => task);
  const figures = computeFigures(groupResults(tasks, results), cost);
  const bars = judgeBars(figures, isQuick);
  if (isJson) process.stdout.write(JSON.stringify({ bars, pin: figures.laws.pin, calculations }));
  else printBars(bars);
  if (!isQuick) writeResults(size, bars, figures);
}

function printBars(bars: readonly JudgedBar[]): void {
  for (const bar of bars) process.stdout.write(`${formatBar(bar)}\n`);
}

function formatBar({ item, what, bar, value, se, margin, holds }: JudgedBar): string {
  const verdict = holds ? 'holds ' : 'MISSED';
  const error = se === null ? '' : ` ± ${shortNumber(se)}`;
  const room = margin > 0 ? ` (margin ${margin})` : '';
  return `${verdict} ${item.padEnd(4)} ${what}: ${shortNumber(value)}${error}, bar ${bar}${room}`;
}

function writeResults(size: StudySize, bars: JudgedBar[], figures: Figures): void {
  const study: Study = {
    about: {
      date: new Date().toISOString().slice(0, 10),
      seed: studySeed,
      durationSeconds: Math.round((performance.now() - started) / 1000),
      bank: bankVersion,
      node: process.versions.node,
      cores: availableParallelism(),
      size,
    },
    bars,
    figures,
  };
  writeRounded('./results.json', study);
  writeFileSync(new URL('./RESULTS.md', import.meta.url), resultsPage(study));
  writePlots(study, new URL('plots/', import.meta.url));
}

/** Studies people who take the survey twice, which takes about half a minute. */
async function studyChange(): Promise<JudgedBar[]> {
  const results = await runTasks(planChange(isQuick), createProgressBar(started));
  const figures = changeFigures(results as ChangeChunk[]); // as: the result of each planned task
  const study: ChangeStudy = {
    about: { date: new Date().toISOString().slice(0, 10), seed: studySeed, bank: bankVersion },
    bars: judge(changeBars, figures, isQuick),
    figures,
  };
  if (!isQuick) writeRounded('./change.json', study);
  return study.bars;
}

function writeRounded(file: string, study: Study | ChangeStudy): void {
  const rounded = JSON.stringify(
    study,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
    1,
  );
  writeFileSync(new URL(file, import.meta.url), `${rounded}\n`);
}
