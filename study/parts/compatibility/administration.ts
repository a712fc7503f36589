/**
 * One administration of the survey: a person's answers to all items, and for each form that the
 * study compares, the answers to the items of that form only.
 */

import type { Answers } from '../../../src/psychometrics/index.ts';
import { chooseByProduct, restrictAnswers, type Exposure } from '../../people/forms.ts';
import type { Scoring, World } from '../../people/worlds.ts';

/** Each name consists of the scoring and the number of questions. */
export const compatibilityConditions = [
  'calibrated 48',
  'calibrated 48+15',
  'calibrated 48+25',
  'provisional 48+15',
  'provisional 48+adaptive length',
] as const;
export type CompatibilityCondition = (typeof compatibilityConditions)[number];

export interface Administration {
  /** An answer to every item of the bank. */
  complete: number[];
  /** The answers that were given under each condition; null for questions that were not asked. */
  given: Record<CompatibilityCondition, Answers>;
}

export function administer(
  world: World,
  complete: number[],
  { seed, exposure }: { seed: string; exposure: Exposure },
): Administration {
  const afterSetB = (scoring: Scoring, targetCount: number, adaptiveLength: boolean): Answers =>
    restrictAnswers(
      complete,
      chooseByProduct(world[scoring], complete, exposure, { targetCount, adaptiveLength, seed }),
    );
  return {
    complete,
    given: {
      'calibrated 48': restrictAnswers(complete),
      'calibrated 48+15': afterSetB('calibrated', 15, false),
      'calibrated 48+25': afterSetB('calibrated', 25, false),
      'provisional 48+15': afterSetB('provisional', 15, false),
      'provisional 48+adaptive length': afterSetB('provisional', 15, true),
    },
  };
}
