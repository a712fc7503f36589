/**
 * Divides the study into tasks. Each task has its own seed, so the results depend neither on the
 * number of threads nor on the order of the tasks.
 */

import {
  measureGroupDifferences,
  type GroupDifferencesResult,
  type GroupDifferencesTask,
} from '../calibration/group-differences.ts';
import {
  measureRecovery,
  type RecoveryResult,
  type RecoveryTask,
} from '../calibration/recovery.ts';
import { changeChunk, type ChangeChunk, type ChangeTask } from '../parts/change/change.ts';
import {
  compatibilityChunk,
  type CompatibilityChunk,
  type CompatibilityTask,
} from '../parts/compatibility/compatibility.ts';
import { deeperChunk, type DeeperChunk, type DeeperTask } from '../parts/deeper/deeper.ts';
import { facetsChunk, type FacetsChunk, type FacetsTask } from '../parts/facets.ts';
import { checkLaws, type Laws, type LawsTask } from '../parts/laws/laws.ts';
import { levelsChunk, type LevelsChunk, type LevelsTask } from '../parts/levels/levels.ts';
import {
  portraitChunk,
  type PortraitChunk,
  type PortraitTask,
} from '../parts/portrait/portrait.ts';
import type { PrecisionChunk } from '../parts/precision/person.ts';
import { precisionChunk, type PrecisionTask } from '../parts/precision/precision.ts';
import {
  disclosureChunk,
  type DisclosureChunk,
  type DisclosureTask,
} from '../parts/public-record/disclosure.ts';
import {
  recordPairsChunk,
  type RecordPairsChunk,
  type RecordPairsTask,
} from '../parts/public-record/record-pairs.ts';
import { qualityChunk, type QualityChunk, type QualityTask } from '../parts/quality/quality.ts';
import {
  measureExposure,
  type ExposureResult,
  type ExposureTask,
} from '../parts/set-b/exposure.ts';
import { setBChunk, type SetBChunk, type SetBTask } from '../parts/set-b/set-b.ts';
import {
  startingValuesChunk,
  type StartingValuesChunk,
  type StartingValuesTask,
} from '../parts/starting-values.ts';
import { textsChunk, type TextsChunk, type TextsTask } from '../parts/texts/texts.ts';

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
