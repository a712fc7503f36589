/** How often differential item functioning is found where it is, and where it is not. */

import { differentialItemFunctioning } from '../../research/calibration/differential-item-functioning.ts';
import type { NaiveItem } from '../naive/model.ts';
import { generator } from '../people/random.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { surveyPeople } from './survey-people.ts';

export interface GroupDifferencesTask {
  part: 'groupDifferences';
  world: number;
  /** The number of people in each of two groups. */
  people: number;
  /** How far the traits of the second group lie below those of the first. */
  impact: number;
}

export interface GroupDifferencesResult {
  /** Items that the second group finds harder by .5 logits: their number, and how many are found. */
  different: number;
  detected: number;
  /** All other tested items, and how many of them are found. */
  equal: number;
  falseAlarms: number;
}

/** How much harder the items are for the second group. */
const logits = 0.5;
/** Every so-manieth item of Set A is harder. */
const stride = 8;

export function measureGroupDifferences(task: GroupDifferencesTask): GroupDifferencesResult {
  const { truth, provisional, calibrated } = getWorld(task.world);
  const isHarder = (item: NaiveItem, i: number): boolean => item.isSetA && i % stride === 3;
  const harder = truth.map((item, i) =>
    isHarder(item, i)
      ? { ...item, thresholds: item.thresholds.map((b) => b + logits / item.slope) }
      : item,
  );
  const random = generator(`${studySeed}/groups ${task.world} ${task.people} ${task.impact}`);
  const common = { asking: provisional, careless: 0, adaptiveLength: true };
  const people = [
    ...surveyPeople(task.people, { ...common, truth, shift: 0 }, random),
    ...surveyPeople(task.people, { ...common, truth: harder, shift: task.impact }, random),
  ];
  const found = differentialItemFunctioning(
    calibrated,
    people.map(({ answers }) => answers),
    people.map((_, n) => (n < task.people ? 0 : 1)),
  );
  const result = { different: 0, detected: 0, equal: 0, falseAlarms: 0 };
  const harderIds = new Set(truth.filter(isHarder).map(({ id }) => id));
  for (const { id, isDetected } of found) {
    const isDifferent = harderIds.has(id);
    result[isDifferent ? 'different' : 'equal'] += 1;
    if (isDetected) result[isDifferent ? 'detected' : 'falseAlarms'] += 1;
  }
  return result;
}
