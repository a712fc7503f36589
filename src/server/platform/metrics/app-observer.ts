import type { KeyCounts } from '../crypto/keyring.ts';
import type { AnsweredRequest } from '../request-log.ts';

export interface AppObserver {
  request(request: AnsweredRequest): void;
  surveyStarted(synthetic: boolean): void;
  surveyFinished(synthetic: boolean): void;
  mailFailed(outcome: 'retried' | 'lost'): void;
  /**
   * Reports rows that the current master key does not find (ADR 36), at the start and every hour.
   */
  rowsOnPreviousKey(counts: KeyCounts): void;
  /** Reports the number of idle accounts left after each hourly run. */
  overdueAccounts(count: number): void;
  /** Reports an hourly run that deleted all expired data. */
  retentionSucceeded(): void;
}
