/** The figures of the calibration study: what each condition recovers, and what groups show. */

import type { PlannedTask } from '../tasks/plan.ts';
import type { GroupDifferencesResult } from './group-differences.ts';
import { conditions, groupSizes, impacts } from './plan.ts';
import type { ItemErrors, RecoveryResult } from './recovery.ts';

export interface FormFigures {
  slopeRmse: number;
  thresholdRmse: number;
  /** The mean error of log a. */
  logSlopeBias: number;
  /** The share of slopes and thresholds whose 95 % interval contains the truth. */
  coverage: number;
}

export interface ConditionFigures {
  name: string;
  people: number;
  shift: number;
  careless: number;
  /** The number of worlds, and of those whose calibration converged. */
  worlds: number;
  converged: number;
  setA: FormFigures;
  pool: FormFigures;
  /** The mean error of log a over all items. */
  logSlopeBias: number;
  filteredShare: number;
  remainingStep: number;
  newTraitRmse: number;
  newTraitCoverage: number;
}

export interface GroupFigures {
  people: number;
  impact: number;
  power: number;
  falseAlarms: number;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;

function formFigures(errors: readonly ItemErrors[]): FormFigures {
  const items = sum(errors.map((error) => error.items));
  return {
    slopeRmse: Math.sqrt(sum(errors.map(({ slopeSquares }) => slopeSquares)) / items),
    thresholdRmse: Math.sqrt(
      sum(errors.map(({ thresholdSquares }) => thresholdSquares)) / (6 * items),
    ),
    logSlopeBias: sum(errors.map(({ logSlopeErrors }) => logSlopeErrors)) / items,
    coverage: sum(errors.map(({ covered }) => covered)) / (7 * items),
  };
}

/** Computes the figures of all conditions that were run. `results[i]` belongs to `planned[i]`. */
export function conditionFigures(
  planned: readonly PlannedTask[],
  results: readonly unknown[],
): ConditionFigures[] {
  return conditions.flatMap(({ name, people, shift, careless }) => {
    const own = results.filter((_, i) => {
      const { task } = planned[i]!;
      return (
        task.part === 'recovery' &&
        task.people === people &&
        task.shift === shift &&
        task.careless === careless
      );
    }) as RecoveryResult[]; // as: the results of recovery tasks
    if (own.length === 0) return [];
    const traits = sum(own.map(({ newTraits }) => newTraits.traits));
    return {
      name,
      people,
      shift,
      careless,
      worlds: own.length,
      converged: own.filter(({ converged }) => converged).length,
      setA: formFigures(own.map(({ setA }) => setA)),
      pool: formFigures(own.map(({ pool }) => pool)),
      logSlopeBias: formFigures(own.flatMap(({ setA, pool }) => [setA, pool])).logSlopeBias,
      filteredShare: mean(own.map(({ filteredShare }) => filteredShare)),
      remainingStep: mean(own.map(({ remainingStep }) => remainingStep)),
      newTraitRmse: Math.sqrt(sum(own.map(({ newTraits }) => newTraits.squares)) / traits),
      newTraitCoverage: sum(own.map(({ newTraits }) => newTraits.covered)) / traits,
    };
  });
}

export function groupFigures(
  planned: readonly PlannedTask[],
  results: readonly unknown[],
): GroupFigures[] {
  return groupSizes.flatMap((people) =>
    impacts.map((impact) => {
      const own = results.filter((_, i) => {
        const { task } = planned[i]!;
        return task.part === 'groupDifferences' && task.people === people && task.impact === impact;
      }) as GroupDifferencesResult[]; // as: the results of these tasks
      return {
        people,
        impact,
        power: sum(own.map(({ detected }) => detected)) / sum(own.map((r) => r.different)),
        falseAlarms: sum(own.map((r) => r.falseAlarms)) / sum(own.map(({ equal }) => equal)),
      };
    }),
  );
}
