/**
 * What other features use of one's own answers: loading them, and marking hard limits. Three pages
 * list them: the page with all answers, a shared reading before the yes, and a new link.
 */

export { isMarked, saveStatus, withStored } from './limit-marks.ts';
export { isShareable } from './shareable.ts';
export { type Limits, type OwnAnswer, useAnswers, useLimits } from './use-answers.ts';
