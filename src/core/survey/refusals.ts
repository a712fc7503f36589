/** Why calls about survey, profile and comparison are refused, by a server or on a device. */

import type { Problem, ProblemCode } from '../../contract/problem.ts';
import type { AnswerRefusal } from './attempt.ts';

export interface RefusedCall extends Pick<Problem, 'missing'> {
  readonly code: ProblemCode;
  readonly detail: string;
}

const badRequest = (detail: string): RefusedCall => ({ code: 'bad_request', detail });
const notFound = (detail: string): RefusedCall => ({ code: 'not_found', detail });
const conflict = (detail: string): RefusedCall => ({ code: 'conflict', detail });
const forbidden = (detail: string): RefusedCall => ({ code: 'forbidden', detail });
const unavailable = (detail: string): RefusedCall => ({ code: 'unavailable', detail });

export const answerRefusals: Readonly<Record<AnswerRefusal, RefusedCall>> = {
  unknown_item: badRequest('There is no such question.'),
  not_in_set_b: badRequest('This question is not among your personalised questions.'),
  set_b_not_chosen: conflict(
    'Your personalised questions are still being chosen. Please try again in a moment.',
  ),
  survey_finished: conflict('The survey is finished; its answers can no longer be changed.'),
  set_a_open: conflict('Please answer the core questions first.'),
  set_a_complete: conflict(
    'The core questions are complete; their answers can no longer be changed.',
  ),
};

export const notStarted = notFound('You have not started the survey yet.');
export const unknownAttempt = notFound('There is no such attempt.');
export const noConsent = badRequest('Please confirm that you are 18 or older.');
export const noProfile = notFound('You have no profile yet. Finish the survey first.');
export const noAnswers = notFound('No survey responses found for user');
export const unfinishedSurvey = conflict('Please finish the survey that you have begun first.');
export const noMoreQuestions = conflict(
  'You have answered every question that can make your profile surer.',
);
export const notChosen = unavailable(
  'Your personalised questions could not be chosen. Nothing is lost; please try again in a moment.',
);
export const unanswered = (missing: readonly string[]): RefusedCall => ({
  ...conflict('Some core questions have no answer yet.'),
  missing,
});

export const notOwnCode = forbidden('The first share code must be your own.');
export const ownCode = badRequest('This is your own share code. Ask someone you trust for theirs.');
export const unknownCode = notFound('There is no profile for this share code.');
