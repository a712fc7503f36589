/** Selects the questions of a round of ten, after the survey is finished (measurement §5.1). */

import type { Bank } from '../bank/bank.ts';
import { themeTraits } from '../bank/traits.ts';
import { roundLength } from '../facts/survey.ts';
import { record, type Theme, themes } from '../facts/themes.ts';
import { seededUniform } from '../kernel/random.ts';
import {
  type Answers,
  scoreAnswers,
  assertAnswers,
  maxDraws,
  summariseDraws,
  drawDomains,
} from '../profile/posterior.ts';
import { countOfTheme, keepsFacetBalance, keepsPairRule, mayBeAsked } from './admissible-items.ts';
import { nothingPassed, type PassedItems } from './passed-items.ts';
import {
  drawItem,
  selectMostInformative,
  addItem,
  findOpenItems,
  findRefused,
  isTooRare,
  type Selection,
  startRoundSelection,
} from './selection.ts';
import { sortForPresentation } from './set-b.ts';

/** The standard error of each theme’s score in points. */
const themeErrors = (domain: Float64Array): Record<Theme, number> =>
  record(themes, (theme) => summariseDraws(maxDraws(domain, themeTraits[theme])).se);

/** Like `themeErrors`. Throws a RangeError if an answer is invalid. */
export const scoreErrors = (bank: Bank, answers: Answers): Record<Theme, number> =>
  themeErrors(drawDomains(bank, scoreAnswers(bank, answers)).domain);

export interface RoundOptions {
  /** Equal input gives the same round. */
  seed: string;
  passed?: PassedItems;
}

const maxPerTheme = 3;
/** The number of places for random admissible items. */
const calibrationSlots = 1;

type SoftConstraint = (selection: Selection, index: number) => boolean;

/** The constraints, in the order in which they give way. */
const softConstraints: readonly SoftConstraint[] = [
  keepsPairRule,
  (selection, index) => keepsFacetBalance(selection, index, roundLength),
  (selection, index) => countOfTheme(selection, selection.bank.theme[index]!) < maxPerTheme,
];

/** Returns no item if all have been asked. */
function admissibleItems(selection: Selection): number[] {
  const open = selection.bank.items.flatMap((_, i) => (mayBeAsked(selection, i) ? [i] : []));
  for (let waived = 0; waived < softConstraints.length; waived++) {
    const constraints = softConstraints.slice(waived);
    const admissible = open.filter((i) => constraints.every((keeps) => keeps(selection, i)));
    if (admissible.length > 0) return admissible;
  }
  return open;
}

/**
 * Selects up to ten unanswered items, in order of presentation; only mild ones of a theme that was
 * refused throughout Set A, and none that repeats a passed one. Throws a RangeError if an answer is
 * invalid.
 */
export function selectRound(bank: Bank, answers: Answers, options: RoundOptions): string[] {
  const selection = startRoundSelection(bank, answers, options.passed);
  const uniform = seededUniform(options.seed);
  while (selection.chosen.length < roundLength) {
    const admissible = admissibleItems(selection);
    if (admissible.length === 0) break;
    const isCalibration = selection.chosen.length < calibrationSlots;
    const candidates = isCalibration ? admissible : selectMostInformative(selection, admissible);
    addItem(selection, drawItem(candidates, uniform));
  }
  return sortForPresentation(bank, selection.chosen);
}

/** Returns the ids that rounds may still ask. Throws a RangeError if an answer is invalid. */
export function listLeft(
  bank: Bank,
  answers: Answers,
  passed: PassedItems = nothingPassed,
): string[] {
  assertAnswers(bank, answers);
  const refused = findRefused(bank, answers);
  const open = findOpenItems(bank, answers, passed);
  return bank.items.flatMap(({ id }, i) => (open[i]! && !isTooRare(bank, refused, i) ? [id] : []));
}
