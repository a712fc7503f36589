/** The bars (required limits) of a calibration (measurement §8). */

import type { ConditionFigures, GroupFigures } from './figures.ts';

export interface CalibrationBar {
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
