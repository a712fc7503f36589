/** The public interface of the survey feature for the rest of the server. */

export { beginRound, roundStatus } from './rounds.ts';
export { completeSetA, saveAnswer } from './save-answer.ts';
export { createAnswerWriter } from './answer-writer.ts';
export { answerTo, type Attempt, hasProfile, modelAnswers } from './attempt/attempt.ts';
export { beforeOpenRound, nameResult, surveyAnswers } from './attempt/attempt.ts';
export { shownOrder } from './attempt/present-attempt.ts';
export { accessFor, changingColumns } from './attempt/attempt-row.ts';
export {
  findFinishedAttempt as findFinishedAttemptWithin,
  isFinishedAttempt,
  keepAttempt,
  selectAttempts as listAttemptsWithin,
} from './attempt/attempt-store.ts';
export { noProfile, type SurveyDeps } from './attempt/survey-deps.ts';
export { hasEarlier } from './earlier-store.ts';
export { forgetEarlier, getHistory, listEarlier } from './history.ts';
export { findEdition, type ItemBank, readItemBank } from './bank/bank.ts';
export { pinBank, withParameterSet } from './bank/bank.ts';
export type { Edition } from './bank/edition.ts';
export { selectItemTexts } from './bank/item-store.ts';
export {
  createLimitCheck,
  findHardLimits,
  type LimitCheck,
  listAnswers,
  setLimit,
} from './hard-limits.ts';
export {
  findFinishedAttempt,
  itemTexts,
  listAttempts,
  listRetakes,
  loadBank,
  scaleLabels,
  surveyItems,
  surveyProgress,
  surveyStatus,
} from './read.ts';
export { retakeSurvey, startSurvey } from './start.ts';
