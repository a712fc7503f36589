import type { MailQueue } from '../../../platform/mail/mail-queue.ts';
import type { AccountsDeps } from '../../accounts/accounts.ts';

export interface EmailDeps extends AccountsDeps {
  readonly emailKey: Uint8Array;
  readonly mail: MailQueue;
  /** The origin of confirmation links, without a trailing slash. */
  readonly publicUrl: () => string;
}
