/** The tasks of the calibration study, in worlds of their own. */

import { estimateEffort, type PlannedTask } from '../tasks/plan.ts';
import type { GroupDifferencesTask } from './group-differences.ts';
import type { RecoveryTask } from './recovery.ts';

/** A calibration of simulated people, repeated in several worlds. */
export interface Condition {
  readonly name: string;
  readonly people: number;
  readonly shift: number;
  readonly careless: number;
  readonly worlds: number;
}

const shift = 0.6;
const careless = 0.1;

export const conditions: readonly Condition[] = [
  { name: '500', people: 500, shift: 0, careless: 0, worlds: 3 },
  { name: '500, shifted', people: 500, shift, careless: 0, worlds: 3 },
  { name: '500, 10 % careless', people: 500, shift: 0, careless, worlds: 3 },
  { name: '2,000', people: 2000, shift: 0, careless: 0, worlds: 1 },
  { name: '2,000, shifted', people: 2000, shift, careless: 0, worlds: 1 },
  { name: '2,000, 10 % careless', people: 2000, shift: 0, careless, worlds: 1 },
  { name: '10,000', people: 10_000, shift: 0, careless: 0, worlds: 1 },
];

/** Two groups of so many people each. The means of the groups differ by `impact` or are equal. */
export const groupSizes = [200, 500, 1000] as const;
export const impacts = [0, 0.5] as const;
const groupWorlds = 2;

const newPeople = 400;
const firstWorld = 400;

const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Plans the tasks, the longest first. `maxPeople` leaves out larger calibrations. */
export function planCalibration(maxPeople: number): PlannedTask[] {
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
    .map((task) => ({ task, effort: estimateEffort(task) }))
    .sort((one, other) => other.effort - one.effort);
}
