/** The public interface of the survey feature for the rest of the server. */

export { completeSetA, saveAnswer, createAnswerWriter } from './answers.ts';
export { accessFor, changingColumns, type StoredAttempt } from './attempt-row.ts';
export {
  findFinishedAttempt as findFinishedAttemptWithin,
  isFinishedAttempt,
  keepAttempt,
  selectAttempts as listAttemptsWithin,
} from './attempt-store.ts';
export { pinBank, readItemBank } from './bank/bank.ts';
export { selectItemTexts } from './bank/item-store.ts';
export { hasEarlier } from './earlier-store.ts';
export { listAnswers, loadHardLimits, loadLimitCheck, setLimit } from './hard-limits.ts';
export { forgetEarlier, getHistory, listEarlier } from './history.ts';
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
export { beginRound, roundStatus } from './rounds.ts';
export { retakeSurvey, startSurvey } from './start.ts';
export { noProfile, type SurveyDeps } from './survey-deps.ts';
