/**
 * The study cut into tasks. Each task has its own seed, so the results depend neither on the number
 * of threads nor on the order of the tasks.
 */

import { measureGroupDifferences, measureRecovery } from './calibration/calibration.ts';
import { changeChunk } from './change.ts';
import { checkLaws } from './laws.ts';
import { compatibilityChunk } from './pairs/compatibility.ts';
import { levelsChunk } from './pairs/levels.ts';
import { facetsChunk } from './profile/facets.ts';
import { portraitChunk } from './profile/portrait.ts';
import { precisionChunk } from './profile/precision.ts';
import { qualityChunk } from './profile/quality.ts';
import { startingValuesChunk } from './profile/starting-values.ts';
import { textsChunk } from './profile/texts.ts';
import { disclosureChunk, viewNames, type ViewName } from './public-record/disclosure.ts';
import { recordPairsChunk } from './public-record/public-record.ts';
import { deeperChunk } from './set-b/deeper.ts';
import { measureExposure, setBChunk } from './set-b/set-b.ts';
import { indices, type PlannedTask } from './threads.ts';

/** The parts of the study: each simulates the people of one task. */
const parts = {
  precision: precisionChunk,
  compatibility: compatibilityChunk,
  levels: levelsChunk,
  setB: setBChunk,
  exposure: measureExposure,
  facets: facetsChunk,
  quality: qualityChunk,
  startingValues: startingValuesChunk,
  portrait: portraitChunk,
  texts: textsChunk,
  disclosure: disclosureChunk,
  recordPairs: recordPairsChunk,
  change: changeChunk,
  deeper: deeperChunk,
  recovery: measureRecovery,
  groupDifferences: measureGroupDifferences,
  laws: checkLaws,
};
type Parts = typeof parts;

export type Task = Parameters<Parts[keyof Parts]>[0];

// as: the part of a task is the name of the function that takes it
export const runTask = (task: Task): unknown => (parts[task.part] as (task: Task) => unknown)(task);

/** The results of all tasks, by part. */
export type Outcome = { [Part in keyof Parts]: ReturnType<Parts[Part]>[] };

/** Groups the results by the part of the study. `results[i]` is the result of `tasks[i]`. */
export function groupResults(tasks: readonly Task[], results: readonly unknown[]): Outcome {
  const select = (part: string): unknown[] => results.filter((_, i) => tasks[i]!.part === part);
  // as: runTask returns the result type of each part
  return Object.fromEntries(Object.keys(parts).map((part) => [part, select(part)])) as Outcome;
}

export interface StudySize {
  worlds: number;
  /** The number of chunks per world; `people` is the number of people per chunk. */
  chunks: number;
  people: number;
  /**
   * The number of people per chunk for whom Set B is also chosen one question at a time, each after
   * the answer to the question before it.
   */
  sequential: number;
  /**
   * The number of chunks of pairs per world. A chunk has `pairs` random pairs and `matches`
   * constructed matches.
   */
  pairChunks: number;
  pairs: number;
  matches: number;
  /** The number of chunks of pairs of four kinds per world, and of pairs of each kind per chunk. */
  levelChunks: number;
  levelPairs: number;
  /**
   * The number of chunks of answer patterns; `patterns` is the number of patterns per chunk. A Set
   * B is chosen for each pattern and checked against the rules.
   */
  patternChunks: number;
  patterns: number;
  exposureAttempts: number;
  exposureWithoutSlots: number;
  /**
   * The number of worlds of the part on fantasy and activity, and of people per world. This part
   * and the next have more worlds than the others, because what they count varies between worlds.
   */
  facetWorlds: number;
  facetPeople: number;
  /** The number of worlds of the part on response quality, and of people of each kind per world. */
  qualityWorlds: number;
  qualityPeople: number;
  /** The number of people per world and population who compare the two priors. */
  startingValuesPeople: number;
  /** The number of chunks of portraits per world, and of people per chunk. */
  portraitChunks: number;
  portraitPeople: number;
  /** The number of chunks of texts, and of people per chunk. */
  textChunks: number;
  textPeople: number;
  /** The number of chunks of pairs per world, and of pairs of each of three kinds per chunk. */
  recordPairChunks: number;
  recordPairs: number;
  /**
   * The number of chunks of people whose answers a solver computes back, from the public record and
   * from the public profile of the first edition; of people per chunk; and of sweeps of the solver.
   */
  disclosureChunks: Record<ViewName, number>;
  disclosurePeople: number;
  disclosureSweeps: number;
  lawPeople: number;
  costPeople: number;
}

export const fullSize: StudySize = {
  worlds: 8,
  chunks: 10,
  people: 50,
  sequential: 10,
  pairChunks: 4,
  pairs: 40,
  matches: 16,
  levelChunks: 10,
  levelPairs: 50,
  patternChunks: 10,
  patterns: 1000,
  exposureAttempts: 4000,
  exposureWithoutSlots: 1000,
  facetWorlds: 80,
  facetPeople: 25,
  qualityWorlds: 120,
  qualityPeople: 20,
  startingValuesPeople: 250,
  portraitChunks: 5,
  portraitPeople: 100,
  textChunks: 5,
  textPeople: 1000,
  recordPairChunks: 2,
  recordPairs: 15,
  disclosureChunks: { record: 25, tenths: 5 },
  disclosurePeople: 4,
  disclosureSweeps: 500,
  lawPeople: 200,
  costPeople: 400,
};

/**
 * The quick study has 400 people (2 worlds × 8 chunks × 25), the smallest number that measurement
 * §10.3 allows.
 */
export const quickSize: StudySize = {
  worlds: 2,
  chunks: 8,
  people: 25,
  sequential: 1,
  pairChunks: 7,
  pairs: 10,
  matches: 3,
  levelChunks: 4,
  levelPairs: 8,
  patternChunks: 4,
  patterns: 100,
  exposureAttempts: 600,
  exposureWithoutSlots: 60,
  facetWorlds: 40,
  facetPeople: 10,
  qualityWorlds: 50,
  qualityPeople: 10,
  startingValuesPeople: 100,
  portraitChunks: 4,
  portraitPeople: 50,
  textChunks: 1,
  textPeople: 300,
  recordPairChunks: 2,
  recordPairs: 8,
  disclosureChunks: { record: 4, tenths: 2 },
  disclosurePeople: 3,
  disclosureSweeps: 150,
  lawPeople: 12,
  costPeople: 100,
};

/** The number of chunks of people per world who compare the two priors. */
const startingValuesChunks = 2;

/** Plans tasks that share the worlds of the study: `chunks` tasks in each world. */
function inEachWorld(
  { worlds }: StudySize,
  chunks: number,
  plan: (place: { world: number; chunk: number }) => Task,
): Task[] {
  return indices(worlds).flatMap((world) => indices(chunks).map((chunk) => plan({ world, chunk })));
}

export function planTasks(size: StudySize): PlannedTask<Task>[] {
  const { people, sequential, pairs, matches } = size;
  const tasks: Task[] = [
    { part: 'laws', people: size.lawPeople },
    {
      part: 'exposure',
      attempts: size.exposureAttempts,
      withoutSlots: size.exposureWithoutSlots,
    },
    ...inEachWorld(size, size.chunks, (at) => ({ part: 'precision', ...at, people, sequential })),
    ...inEachWorld(size, size.pairChunks, (at) => ({
      part: 'compatibility',
      ...at,
      pairs,
      matches,
    })),
    ...inEachWorld(size, size.levelChunks, (at) => ({
      part: 'levels',
      ...at,
      pairs: size.levelPairs,
    })),
    ...inEachWorld(size, size.portraitChunks, (at) => ({
      part: 'portrait',
      ...at,
      people: size.portraitPeople,
    })),
    ...inEachWorld(size, startingValuesChunks, (at) => ({
      part: 'startingValues',
      ...at,
      people: size.startingValuesPeople / startingValuesChunks,
    })),
    ...inEachWorld(size, size.recordPairChunks, (at) => ({
      part: 'recordPairs',
      ...at,
      pairs: size.recordPairs,
    })),
    ...planOwnWorlds(size),
  ];
  return tasks.map((task) => ({ task, effort: estimateEffort(task) }));
}

/** Plans the parts that need no world, or worlds of their own. */
function planOwnWorlds(size: StudySize): Task[] {
  return [
    ...indices(size.patternChunks).map((chunk): Task => ({
      part: 'setB',
      chunk,
      patterns: size.patterns,
    })),
    ...indices(size.facetWorlds).map((chunk): Task => ({
      part: 'facets',
      world: 300 + chunk,
      chunk,
      people: size.facetPeople,
    })),
    ...indices(size.textChunks).map((chunk): Task => ({
      part: 'texts',
      chunk,
      people: size.textPeople,
    })),
    ...viewNames.flatMap((view) =>
      indices(size.disclosureChunks[view]).map((chunk): Task => ({
        part: 'disclosure',
        chunk,
        view,
        people: size.disclosurePeople,
        sweeps: size.disclosureSweeps,
      })),
    ),
    ...indices(size.qualityWorlds).map((chunk): Task => ({
      part: 'quality',
      world: 100 + chunk,
      chunk,
      people: size.qualityPeople,
    })),
  ];
}

function estimateEffort(task: Task): number {
  switch (task.part) {
    case 'precision':
      return task.people * 67 + (task.chunk === 0 ? 1500 : 0);
    case 'compatibility':
      return (task.pairs + task.matches) * 40;
    case 'levels':
    case 'recordPairs':
      return task.pairs * 80;
    case 'setB':
      return task.patterns * 10;
    case 'exposure':
      return task.attempts * 0.7 + task.withoutSlots * 15;
    case 'quality':
      return task.people * 25;
    case 'disclosure':
      return task.people * task.sweeps * 2;
    case 'laws':
      return 3000 + task.people * 15;
    default:
      return task.people * 5;
  }
}
