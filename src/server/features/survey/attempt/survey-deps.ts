import type { selectSetB } from '../../../../psychometrics/index.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import type { RandomBytes } from '../../accounts/accounts.ts';
import type { ItemBank } from '../bank/bank.ts';
import type { OpenAnswer } from './answer-store.ts';

export interface SurveyDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly bank: ItemBank;
  readonly limits: RateLimiter;
  /** Whether a person must consent before starting (B12). */
  readonly requireConsent: boolean;
  /** Whether programs may answer the survey, for tests and demonstrations (C8). */
  readonly demo: boolean;
  /** Replaces `selectSetB`, the function that chooses Set B, in tests. */
  readonly choose?: typeof selectSetB;
  /**
   * Saves an answer in one statement with concurrent answers. Resolves to whether the answer was
   * saved. `createAnswerWriter` returns this function.
   */
  readonly writeAnswer: (answer: OpenAnswer) => Promise<boolean>;
  /** Called after an attempt was started and committed. */
  readonly onStarted?: (synthetic: boolean) => void;
  /** Called after an attempt was finished and committed (D2). */
  readonly onFinished: (userId: string, synthetic: boolean) => void;
  readonly logError: (error: unknown, what: string) => void;
}
