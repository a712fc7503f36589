import type { Database } from '../../../platform/db/database.ts';
import type { LedgerDeps, RandomBytes } from '../../accounts/accounts.ts';
import type { ItemBank } from '../../survey/survey.ts';

export interface DonationsDeps extends LedgerDeps {
  readonly db: Database;
  readonly random: RandomBytes;
  readonly bank: ItemBank;
  /** The public key of calibration, 32 bytes; null if the site takes no donations. */
  readonly calibrationKey: Uint8Array | null;
}
