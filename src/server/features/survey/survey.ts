/** The public interface of the survey feature for the rest of the server. */

export { completeSetA, saveAnswer, createAnswerWriter } from './answers.ts';
export { accessFor, changingColumns, type StoredAttempt } from './attempt-row.ts';
export {
  findFinishedAttempt,
  isFinishedAttempt,
  keepAttempt,
  selectAttempts,
} from './attempt-store.ts';
export { readCsv, readItemBank } from './bank/bank.ts';
export {
  selectItemTexts,
  itemShortTexts,
  itemTexts,
  loadBank,
  scaleLabels,
  translateItems,
} from './bank/bank-texts.ts';
export { listAnswers, loadHardLimits, loadLimitCheck, setLimit } from './hard-limits.ts';
export {
  type EarlierAttempt,
  forgetEarlier,
  getHistory,
  hasEarlier,
  listEarlier,
  selectEarlier,
} from './history.ts';
export { listAttempts, listRetakes, surveyItems, surveyProgress, surveyStatus } from './read.ts';
export { saveRevision } from './revisions.ts';
export { beginRound, roundStatus } from './rounds.ts';
export { retakeSurvey, startSurvey } from './start.ts';
export { findRefusal } from './trial-store.ts';
export { noProfile, type SurveyServices } from './survey-services.ts';
