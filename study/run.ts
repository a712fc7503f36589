/**
 * `npm run study`: synthetic people through the very functions the server calls. Writes results.json, RESULTS.md and plots.
 * `-- --quick` (under a minute) writes nothing; `-- --quick --json` prints the bars for the tests.
 */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { progressLine } from '../src/server/operations/progress-line.ts';
import { calculations, costs } from './parts/cost.ts';
import { bankVersion, studySeed } from './people/worlds.ts';
import { judged, type JudgedBar } from './report/bars.ts';
import { figuresOf } from './report/figures.ts';
import { writePlots } from './report/plots.ts';
import { resultsPage, shortNumber } from './report/results-page.ts';
import type { Study } from './report/study.ts';
import { fullSize, outcomeOf, plan, quickSize } from './tasks.ts';
import { runTasks } from './threads.ts';

const isQuick = process.argv.includes('--quick');
const size = isQuick ? quickSize : fullSize;
const started = performance.now();
const cost = costs(size.costPeople);
const planned = plan(size);
const results = await runTasks(planned, progressLine(started));
const figures = figuresOf(
  outcomeOf(
    planned.map(({ task }) => task),
    results,
  ),
  cost,
);
const bars = judged(figures, isQuick);

if (process.argv.includes('--json')) {
  process.stdout.write(JSON.stringify({ bars, pin: figures.laws.pin, calculations }));
} else {
  for (const bar of bars) process.stdout.write(`${line(bar)}\n`);
}
if (!isQuick) write();

function line({ item, what, bar, value, se, margin, holds }: JudgedBar): string {
  const error = se === null ? '' : ` ± ${shortNumber(se)}`;
  const room = margin > 0 ? ` (margin ${margin})` : '';
  return `${holds ? 'holds ' : 'MISSED'} ${item.padEnd(4)} ${what}: ${shortNumber(value)}${error}, bar ${bar}${room}`;
}

function write(): void {
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
  const rounded = JSON.stringify(
    study,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
    1,
  );
  writeFileSync(new URL('./results.json', import.meta.url), `${rounded}\n`);
  writeFileSync(new URL('./RESULTS.md', import.meta.url), resultsPage(study));
  writePlots(study, new URL('./plots/', import.meta.url));
}
