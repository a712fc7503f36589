/** How a test opens a screen in one of its states. */

import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { CallName } from '../../src/contract/endpoints.ts';
import { answerWith } from '../support/browser/faults.ts';
import { type Account, haveSession } from '../support/browser/make-account.ts';

/** Visitors with different progress in the survey. */
export interface Visitors {
  readonly nobody: null;
  readonly newcomer: Account;
  readonly halfway: Account;
  readonly finished: Account;
}

export interface State {
  readonly who: keyof Visitors;
  /** May contain the share code of `other`, a second finished account. */
  readonly path: string | ((other: Account) => string);
  /** A text that is visible once the screen is complete. */
  readonly shows: string | RegExp;
  /** Set if a request fails in this state. The test then ignores errors about it in the console. */
  readonly hasFailure?: true;
  /**
   * Set if the test must open the screen again for each width and colour scheme, because the screen
   * shows the state, or takes in the colour scheme, only when it opens.
   */
  readonly reopens?: true;
  /** Sets up network faults before the page opens. */
  readonly faults?: (page: Page) => Promise<void>;
  /** Takes the steps that lead from the opened page to the state. */
  readonly before?: (page: Page) => Promise<unknown>;
}

export type States = Readonly<Record<string, State>>;

export const unknownShareCode = '00000000000000000000';

const stateOf =
  (who: keyof Visitors) =>
  (path: State['path'], shows: State['shows'], more: Partial<State> = {}): State => ({
    who,
    path,
    shows,
    ...more,
  });

export const nobody = stateOf('nobody');
export const newcomer = stateOf('newcomer');
export const halfway = stateOf('halfway');
export const finished = stateOf('finished');

/** An API call fails in this state, and the screen shows a notice. */
export const failing = (name: CallName, status = 500): Partial<State> => ({
  hasFailure: true,
  faults: (page) => answerWith(page, name, status),
});

/** An API call has this reply in this state. */
export const replying = (name: CallName, body: unknown): Partial<State> => ({
  faults: (page) => answerWith(page, name, 200, body),
});

/** The screen, which would lead on after a while, stays once it shows the text. */
export const staying = (text: string): Pick<State, 'before'> => ({
  before: async (page) => {
    await page.getByText(text).waitFor();
    await page.evaluate(async () => {
      // Effects, which set the timers, may run after the text is drawn.
      for (let frame = 0; frame < 2; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      for (let timer = window.setTimeout(() => {}); timer > 0; timer -= 1) clearTimeout(timer);
    });
  },
});

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly request: APIRequestContext;
  readonly accounts: Visitors;
}

/** Signs the visitor of a state in, and sets up its faults. */
export async function prepareState({ page, context, request, accounts }: Visit, state: State) {
  const account = accounts[state.who];
  if (account) await haveSession(context, request, account);
  await state.faults?.(page);
}

/** Opens the screen of a state, and takes its steps. */
export async function openState(page: Page, { path, before, shows }: State, other: Account) {
  await page.goto(typeof path === 'string' ? path : path(other));
  await before?.(page);
  await expect(page.getByText(shows).first()).toBeVisible();
}
