/** The public interface of the survey feature for the rest of the server (spec §4, C1–C9). */

export { beginRound, roundStatus } from './rounds/rounds.ts';
export { completeSetA } from './answering/choose-set-b.ts';
export { createAnswerWriter } from './answering/answer-writer.ts';
export { saveAnswer } from './answering/save-answer.ts';
export { answerTo, type Attempt, hasProfile, modelAnswers } from './attempt/attempt.ts';
export { noProfile } from './attempt/require-attempt.ts';
export { beforeOpenRound, nameResult, surveyAnswers } from './attempt/rounds.ts';
export { shownOrder } from './attempt/set-a-order.ts';
export { accessFor, changingColumns } from './attempt/store/attempt-row.ts';
export {
  findFinishedAttempt as findFinishedAttemptWithin,
  isFinishedAttempt,
  selectAttempts as listAttemptsWithin,
} from './attempt/store/attempt-store.ts';
export type { SurveyDeps } from './attempt/survey-deps.ts';
export { type EarlierAttempt, hasEarlier } from './earlier/earlier-store.ts';
export { forgetEarlier, getHistory, listEarlier } from './earlier/history.ts';
export { findEdition, type ItemBank, readItemBank } from './bank/bank.ts';
export { pinBank, withParameterSet } from './bank/calibrated.ts';
export type { Edition } from './bank/edition.ts';
export { createExposureCounter, type ExposureCounter, startExposureJob } from './bank/exposure.ts';
export { findHardLimits, setLimit } from './hard-limits/hard-limits.ts';
export { listAnswers } from './hard-limits/own-answers.ts';
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
