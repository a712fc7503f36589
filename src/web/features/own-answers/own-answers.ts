/** Loads the visitor's answers, and marks hard limits among them. */

export { isMarked, isShareable, saveStatus, withStored } from './limit-marks.ts';
export { type Revisions, useRevisions } from './use-revisions.ts';
export { type Limits, type OwnAnswer, useAnswers, useLimits } from './use-answers.ts';
