import type { Input } from '../../../contract/endpoints.ts';
import type { Attempt } from '../../../core/survey/attempt.ts';
import type { ItemBank } from '../../../core/survey/bank.ts';
import type { selectSetB } from '../../../psychometrics/index.ts';
import type { RandomBytes } from '../../platform/crypto/random.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { conflict, notFound } from '../../platform/refusal.ts';

export const noProfile = () => notFound('You have no profile yet. Finish the survey first.');

export function requireAttempt<A extends Attempt>(
  attempt: A | undefined,
  attemptId: string | undefined,
): A {
  if (attempt) return attempt;
  throw notFound(
    attemptId === undefined ? 'You have not started the survey yet.' : 'There is no such attempt.',
  );
}

export const movedOn = () =>
  conflict('The survey has moved on in another window. Please load it again.');

export type Answer = Input<'saveResponse'>['body'];

/**
 * Resolves to false if the answer needs a transaction of its own: it may be refused, or complete
 * its set.
 */
export type AnswerWriter = (owner: Owner, answer: Answer) => Promise<boolean>;

export interface SurveyDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly bank: ItemBank;
  readonly limits: RateLimiter;
  /** Whether a person must consent before starting. */
  readonly requireConsent: boolean;
  /** Whether programs may answer the survey, for tests and demonstrations. */
  readonly demo: boolean;
  /** Replaces `selectSetB` in tests. */
  readonly choose?: typeof selectSetB;
  readonly writeAnswer: AnswerWriter;
  readonly onStarted?: (synthetic: boolean) => void;
  /** Called after the commit that finished an attempt. Must not throw. */
  readonly onFinished: (owner: Owner, attempt: Attempt) => Promise<void>;
  /** Writes the public record as part of the transaction (ADR 22). */
  readonly publishRecord: (tx: Tx, owner: Owner) => Promise<void>;
  /** Called in the transaction that marks a hard limit. */
  readonly onLimitMarked: (tx: Tx, owner: Owner) => Promise<void>;
  /**
   * Called in the transaction that deletes earlier attempts. Must not lock the account’s attempts.
   */
  readonly onFinishing: (tx: Tx, owner: Owner) => Promise<void>;
  readonly logError: (error: unknown, what: string) => void;
}
