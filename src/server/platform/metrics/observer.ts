import type { KeyCounts } from '../crypto/keyring.ts';
import type { AnsweredRequest } from '../request-log.ts';

export interface AppObserver {
  request(request: AnsweredRequest): void;
  surveyStarted(synthetic: boolean): void;
  surveyFinished(synthetic: boolean): void;
  mailFailed(outcome: 'retried' | 'lost'): void;
  /** Reports what the current master key does not find (ADR 36), at the start and every hour. */
  rowsOnPreviousKey(counts: KeyCounts): void;
  /** Reports how many idle accounts a run has left, every hour. */
  overdueAccounts(count: number): void;
  /** Reports that what is due was deleted, every hour. */
  retentionSucceeded(): void;
}
