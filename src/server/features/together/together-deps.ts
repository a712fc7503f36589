import type { ItemBank } from '../../../core/survey/bank.ts';
import type { RandomBytes } from '../../platform/crypto/random.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/handlers.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limit.ts';
import { notFound } from '../../platform/refusal.ts';
import type { LedgerDeps } from '../accounts/accounts.ts';
import { accessFor, noProfile, findFinishedAttempt } from '../survey/survey.ts';

export interface TogetherDeps extends LedgerDeps {
  readonly db: Database;
  readonly random: RandomBytes;
  readonly bank: ItemBank;
  /** Returns the bank with the parameters of a deposit; null if they are gone. */
  readonly bankOf: (tx: Tx, parameterSet: string) => Promise<ItemBank | null>;
  readonly limits: RateLimiter;
  /** Donations, of which this feature knows nothing else; missing in a test of readings alone. */
  readonly donors?: {
    readonly isDonor: (tx: Tx, owner: Owner) => Promise<boolean>;
    readonly updateCopy: (tx: Tx, owner: Owner) => Promise<void>;
  };
}

/** Returns the attempt of the owner's profile. Refuses with `not_found` if there is none. */
export async function requireProfile({ bank }: TogetherDeps, tx: Tx, owner: Owner) {
  const attempt = await findFinishedAttempt(tx, accessFor({ bank }, owner));
  if (attempt) return attempt;
  throw noProfile();
}

/** Refuses a reading that does not exist, or is another account's, always in the same way. */
export const unknownPair = () => notFound('There is no such shared reading.');
