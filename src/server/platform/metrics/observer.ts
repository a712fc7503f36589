/** What the server reports about its work for the metrics; none of it names a person (H3). */

import type { AnsweredRequest } from '../http/server/request-log.ts';

export interface AppObserver {
  request(request: AnsweredRequest): void;
  surveyStarted(synthetic: boolean): void;
  surveyFinished(synthetic: boolean): void;
}
