/**
 * `npm run study` simulates answers of synthetic people and passes them to the functions that the
 * server calls. It prints whether each bar (required limit) holds, and writes results.json,
 * RESULTS.md and the plots. With `-- --quick` it takes less than a minute and writes no files. With
 * `--json` it prints the bars as JSON for the tests. `-- calibration` runs the calibration study
 * instead.
 */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createProgressBar } from '../src/server/operations/progress-bar.ts';
import { runCalibrationStudy } from './calibration/run.ts';
import { calculations, measureCosts } from './parts/cost.ts';
import { bankVersion, studySeed } from './people/worlds.ts';
import type { JudgedBar } from './report/bars/bar.ts';
import { judgeBars } from './report/bars/bars.ts';
import { computeFigures } from './report/figures/figures.ts';
import { shortNumber } from './report/page/format.ts';
import { resultsPage } from './report/page/results-page.ts';
import { writePlots } from './report/plots/plots.ts';
import type { Study } from './report/study.ts';
import { fullSize, planTasks, quickSize } from './tasks/plan.ts';
import { groupResults } from './tasks/tasks.ts';
import { runTasks } from './tasks/threads.ts';

const isQuick = process.argv.includes('--quick');
if (process.argv.includes('calibration')) await runCalibrationStudy(isQuick);
else await runStudy();

async function runStudy(): Promise<void> {
  const size = isQuick ? quickSize : fullSize;
  const started = performance.now();
  const cost = measureCosts(size.costPeople);
  const planned = planTasks(size);
  const results = await runTasks(planned, createProgressBar(started));
  const tasks = planned.map(({ task }) => task);
  const figures = computeFigures(groupResults(tasks, results), cost);
  const bars = judgeBars(figures, isQuick);
  if (process.argv.includes('--json')) {
    process.stdout.write(JSON.stringify({ bars, pin: figures.laws.pin, calculations }));
  } else {
    for (const bar of bars) process.stdout.write(`${formatBar(bar)}\n`);
  }
  if (isQuick) return;
  const about = {
    date: new Date().toISOString().slice(0, 10),
    seed: studySeed,
    durationSeconds: Math.round((performance.now() - started) / 1000),
    bank: bankVersion,
    node: process.versions.node,
    cores: availableParallelism(),
    size,
  };
  writeResults({ about, bars, figures });
}

function formatBar({ item, what, bar, value, se, margin, holds }: JudgedBar): string {
  const verdict = holds ? 'holds ' : 'MISSED';
  const error = se === null ? '' : ` ± ${shortNumber(se)}`;
  const room = margin > 0 ? ` (margin ${margin})` : '';
  return `${verdict} ${item.padEnd(4)} ${what}: ${shortNumber(value)}${error}, bar ${bar}${room}`;
}

function writeResults(study: Study): void {
  const rounded = JSON.stringify(
    study,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
    1,
  );
  writeFileSync(new URL('./results.json', import.meta.url), `${rounded}\n`);
  writeFileSync(new URL('./RESULTS.md', import.meta.url), resultsPage(study));
  writePlots(study, new URL('./plots/', import.meta.url));
}
