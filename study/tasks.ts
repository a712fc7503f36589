/** The study cut into tasks with seeds of their own, so that neither the number of threads nor their order changes a number. */

import {
  compatibilityChunk,
  type CompatibilityChunk,
  type CompatibilityTask,
} from './parts/compatibility.ts';
import { lawsOf, type Laws, type LawsTask } from './parts/laws.ts';
import { precisionChunk, type PrecisionChunk, type PrecisionTask } from './parts/precision.ts';
import { qualityChunk, type QualityChunk, type QualityTask } from './parts/quality.ts';
import {
  exposureOf,
  setBChunk,
  type ExposureResult,
  type ExposureTask,
  type SetBChunk,
  type SetBTask,
} from './parts/set-b.ts';

export type Task =
  | PrecisionTask
  | SetBTask
  | ExposureTask
  | CompatibilityTask
  | QualityTask
  | LawsTask;
type Result =
  | PrecisionChunk
  | SetBChunk
  | ExposureResult
  | CompatibilityChunk
  | QualityChunk
  | Laws;

export interface StudySize {
  worlds: number;
  /** Chunks per world and people per chunk; the first `sequential` people of a chunk are also asked one by one. */
  chunks: number;
  people: number;
  sequential: number;
  /** Per world: chunks of random pairs and of constructed matches. */
  pairChunks: number;
  pairs: number;
  matches: number;
  patternChunks: number;
  patterns: number;
  exposureAttempts: number;
  exposurePure: number;
  qualityPeople: number;
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
  patternChunks: 10,
  patterns: 1000,
  exposureAttempts: 4000,
  exposurePure: 1000,
  qualityPeople: 60,
  lawPeople: 200,
  costPeople: 400,
};

/** 400 people, as measurement §10.3 asks for at least. */
export const quickSize: StudySize = {
  worlds: 2,
  chunks: 8,
  people: 25,
  sequential: 1,
  pairChunks: 7,
  pairs: 10,
  matches: 3,
  patternChunks: 4,
  patterns: 100,
  exposureAttempts: 600,
  exposurePure: 60,
  qualityPeople: 60,
  lawPeople: 12,
  costPeople: 100,
};

/** Milliseconds that a task took on the machine where the study was written; only their proportions matter, for the ETA. */
function effort(task: Task): number {
  switch (task.part) {
    case 'precision':
      return task.people * 67 + (task.chunk === 0 ? 1500 : 0);
    case 'compatibility':
      return (task.pairs + task.matches) * 40;
    case 'setB':
      return task.patterns * 10;
    case 'exposure':
      return task.attempts * 0.7 + task.pure * 15;
    case 'quality':
      return task.people * 5;
    case 'laws':
      return 3000 + task.people * 15;
  }
}

export interface PlannedTask {
  task: Task;
  effort: number;
}

export function plan(size: StudySize): PlannedTask[] {
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
  const tasks: Task[] = [
    { part: 'laws', people: size.lawPeople },
    { part: 'exposure', attempts: size.exposureAttempts, pure: size.exposurePure },
    ...numbers(size.worlds).flatMap((world) =>
      numbers(size.chunks).map((chunk): Task => ({
        part: 'precision',
        world,
        chunk,
        people: size.people,
        sequential: size.sequential,
      })),
    ),
    ...numbers(size.worlds).flatMap((world) =>
      numbers(size.pairChunks).map((chunk): Task => ({
        part: 'compatibility',
        world,
        chunk,
        pairs: size.pairs,
        matches: size.matches,
      })),
    ),
    ...numbers(size.patternChunks).map((chunk): Task => ({
      part: 'setB',
      chunk,
      patterns: size.patterns,
    })),
    ...numbers(5 * size.worlds).map((chunk): Task => ({
      part: 'quality',
      world: 100 + chunk,
      chunk,
      people: size.qualityPeople,
    })),
  ];
  return tasks.map((task) => ({ task, effort: effort(task) }));
}

export function calculate(task: Task): Result {
  switch (task.part) {
    case 'precision':
      return precisionChunk(task);
    case 'compatibility':
      return compatibilityChunk(task);
    case 'setB':
      return setBChunk(task);
    case 'exposure':
      return exposureOf(task);
    case 'quality':
      return qualityChunk(task);
    case 'laws':
      return lawsOf(task);
  }
}

export interface Outcome {
  precision: PrecisionChunk[];
  compatibility: CompatibilityChunk[];
  setB: SetBChunk[];
  exposure: ExposureResult;
  quality: QualityChunk[];
  laws: Laws;
}

/** Sorts the results (one per task, in the order of the tasks) by part. */
export function outcomeOf(tasks: readonly Task[], results: readonly unknown[]): Outcome {
  const of = (part: Task['part']): unknown[] => results.filter((_, i) => tasks[i]!.part === part);
  // as: calculate gives each part's own result
  return {
    precision: of('precision') as PrecisionChunk[],
    compatibility: of('compatibility') as CompatibilityChunk[],
    setB: of('setB') as SetBChunk[],
    exposure: of('exposure')[0] as ExposureResult,
    quality: of('quality') as QualityChunk[],
    laws: of('laws')[0] as Laws,
  };
}
