/** The texts of features/statistics/view-model. */

export const range = (low: number, high: number): string => `${low} to ${high}`;
export const notSteadyYet = 'How steady these scores are can be told from 300 people on.';
export const steadyScore = (cases: number): string =>
  `If two people took the survey twice, the same one would score higher both times in about ${cases} of 10 cases.`;
export const steadyPolarity = (cases: number): string =>
  `Which of them leans further to one side stays the same in about ${cases} of 10.`;
