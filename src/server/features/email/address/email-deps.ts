import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { AccountsDeps } from '../../accounts/accounts.ts';

export interface EmailDeps extends AccountsDeps {
  readonly emailKey: Uint8Array;
  /** Derived from the master key; wraps the data keys of accounts with a confirmed address. */
  readonly addressWrapKey: Uint8Array;
  readonly mail: MailQueue;
}
