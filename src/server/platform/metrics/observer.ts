import type { KeyCounts } from '../crypto/keyring.ts';
import type { PairsTable } from '../db/tables.ts';
import type { AnsweredRequest } from '../http/request-log.ts';

export interface AppObserver {
  request(request: AnsweredRequest): void;
  surveyStarted(synthetic: boolean): void;
  surveyFinished(synthetic: boolean): void;
  mailFailed(outcome: 'retried' | 'lost'): void;
  /** Reports what the current master key does not find (ADR 36), at the start and every hour. */
  rowsOnPreviousKey(counts: KeyCounts): void;
  /** Reports how many shared readings are in each state, at the start and every hour. */
  sharedReadings(counts: Readonly<Record<PairsTable['state'], number>>): void;
}
