/** Are items found that one group answers differently, and only these (measurement §8)? */

import { differentialItemFunctioning } from '../../calibration/fairness/differential-item-functioning.ts';
import type { NaiveItem } from '../../second-model/model.ts';
import { generator } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { type Bar, indices, type Question, shortNumber, table } from '../question.ts';
import { sum } from '../statistics.ts';
import { surveyPeople } from './surveyed-people.ts';

interface GroupTask {
  world: number;
  /** The number of people in each of two groups. */
  people: number;
  /** How far the traits of the second group lie below those of the first. */
  impact: number;
}

/** The tested items that differ and those that do not, and how many of each are found. */
interface GroupChunk extends GroupTask {
  different: number;
  detected: number;
  equal: number;
  falseAlarms: number;
}

const firstWorld = 400;
/** How much harder every eighth item of Set A is for the second group. */
const logits = 0.5;
const isHarder = ({ isSetA }: NaiveItem, i: number): boolean => isSetA && i % 8 === 3;
/** Ten worlds for the bar: 60 items that differ, so that its standard error is about .05. */
const worldCount = (people: number): number => (people < 1000 ? 2 : 10);

function simulate(task: GroupTask): GroupChunk {
  const { truth, provisional: asking, calibrated } = getWorld(task.world);
  const harder = truth.map((item, i) =>
    isHarder(item, i)
      ? { ...item, thresholds: item.thresholds.map((b) => b + logits / item.slope) }
      : item,
  );
  const random = generator(`${studySeed}/groups ${task.world} ${task.people} ${task.impact}`);
  const people = [
    ...surveyPeople(task.people, { asking, truth }, random),
    ...surveyPeople(task.people, { asking, truth: harder, shift: task.impact }, random),
  ];
  const found = differentialItemFunctioning(
    calibrated,
    people.map(({ answers }) => answers),
    people.map((_, n) => (n < task.people ? 0 : 1)),
  );
  const harderIds = new Set(truth.filter(isHarder).map(({ id }) => id));
  const different = found.filter(({ id }) => harderIds.has(id));
  const equal = found.filter(({ id }) => !harderIds.has(id));
  return {
    ...task,
    different: different.length,
    detected: different.filter(({ isDetected }) => isDetected).length,
    equal: equal.length,
    falseAlarms: equal.filter(({ isDetected }) => isDetected).length,
  };
}

interface GroupFigures {
  people: number;
  impact: number;
  power: number;
  powerError: number;
  falseAlarms: number;
}

const sizes = [200, 500, 1000].flatMap((people) => [0, 0.5].map((impact) => ({ people, impact })));

function measure(chunks: readonly GroupChunk[]): GroupFigures[] {
  return sizes.map(({ people, impact }) => {
    const own = chunks.filter((chunk) => chunk.people === people && chunk.impact === impact);
    const total = (name: keyof GroupChunk): number => sum(own.map((chunk) => chunk[name]));
    const power = total('detected') / total('different');
    return {
      people,
      impact,
      power,
      powerError: Math.sqrt((power * (1 - power)) / total('different')),
      falseAlarms: total('falseAlarms') / total('equal'),
    };
  });
}

/**
 * Power depends on the size of the groups: with 200 people a difference of .5 logits is within the
 * sampling error of one question, so that the bar is judged at 1,000.
 */
function groupBars({ people, impact, power, falseAlarms }: GroupFigures): Bar[] {
  const name = `groups of ${people}, means ${impact} apart`;
  const alarms: Bar = ['11e', `${name}: false alarms`, { max: 0.02 }, falseAlarms];
  return people < 1000
    ? [alarms]
    : [alarms, ['11f', `${name}: power at .5 logits`, { min: 0.8 }, power]];
}

const report = (all: readonly GroupFigures[]): string[] => [
  '## Groups that answer differently',
  'Six questions of Set A are .5 logits harder for the second group, a small difference: the sampling error of one question with 1,000 people in each group is about .1 logits, with 200 people .2. Groups whose means differ say less, because fewer of their people have the same level.',
  table(
    ['People in each group', 'Means apart', 'Found', '± SE', 'False alarms'],
    all.map(({ people, impact, power, powerError, falseAlarms }) =>
      [people, impact, power, powerError, falseAlarms].map(shortNumber),
    ),
  ),
];

export const groupDifferences: Question<GroupTask, GroupChunk, GroupFigures[]> = {
  plan: () =>
    sizes.flatMap((size) =>
      indices(worldCount(size.people)).map((world) => ({ ...size, world: firstWorld + world })),
    ),
  effort: ({ people }) => people * 20,
  simulate,
  measure,
  bars: (all) => all.flatMap(groupBars),
  report,
};
