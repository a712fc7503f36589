import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { AccountsDeps } from '../../accounts/accounts.ts';

export interface EmailDeps extends AccountsDeps {
  readonly emailKey: Uint8Array;
  /** Derived from the master key; wraps the data keys of accounts with a confirmed address. */
  readonly addressWrapKey: Uint8Array;
  readonly mail: MailQueue;
  /**
   * Called after the age range or the gender has changed, as part of the transaction. Passed in by
   * `app.ts`.
   */
  readonly onInformationChanged: (tx: Tx, owner: Owner) => Promise<void>;
}
