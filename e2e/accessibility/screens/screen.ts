/** How a test opens a screen in one of its states. */

import type { Page } from '@playwright/test';
import type { Account } from '../../../test/support/browser/make-account.ts';

/** Visitors with different progress in the survey. */
export interface Visitors {
  readonly nobody: null;
  readonly newcomer: Account;
  readonly halfway: Account;
  readonly finished: Account;
}

export interface Screen {
  readonly who: keyof Visitors;
  /** Some paths contain the share code of another, finished account. */
  readonly path: (other: Account) => string;
  /** A text that is visible once the screen is complete. */
  readonly shows: string | RegExp;
  /** The state shows a failed request, so the console may report one. */
  readonly hasFailure?: true;
  /**
   * The test opens the screen anew for every check, because the screen redirects after a while or
   * reads the colour scheme only once.
   */
  readonly reopens?: true;
  /** Network faults, set before the page opens. */
  readonly faults?: (page: Page) => Promise<void>;
  /** Steps from the opened page to the state. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export type Screens = Readonly<Record<string, Screen>>;

export const unknownShareCode = '00000000000000000000';
