/**
 * Divides the study into tasks. Each task has its own seed, so the results depend neither on the
 * number of threads nor on the order of the tasks.
 */

import {
  measureGroupDifferences,
  type GroupDifferencesResult,
  type GroupDifferencesTask,
  measureRecovery,
  type RecoveryResult,
  type RecoveryTask,
} from './calibration/calibration.ts';
import { changeChunk, type ChangeChunk, type ChangeTask } from './change.ts';
import {
  compatibilityChunk,
  type CompatibilityChunk,
  type CompatibilityTask,
} from './compatibility.ts';
import { deeperChunk, type DeeperChunk, type DeeperTask } from './deeper.ts';
import { facetsChunk, type FacetsChunk, type FacetsTask } from './facets.ts';
import { checkLaws, type Laws, type LawsTask } from './laws.ts';
import { levelsChunk, type LevelsChunk, type LevelsTask } from './levels.ts';
import { portraitChunk, type PortraitChunk, type PortraitTask } from './portrait.ts';
import { type PrecisionChunk, precisionChunk, type PrecisionTask } from './precision.ts';
import {
  disclosureChunk,
  type DisclosureChunk,
  type DisclosureTask,
  viewNames,
  type ViewName,
} from './public-record/disclosure.ts';
import {
  recordPairsChunk,
  type RecordPairsChunk,
  type RecordPairsTask,
} from './public-record/public-record.ts';
import { qualityChunk, type QualityChunk, type QualityTask } from './quality.ts';
import {
  measureExposure,
  type ExposureResult,
  type ExposureTask,
  setBChunk,
  type SetBChunk,
  type SetBTask,
} from './set-b.ts';
import {
  startingValuesChunk,
  type StartingValuesChunk,
  type StartingValuesTask,
} from './starting-values.ts';
import { textsChunk, type TextsChunk, type TextsTask } from './texts/texts.ts';

export type Task =
  | PrecisionTask
  | SetBTask
  | ExposureTask
  | CompatibilityTask
  | FacetsTask
  | LevelsTask
  | QualityTask
  | StartingValuesTask
  | PortraitTask
  | TextsTask
  | DisclosureTask
  | RecordPairsTask
  | ChangeTask
  | DeeperTask
  | RecoveryTask
  | GroupDifferencesTask
  | LawsTask;
type Result =
  | PrecisionChunk
  | SetBChunk
  | ExposureResult
  | CompatibilityChunk
  | FacetsChunk
  | LevelsChunk
  | QualityChunk
  | StartingValuesChunk
  | PortraitChunk
  | TextsChunk
  | DisclosureChunk
  | RecordPairsChunk
  | ChangeChunk
  | DeeperChunk
  | RecoveryResult
  | GroupDifferencesResult
  | Laws;

export function runTask(task: Task): Result {
  switch (task.part) {
    case 'precision':
      return precisionChunk(task);
    case 'compatibility':
      return compatibilityChunk(task);
    case 'levels':
      return levelsChunk(task);
    case 'setB':
      return setBChunk(task);
    case 'exposure':
      return measureExposure(task);
    case 'facets':
      return facetsChunk(task);
    case 'quality':
      return qualityChunk(task);
    case 'startingValues':
      return startingValuesChunk(task);
    case 'portrait':
      return portraitChunk(task);
    case 'texts':
      return textsChunk(task);
    case 'disclosure':
      return disclosureChunk(task);
    case 'recordPairs':
      return recordPairsChunk(task);
    case 'change':
      return changeChunk(task);
    case 'deeper':
      return deeperChunk(task);
    case 'recovery':
      return measureRecovery(task);
    case 'groupDifferences':
      return measureGroupDifferences(task);
    case 'laws':
      return checkLaws(task);
  }
}

/** The results of all tasks, by part. */
export interface Outcome {
  precision: PrecisionChunk[];
  compatibility: CompatibilityChunk[];
  levels: LevelsChunk[];
  setB: SetBChunk[];
  exposure: ExposureResult;
  facets: FacetsChunk[];
  quality: QualityChunk[];
  startingValues: StartingValuesChunk[];
  portrait: PortraitChunk[];
  texts: TextsChunk[];
  disclosure: DisclosureChunk[];
  recordPairs: RecordPairsChunk[];
  laws: Laws;
}

/** Groups the results by the part of the study. `results[i]` is the result of `tasks[i]`. */
export function groupResults(tasks: readonly Task[], results: readonly unknown[]): Outcome {
  const select = (part: Task['part']): unknown[] =>
    results.filter((_, i) => tasks[i]!.part === part);
  // as: runTask returns the result type of each part
  return {
    precision: select('precision') as PrecisionChunk[],
    compatibility: select('compatibility') as CompatibilityChunk[],
    levels: select('levels') as LevelsChunk[],
    setB: select('setB') as SetBChunk[],
    exposure: select('exposure')[0] as ExposureResult,
    facets: select('facets') as FacetsChunk[],
    quality: select('quality') as QualityChunk[],
    startingValues: select('startingValues') as StartingValuesChunk[],
    portrait: select('portrait') as PortraitChunk[],
    texts: select('texts') as TextsChunk[],
    disclosure: select('disclosure') as DisclosureChunk[],
    recordPairs: select('recordPairs') as RecordPairsChunk[],
    laws: select('laws')[0] as Laws,
  };
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

export interface PlannedTask {
  task: Task;
  /**
   * Estimated milliseconds. Only the proportions matter, because they set the pace of the progress
   * bar.
   */
  effort: number;
}

const indices = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Plans tasks that share the worlds of the study: `chunks` tasks in each world. */
function inEachWorld(
  { worlds }: StudySize,
  chunks: number,
  plan: (place: { world: number; chunk: number }) => Task,
): Task[] {
  return indices(worlds).flatMap((world) => indices(chunks).map((chunk) => plan({ world, chunk })));
}

export function planTasks(size: StudySize): PlannedTask[] {
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

const changeSizes = {
  full: { worlds: 8, chunks: 10, people: 25 },
  quick: { worlds: 2, chunks: 4, people: 15 },
} as const;

/**
 * Plans the part on change over time, which is studied alone and has results of its own, so that
 * those of the other parts stay as they are.
 */
export function planChange(isQuick: boolean): PlannedTask[] {
  const { worlds, chunks, people } = changeSizes[isQuick ? 'quick' : 'full'];
  const tasks = indices(worlds).flatMap((world) =>
    indices(chunks).map((chunk): Task => ({ part: 'change', world, chunk, people })),
  );
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

export function estimateEffort(task: Task): number {
  switch (task.part) {
    case 'precision':
      return task.people * 67 + (task.chunk === 0 ? 1500 : 0);
    case 'compatibility':
      return (task.pairs + task.matches) * 40;
    case 'levels':
      return task.pairs * 80;
    case 'setB':
      return task.patterns * 10;
    case 'exposure':
      return task.attempts * 0.7 + task.withoutSlots * 15;
    case 'facets':
      return task.people * 4;
    case 'quality':
      return task.people * 25;
    case 'startingValues':
      return task.people * 8;
    case 'portrait':
      return task.people * 7;
    case 'texts':
      return task.people * 3.5;
    case 'disclosure':
      return task.people * task.sweeps * 2;
    case 'recordPairs':
      return task.pairs * 3 * 30;
    case 'change':
      return task.people * 60;
    case 'recovery':
      return task.people * 15 + 8000;
    case 'deeper':
    case 'groupDifferences':
      return task.people * 20;
    case 'laws':
      return 3000 + task.people * 15;
  }
}
