import type { RotatingKey } from '../../../platform/crypto/keyring.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Owner } from '../../../platform/http/caller.ts';
import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { AccountsDeps } from '../../accounts/accounts.ts';

export interface EmailDeps extends AccountsDeps {
  readonly emailKey: RotatingKey;
  /** Derived from the master key; wraps the data keys of accounts with a confirmed address. */
  readonly addressWrapKey: RotatingKey;
  readonly mail: MailQueue;
  /**
   * Called after the age range or the gender has changed, as part of the transaction. Passed in by
   * `app.ts`.
   */
  readonly onInformationChanged: (tx: Tx, owner: Owner) => Promise<void>;
}
