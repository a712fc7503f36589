/** The tasks and the figures of the calibration study, in worlds of their own. */

import { indices, type PlannedTask } from '../threads.ts';
import type {
  GroupDifferencesTask,
  RecoveryTask,
  GroupDifferencesResult,
  ItemErrors,
  RecoveryResult,
} from './calibration.ts';

type CalibrationTask = RecoveryTask | GroupDifferencesTask;

/** A calibration of simulated people, repeated in several worlds. */
interface Condition {
  readonly name: string;
  readonly people: number;
  readonly shift: number;
  readonly careless: number;
  readonly worlds: number;
}

const shift = 0.6;
const careless = 0.1;

const conditions: readonly Condition[] = [
  { name: '500', people: 500, shift: 0, careless: 0, worlds: 3 },
  { name: '500, shifted', people: 500, shift, careless: 0, worlds: 3 },
  { name: '500, 10 % careless', people: 500, shift: 0, careless, worlds: 3 },
  { name: '2,000', people: 2000, shift: 0, careless: 0, worlds: 1 },
  { name: '2,000, shifted', people: 2000, shift, careless: 0, worlds: 1 },
  { name: '2,000, 10 % careless', people: 2000, shift: 0, careless, worlds: 1 },
  { name: '10,000', people: 10_000, shift: 0, careless: 0, worlds: 1 },
];

/** Two groups of so many people each. The means of the groups differ by `impact` or are equal. */
const groupSizes = [200, 500, 1000] as const;
const impacts = [0, 0.5] as const;
const groupWorlds = 2;

const newPeople = 400;
const firstWorld = 400;

/** Plans the tasks, the longest first. `maxPeople` leaves out larger calibrations. */
export function planCalibration(maxPeople: number): PlannedTask<CalibrationTask>[] {
  const recovery = conditions
    .filter(({ people }) => people <= maxPeople)
    .flatMap(({ people, shift, careless, worlds }) =>
      indices(worlds).map((world): RecoveryTask => ({
        part: 'recovery',
        world: firstWorld + world,
        people,
        shift,
        careless,
        newPeople,
      })),
    );
  const groups = groupSizes.flatMap((people) =>
    impacts.flatMap((impact) =>
      indices(groupWorlds).map((world): GroupDifferencesTask => ({
        part: 'groupDifferences',
        world: firstWorld + world,
        people,
        impact,
      })),
    ),
  );
  return [...recovery, ...groups]
    .map((task) => ({
      task,
      effort: task.part === 'recovery' ? task.people * 15 + 8000 : task.people * 20,
    }))
    .sort((one, other) => other.effort - one.effort);
}

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
  planned: readonly PlannedTask<CalibrationTask>[],
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
  planned: readonly PlannedTask<CalibrationTask>[],
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
