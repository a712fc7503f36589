/** The public face of the mathematics: a kernel for any number of dimensions, and the product's model built on it. */
export {
  categoryProbabilities,
  expectedResponse,
  itemInformation,
  type GradedItem,
} from './kernel/graded-response.ts';
export { estimateMap, type NormalPrior } from './kernel/estimate-map.ts';
export { selectDOptimal } from './kernel/d-optimal.ts';

export type { Facet, Pole } from './bank/traits.ts';
export {
  createBank,
  formSizes,
  provisionalParameters,
  type Bank,
  type BankItem,
  type ItemParameters,
} from './bank/bank.ts';
export type { Answers, Estimate } from './profile/posterior.ts';
export { computeProfile, type Profile } from './profile/profile.ts';
export { selectSetB, setBLength, type SetBOptions } from './set-b/set-b.ts';
export {
  compareProfiles,
  type ComparedPerson,
  type CompareResult,
  type Contributions,
} from './comparison/compare.ts';
export {
  dreamScenarios,
  sharedActivities,
  type DreamScenario,
  type SharedActivity,
} from './comparison/shared-interests.ts';
export {
  personFitNullQuantile,
  responseQuality,
  type ResponseQuality,
} from './profile/response-quality.ts';
