/**
 * `npm run study -- calibration` calibrates the answers of simulated people, prints whether each
 * bar (required limit, measurement §8) holds, and writes RESULTS.md and results.json beside this
 * file. `--quick` leaves out the calibrations of more than 500 people and writes nothing.
 */

import { writeFileSync } from 'node:fs';
import { createProgressBar } from '../../../src/server/commands/progress-bar.ts';
import { shortNumber, table } from '../bars.ts';
import { runTasks } from '../threads.ts';
import {
  conditionFigures,
  groupFigures,
  planCalibration,
  type ConditionFigures,
  type FormFigures,
  type GroupFigures,
} from './figures.ts';

interface CalibrationBar {
  what: string;
  value: number;
  bar: string;
  holds: boolean;
}

/** The largest errors by the number of people, each with the 15 % that sampling may add. */
const limits: Readonly<
  Record<number, { setA: [a: number, b: number]; pool: [a: number, b: number]; newTraits: number }>
> = {
  500: { setA: [0.24, 0.12], pool: [0.33, 0.22], newTraits: 0.472 },
  2000: { setA: [0.13, 0.06], pool: [0.25, 0.15], newTraits: 0.468 },
  10_000: { setA: [0.06, 0.04], pool: [0.15, 0.07], newTraits: 0.466 },
};
const tolerance = 1.15;
const maxSlopeBias = 0.03;
const minCoverage = 0.92;
const minPower = 0.8;
const maxFalseAlarms = 0.05;

const atMost = (what: string, value: number, limit: number): CalibrationBar => ({
  what,
  value,
  bar: `≤ ${Number(limit.toFixed(4))}`,
  holds: value <= limit,
});
const atLeast = (what: string, value: number, limit: number): CalibrationBar => ({
  what,
  value,
  bar: `≥ ${limit}`,
  holds: value >= limit,
});

function conditionBars(figures: ConditionFigures): CalibrationBar[] {
  const { name, people, careless, setA, pool } = figures;
  const { setA: ofSetA, pool: ofPool, newTraits } = limits[people]!;
  const settled = atLeast(`${name}: converged`, figures.converged / figures.worlds, 1);
  if (careless > 0) {
    return [
      settled,
      atMost(`${name}: absolute bias of log a`, Math.abs(figures.logSlopeBias), maxSlopeBias),
    ];
  }
  return [
    settled,
    atMost(`${name}: RMSE of a, Set A`, setA.slopeRmse, ofSetA[0] * tolerance),
    atMost(`${name}: RMSE of b, Set A`, setA.thresholdRmse, ofSetA[1] * tolerance),
    atMost(`${name}: RMSE of a, pool`, pool.slopeRmse, ofPool[0] * tolerance),
    atMost(`${name}: RMSE of b, pool`, pool.thresholdRmse, ofPool[1] * tolerance),
    atMost(`${name}: new people, RMSE of traits`, figures.newTraitRmse, newTraits),
    atLeast(`${name}: new people, coverage`, figures.newTraitCoverage, minCoverage),
  ];
}

/**
 * Power depends on the size of the groups: with 200 people a difference of .5 logits is within the
 * sampling error of one question, so that the bar is judged at 1,000.
 */
function groupBars({ people, impact, power, falseAlarms }: GroupFigures): CalibrationBar[] {
  const name = `groups of ${people}, means ${impact} apart`;
  const alarms = atMost(`${name}: false alarms`, falseAlarms, maxFalseAlarms);
  return people < 1000
    ? [alarms]
    : [alarms, atLeast(`${name}: power at .5 logits`, power, minPower)];
}

export const judgeCalibration = (
  conditions: readonly ConditionFigures[],
  groups: readonly GroupFigures[],
): CalibrationBar[] => [...conditions.flatMap(conditionBars), ...groups.flatMap(groupBars)];

export interface CalibrationStudy {
  bars: CalibrationBar[];
  conditions: ConditionFigures[];
  groups: GroupFigures[];
}

export function calibrationPage({ bars, conditions, groups }: CalibrationStudy): string {
  const missed = bars.filter(({ holds }) => !holds).length;
  const paragraphs = [
    '# Results of the calibration study',
    `Written by \`npm run study -- calibration\`. Simulated people answer the form that the product chooses for them under its starting values, 48 and 15 to 25 questions; \`calibrate\` filters them and fits twice. Slopes and locations differ from the starting values as in the other worlds of the study. A shifted population lies .6 below the zero of the true parameters; a calibration sets its own mean to 0, so that the true thresholds are raised by .6 before they are compared.`,
    missed === 0 ? 'All bars hold.' : `${missed} of ${bars.length} bars are missed.`,
    '## Bars',
    table(
      ['What', 'Bar', 'Value', 'Holds'],
      bars.map(({ what, bar, value, holds }) => [
        what,
        bar,
        shortNumber(value),
        holds ? 'yes' : '**no**',
      ]),
    ),
    '## All conditions',
    'RMSE of a and b, mean error of log a, and share of 95 % intervals that contain the truth; then new people after 48 + 15 questions. The figures of new people and of the intervals do not depend on the scale.',
    conditionTable(conditions),
    '## Groups that answer differently',
    'Six questions of Set A are .5 logits harder for the second group. That is a small difference: the sampling error of one question with 1,000 people in each group is about .1 logits, with 200 people .2, and many questions are tested at once. Groups whose means differ say less, because fewer of their people have the same level.',
    table(
      ['People in each group', 'Means apart', 'Found', 'False alarms'],
      groups.map(({ people, impact, power, falseAlarms }) =>
        [people, impact, power, falseAlarms].map(shortNumber),
      ),
    ),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

const pair = (first: number, second: number): string =>
  `${shortNumber(first)}, ${shortNumber(second)}`;

function conditionTable(conditions: readonly ConditionFigures[]): string {
  const errors = ({ slopeRmse, thresholdRmse }: FormFigures): string =>
    pair(slopeRmse, thresholdRmse);
  return table(
    [
      'People',
      'worlds',
      'a, b of Set A',
      'a, b of the pool',
      'log a: Set A, pool',
      'covered: Set A, pool',
      'filtered',
      'remaining step (SE)',
      'new people: RMSE, covered',
    ],
    conditions.map((figures) => [
      figures.name,
      String(figures.worlds),
      errors(figures.setA),
      errors(figures.pool),
      pair(figures.setA.logSlopeBias, figures.pool.logSlopeBias),
      pair(figures.setA.coverage, figures.pool.coverage),
      shortNumber(figures.filteredShare),
      shortNumber(figures.remainingStep),
      pair(figures.newTraitRmse, figures.newTraitCoverage),
    ]),
  );
}

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
