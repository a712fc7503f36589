/** What the survey works with, and how it refuses. */

import type { Input } from '../../../contract/endpoints.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import * as refusals from '../../../core/survey/refusals.ts';
import type { Services } from '../../platform/app-services.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import { conflict, refuse } from '../../platform/refusal.ts';

export const noProfile = () => refuse(refusals.noProfile);

export function requireAttempt<A extends Attempt>(
  attempt: A | undefined,
  attemptId: string | undefined,
): A {
  if (attempt) return attempt;
  throw refuse(attemptId === undefined ? refusals.notStarted : refusals.unknownAttempt);
}

export const movedOn = () =>
  conflict('The survey has moved on in another window. Please load it again.');

export type Answer = Input<'saveResponse'>['body'];

/**
 * Resolves to false if the answer needs a transaction of its own: it may be refused, or complete
 * its set.
 */
export type AnswerWriter = (owner: Owner, answer: Answer) => Promise<boolean>;

export interface SurveyServices extends Services {
  /** Whether a person must consent before starting (B12). */
  readonly requireConsent: boolean;
  /** Whether programs may answer the survey, for tests and demonstrations. */
  readonly demo: boolean;
  readonly writeAnswer: AnswerWriter;
}
