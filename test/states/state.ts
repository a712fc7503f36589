/** How a test opens a screen in one of its states. */

import type { Page } from '@playwright/test';
import type { Account } from '../support/browser/make-account.ts';

/** Visitors with different progress in the survey. */
export interface Visitors {
  readonly nobody: null;
  readonly newcomer: Account;
  readonly halfway: Account;
  readonly finished: Account;
}

export interface State {
  readonly who: keyof Visitors;
  /** Returns the path, which may contain the share code of `other`, a second finished account. */
  readonly path: (other: Account) => string;
  /** A text that is visible once the screen is complete. */
  readonly shows: string | RegExp;
  /** Set if a request fails in this state. The test then ignores errors about it in the console. */
  readonly hasFailure?: true;
  /**
   * Set if the test must open the screen again for each width and colour scheme, because the screen
   * redirects after a while or reads the colour scheme only when it opens.
   */
  readonly reopens?: true;
  /** Sets up network faults before the page opens. */
  readonly faults?: (page: Page) => Promise<void>;
  /** Takes the steps that lead from the opened page to the state. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export type States = Readonly<Record<string, State>>;

export const unknownShareCode = '00000000000000000000';
