/**
 * All public names of the package. `createBank`, `score`, `nextItems`, `compare` and
 * `checkResponses` are its documented entrance (README.md); the product uses the others too: a
 * kernel for models with any number of dimensions, and the model of 27 dimensions built on it.
 */

export { type AnswersById, checkResponses, compare, nextItems, score } from './answers-by-id.ts';

export { selectDOptimal } from './kernel/d-optimal.ts';
export { estimateMap } from './kernel/posterior-mode.ts';
export {
  categoryProbabilities,
  expectedResponse,
  itemInformation,
  type GradedItem,
} from './kernel/graded-response.ts';
export { oncePer } from './kernel/once-per.ts';
export { seededUniform } from './kernel/random.ts';

export {
  contentOf,
  isCoreItem,
  startingParameters,
  type BankItem,
  type ItemParameters,
} from './bank/bank-item.ts';
export { createBank, type Bank } from './bank/bank.ts';
export {
  bankFromParameterSet,
  parseParameterSet,
  serialiseParameterSet,
  type ParameterSet,
} from './bank/parameter-set.ts';
export { priorCovariance } from './bank/prior.ts';
export type { LatentNormal } from './bank/latent-draws.ts';
export { traits } from './bank/traits.ts';
export { findTitle } from './profile/archetypes.ts';
export { scoreForPair } from './profile/flat-no.ts';
export { type Answers, type Respondent, type Estimate } from './profile/posterior.ts';
export { expectedAnswers } from './profile/expected-answers.ts';
export { computeProfile, profileDomains, type Profile, shownFacets } from './profile/profile.ts';
export {
  exactCompatibility,
  pairStanding,
  randomPartners,
  pairPercent,
  type LevelCap,
  need,
  pairWants,
} from './comparison/compatibility.ts';
export { computeChange, traitScores, type Change } from './comparison/change.ts';
export {
  responseQuality,
  type ResponseQuality,
  calibratePersonFitCuts,
  isMisfit,
  personFitCuts,
  personFit,
  type PersonFit,
  type PersonFitCuts,
} from './profile/response-quality.ts';
export { byFirstProbability, findStandingOut, type Ranked } from './profile/standing-out.ts';
export { listLeft, scoreErrors, selectRound } from './set-b/select-round.ts';
export { selectSetB, type SetBOptions } from './set-b/set-b.ts';
export { compareProfiles, type CompareResult } from './comparison/compare.ts';
export type { LevelRange } from './comparison/level-range.ts';
export type { PairOrigin } from './comparison/pair-posterior.ts';
export type { Contributions, Difference } from './comparison/contributions.ts';
export {
  compareRecords,
  type RecordComparison,
  type RecordHolder,
  namedActivities,
  namedScenarios,
  type ComparingPerson,
  type NamedActivity,
  type RecordOwner,
} from './public-record/compare-records.ts';
export {
  recordFigures,
  recordStep,
  type RecordFigures,
  chooseRevealable,
  itemsNamedWith,
  touchesLimit,
  type RevealableItem,
} from './public-record/public-record.ts';
export { findSharedItems, rateBreadth, type SharedItem } from './comparison/shared-items.ts';
export {
  computeSharedReading,
  openItems,
  type ReadingPart,
  type SharedReading,
} from './comparison/shared-reading.ts';
export { findScoringFault } from './population/trial-scoring.ts';
export { createAnswerers, plausibleBank } from './population/simulated-people.ts';
