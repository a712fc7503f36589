/**
 * `npm run study -- calibration` calibrates the answers of simulated people, prints whether each
 * bar holds, and writes RESULTS.md and results.json beside this file. `--quick` leaves out the
 * calibrations of more than 500 people and writes nothing.
 */

import { writeFileSync } from 'node:fs';
import { createProgressBar } from '../../src/server/operations/progress-bar.ts';
import { shortNumber } from '../report/page/format.ts';
import { runTasks } from '../tasks/threads.ts';
import { judgeCalibration } from './bars.ts';
import { conditionFigures, groupFigures } from './figures.ts';
import { calibrationPage } from './page.ts';
import { planCalibration } from './plan.ts';

export async function runCalibrationStudy(isQuick: boolean): Promise<void> {
  const started = performance.now();
  const planned = planCalibration(isQuick ? 500 : 10_000);
  const results = await runTasks(planned, createProgressBar(started));
  const conditions = conditionFigures(planned, results);
  const groups = groupFigures(planned, results);
  const bars = judgeCalibration(conditions, groups);
  for (const { what, value, bar, holds } of bars)
    process.stdout.write(
      `${holds ? 'holds ' : 'MISSED'} ${what}: ${shortNumber(value)}, bar ${bar}\n`,
    );
  if (isQuick) return;
  const write = (name: string, text: string): void =>
    writeFileSync(new URL(`./${name}`, import.meta.url), text);
  write('results.json', `${JSON.stringify({ bars, conditions, groups }, null, 1)}\n`);
  write('RESULTS.md', calibrationPage({ bars, conditions, groups }));
}
