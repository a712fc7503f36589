import type { selectSetB } from '../../../../psychometrics/index.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limit.ts';
import type { RandomBytes } from '../../accounts/accounts.ts';
import type { ItemBank } from '../bank/bank.ts';
import type { OpenAnswer } from './answer-store.ts';

/** What the operations of the survey need of the world. */
export interface SurveyDeps {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly bank: ItemBank;
  readonly limits: RateLimiter;
  /** Whether `start` without a consent is refused (B12). */
  readonly requireConsent: boolean;
  /** Whether programs may answer, for tests and demonstration (C8). */
  readonly demo: boolean;
  /** Chooses Set B; tests replace the model's own choice. */
  readonly choose?: typeof selectSetB;
  /** Made by `createAnswerWriter`. */
  readonly writeAnswer: (answer: OpenAnswer) => Promise<boolean>;
  /** Called after the commit that began an attempt. */
  readonly onStarted?: (synthetic: boolean) => void;
  /** Called after the commit that finished an attempt (D2). */
  readonly onFinished: (userId: string, synthetic: boolean) => void;
  readonly logError: (error: unknown, what: string) => void;
}
