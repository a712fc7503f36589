/** Selects Set B, the personal follow-up questions, in one batch (measurement §5). */

import type { Bank } from '../bank/bank.ts';
import { setBTargetCount } from '../facts/survey.ts';
import { seededUniform } from '../kernel/random.ts';
import type { Answers } from '../profile/posterior.ts';
import { admissibleItems } from './admissible-items.ts';
import type { PassedItems } from './passed-items.ts';
import {
  drawItem,
  selectMostInformative,
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
   * If true, up to 25 questions are asked, as long as the predicted polarity error is too large and
   * each reduces it enough. If false, exactly the minimal number.
   */
  adaptiveLength: boolean;
  /** Equal input gives the same Set B. */
  seed: string;
  passed?: PassedItems;
}

/** The predicted mean polarity error at which an adaptive selection ends, in points. */
const targetPolaritySe = 12;
/** The least reduction of that error, in points, for which a question is added. */
const minErrorReduction = 0.05;
/** From this length on there are three calibration slots, otherwise two. */
const thirdCalibrationLength = 20;

/**
 * Selects pool items and returns their ids in order of presentation. Only answers to Set A count.
 * Two or three calibration slots go to any admissible items, so that every item collects
 * answers. Passed items can make the set shorter. Throws a RangeError if an option or answer is
 * invalid.
 */
export function selectSetB(bank: Bank, answers: Answers, options: SetBOptions): string[] {
  if (!Number.isInteger(options.targetCount))
    throw new RangeError(`The target count must be an integer; it is ${options.targetCount}.`);
  const selection = startSelection(bank, answers, options.passed);
  const uniform = seededUniform(options.seed);
  const length = Math.min(setBTargetCount.max, Math.max(setBTargetCount.min, options.targetCount));
  for (let slot = 0; slot < length; slot++) {
    const admissible = admissibleItems(selection, length);
    if (admissible.length === 0) break;
    const isCalibration = slot < calibrationSlots(length);
    const candidates = isCalibration ? admissible : selectMostInformative(selection, admissible);
    addItem(selection, drawItem(candidates, uniform));
  }
  while (options.adaptiveLength && selection.chosen.length < setBTargetCount.max) {
    const longer = selection.chosen.length + 1;
    const admissible = admissibleItems(selection, longer);
    const best = selectMostInformative(selection, admissible);
    if (best[0] === undefined || !isWorthAsking(selection, best[0])) break;
    const isCalibration = calibrationSlots(longer) > calibrationSlots(longer - 1);
    addItem(selection, drawItem(isCalibration ? admissible : best, uniform));
  }
  return sortForPresentation(bank, selection.chosen);
}

function calibrationSlots(length: number): number {
  return length < thirdCalibrationLength ? 2 : 3;
}

function isWorthAsking(selection: Selection, index: number): boolean {
  const { bank, posterior, covariance, openThemes } = selection;
  const after = predictCovariance(selection, index);
  const now = meanPolaritySe(bank, posterior.mode, covariance, openThemes);
  const then = meanPolaritySe(bank, posterior.mode, after, openThemes);
  return now > targetPolaritySe && now - then >= minErrorReduction;
}

/** Sorts by theme, and within a theme from common to rare. */
export function sortForPresentation(bank: Bank, chosen: readonly number[]): string[] {
  return [...chosen]
    .sort(
      (i, j) =>
        bank.theme[i]! - bank.theme[j]! || bank.items[i]!.rarity - bank.items[j]!.rarity || i - j,
    )
    .map((i) => bank.items[i]!.id);
}
