/** Selects Set B, the personal follow-up questions, in one batch (measurement §5). */

import { setBTargetCount } from '../../domain/survey.ts';
import type { Bank } from '../bank/bank.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from '../profile/posterior.ts';
import { admissibleItems } from './admissible-items.ts';
import {
  pickLeastExposed,
  pickMostInformative,
  meanPolaritySe,
  addItem,
  predictCovariance,
  startSelection,
  type Selection,
} from './selection.ts';

export interface SetBOptions {
  /** The minimal number of questions, an integer; clamped to 15..25. */
  targetCount: number;
  /**
   * If true, up to 25 questions are asked while the predicted polarity error is too large and each
   * reduces it enough. If false, exactly the minimal number.
   */
  adaptiveLength: boolean;
  /** The id of the attempt. Equal input gives the same Set B. */
  seed: string;
  /** Per bank item: how often Set B has presented it so far. */
  exposure: readonly number[];
}

/** The predicted mean polarity error at which an adaptive selection ends, in points. */
const targetPolaritySe = 12;
/** The least reduction of that error, in points, for which a question is added. */
const minErrorReduction = 0.05;
/** From this length on there are three calibration slots, otherwise two. */
const thirdCalibrationLength = 20;

/**
 * Selects pool items and returns their ids in order of presentation. Only answers to Set A count.
 * Two or three calibration slots go to the least presented items, so that every item collects
 * answers. Throws a RangeError if an option or answer is invalid.
 */
export function selectSetB(bank: Bank, answers: Answers, options: SetBOptions): string[] {
  assertOptions(bank, options);
  const { exposure } = options;
  const selection = startSelection(bank, answers);
  const uniform = seededUniform(options.seed);
  const length = Math.min(setBTargetCount.max, Math.max(setBTargetCount.min, options.targetCount));
  for (let slot = 0; slot < length; slot++) {
    const admissible = admissibleItems(selection, length);
    const next =
      slot < calibrationSlots(length)
        ? pickLeastExposed(admissible, exposure, uniform)
        : pickMostInformative(selection, admissible);
    addItem(selection, next);
  }
  while (options.adaptiveLength && selection.chosen.length < setBTargetCount.max) {
    const longer = selection.chosen.length + 1;
    const admissible = admissibleItems(selection, longer);
    const next = pickMostInformative(selection, admissible);
    if (!isWorthAsking(selection, next)) break;
    const isCalibration = calibrationSlots(longer) > calibrationSlots(longer - 1);
    addItem(selection, isCalibration ? pickLeastExposed(admissible, exposure, uniform) : next);
  }
  return sortForPresentation(bank, selection.chosen);
}

function assertOptions(bank: Bank, { targetCount, exposure }: SetBOptions): void {
  if (!Number.isInteger(targetCount))
    throw new RangeError(`The target count must be an integer; it is ${targetCount}.`);
  assertExposure(bank, exposure);
}

/** Throws a RangeError unless there is one finite count per item, not negative. */
export function assertExposure(bank: Bank, exposure: readonly number[]): void {
  if (exposure.length !== bank.items.length) {
    throw new RangeError(
      `There must be ${bank.items.length} exposure counts, one per item; there are ${exposure.length}.`,
    );
  }
  if (!exposure.every((count) => Number.isFinite(count) && count >= 0)) {
    throw new RangeError('Exposure counts must be finite and not negative.');
  }
}

function calibrationSlots(length: number): number {
  return length < thirdCalibrationLength ? 2 : 3;
}

function isWorthAsking(selection: Selection, index: number): boolean {
  const { bank, posterior, covariance } = selection;
  const now = meanPolaritySe(bank, posterior.mode, covariance);
  const then = meanPolaritySe(bank, posterior.mode, predictCovariance(selection, index));
  return now > targetPolaritySe && now - then >= minErrorReduction;
}

/** By theme, and within a theme from common to rare. */
export function sortForPresentation(bank: Bank, chosen: readonly number[]): string[] {
  return [...chosen]
    .sort(
      (i, j) =>
        bank.theme[i]! - bank.theme[j]! || bank.items[i]!.rarity - bank.items[j]!.rarity || i - j,
    )
    .map((i) => bank.items[i]!.id);
}
