/** The public interface of the survey feature for the rest of the server (spec §4, C1–C9). */

export { completeSetA } from './answering/choose-set-b.ts';
export { createAnswerWriter, saveAnswer } from './answering/save-answer.ts';
export { answerTo, type Attempt, modelAnswers } from './attempt/attempt.ts';
export { orderSetA } from './attempt/set-a-order.ts';
export type { SurveyDeps } from './attempt/survey-deps.ts';
export { findEdition, type ItemBank, readItemBank } from './bank/bank.ts';
export type { Edition } from './bank/edition.ts';
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
  surveyStatus,
} from './read.ts';
export { retakeSurvey, startSurvey } from './start.ts';
