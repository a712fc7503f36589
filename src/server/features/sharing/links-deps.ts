import type { Database } from '../../platform/db/database.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import type { LedgerDeps, RandomBytes } from '../accounts/accounts.ts';
import type { ItemBank } from '../survey/survey.ts';

export interface LinksDeps extends LedgerDeps {
  readonly db: Database;
  readonly bank: ItemBank;
  readonly limits: RateLimiter;
  readonly random: RandomBytes;
}
