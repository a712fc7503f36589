/** The public face of the mathematics: a kernel for any number of dimensions, and the product's model built on it. */
export {
  categoryProbabilities,
  expectedResponse,
  itemInformation,
  type GradedItem,
} from './kernel/graded-response.ts';
export { estimateMap, type NormalPrior } from './kernel/estimate-map.ts';
export { selectDOptimal } from './kernel/d-optimal.ts';

export {
  factors,
  factorThemes,
  poledThemes,
  polarityThemes,
  themes,
  type Facet,
  type Factor,
  type PolarityTheme,
  type Pole,
  type Theme,
} from './bank/traits.ts';
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
  compatibilityLevels,
  levelCuts,
  type ComparedDimension,
  type ComparedPerson,
  type CompareResult,
  type CompatibilityLevel,
  type Contributions,
} from './comparison/compare.ts';
export {
  dreamScenarios,
  sharedActivities,
  type ActivityGroup,
  type DreamScenario,
  type SharedActivity,
} from './comparison/shared-interests.ts';
export {
  personFitNullQuantile,
  responseQuality,
  type ResponseQuality,
} from './profile/response-quality.ts';
