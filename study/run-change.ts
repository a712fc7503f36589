/**
 * `npm run study -- change` studies people who take the survey twice, alone and in half a minute.
 * It prints its bars and writes change.json; with `--quick` it writes nothing.
 */

import { writeFileSync } from 'node:fs';
import { createProgressBar } from '../src/server/operations/progress-bar.ts';
import type { ChangeChunk } from './parts/change/change.ts';
import { bankVersion, studySeed } from './people/worlds.ts';
import type { JudgedBar } from './report/bars/bar.ts';
import { judge } from './report/bars/bars.ts';
import { changeBars } from './report/bars/change.ts';
import { changeFigures, type ChangeFigures } from './report/figures/change.ts';
import { planChange } from './tasks/plan.ts';
import { runTasks } from './tasks/threads.ts';

/** The content of change.json. */
export interface ChangeStudy {
  about: { date: string; seed: string; bank: string };
  bars: JudgedBar[];
  figures: ChangeFigures;
}

export async function studyChange(isQuick: boolean): Promise<ChangeStudy> {
  const results = await runTasks(planChange(isQuick), createProgressBar(performance.now()));
  const figures = changeFigures(results as ChangeChunk[]); // as: the result of each planned task
  const date = new Date().toISOString().slice(0, 10);
  const study: ChangeStudy = {
    about: { date, seed: studySeed, bank: bankVersion },
    bars: judge(changeBars, figures, isQuick),
    figures,
  };
  if (!isQuick) writeResults(study);
  return study;
}

function writeResults(study: ChangeStudy): void {
  const rounded = JSON.stringify(
    study,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
    1,
  );
  writeFileSync(new URL('./change.json', import.meta.url), `${rounded}\n`);
}
