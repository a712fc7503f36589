import { minHighAnswer } from '../../../../../domain/survey.ts';
import type { Theme } from '../../../../../domain/themes.ts';
import type { OwnAnswer } from '../../../own-answers/own-answers.ts';

/** How many answers a theme shows. */
const maxCount = 3;

type Given = OwnAnswer & { readonly value: number };

const isYes = (answer: OwnAnswer): answer is Given =>
  answer.value !== null && answer.value >= minHighAnswer;

/**
 * Returns the highest answers to the questions of a theme, at most three, without those that say
 * no or neutral. Of equal answers, those asked first precede.
 */
export const findStrongest = (answers: readonly OwnAnswer[], theme: Theme): Given[] =>
  answers
    .filter(({ category }) => category === theme)
    .filter(isYes)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, maxCount);
