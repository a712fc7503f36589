/** The texts of features/statistics/view-model. */

export const range = (low: number, high: number): string => `${low} to ${high}`;
export const notSteadyYet = (people: number): string =>
  `From ${people} people on, you can read here how steady these scores are.`;
export const steadyScore = (cases: number): string =>
  `If two people took the survey twice, the same one would score higher both times in about ${cases} of 10 cases.`;
export const steadyPolarity = (cases: number): string =>
  `Which of the two leans further to one side would stay the same in about ${cases} of 10.`;
