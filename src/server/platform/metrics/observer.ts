/** The events that the server reports to the metrics; none identifies a person (H3). */

import type { AnsweredRequest } from '../http/server/request-log.ts';

export interface AppObserver {
  request(request: AnsweredRequest): void;
  /** `synthetic` is true if a program gives the answers. */
  surveyStarted(synthetic: boolean): void;
  surveyFinished(synthetic: boolean): void;
}
