/**
 * Accounts for tests that need not take the survey in the browser: prepared ones (global-setup.ts)
 * as long as there are some, then ones made through the API.
 */

import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { consentVersion } from '../../../src/domain/survey.ts';

export interface Account {
  readonly loginCode: string;
  readonly shareCode: string;
  readonly token: string;
}

/**
 * Returns the storage entries that a browser has after signing in, and after 'Begin Survey' if
 * `hasBegun` is true.
 */
async function storedSession(
  api: APIRequestContext,
  { token, loginCode }: Account,
  hasBegun: boolean,
): Promise<Record<string, string>> {
  const user = await (
    await api.get('/api/v1/auth/me', { headers: { authorization: `Bearer ${token}` } })
  ).json();
  return {
    'auth-storage': JSON.stringify({
      state: { user, loginCode, isAuthenticated: true },
      version: 0,
    }),
    'access-token': token,
    'access-token-expires-at': String(Date.now() + 5_700_000),
    ...(hasBegun && { 'has-seen-welcome': `${consentVersion} ${user.id}` }),
  };
}

/**
 * Signs the account in before the first page opens, without the login screen. If `hasBegun` is
 * true, the survey opens without its welcome.
 */
export async function haveSession(
  context: BrowserContext,
  api: APIRequestContext,
  account: Account,
  { hasBegun = false } = {},
): Promise<void> {
  const stored = await storedSession(api, account, hasBegun);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, value);
  }, stored);
}

export async function createAccount(api: APIRequestContext): Promise<Account> {
  const reply = await (await api.post('/api/v1/auth/create-unique')).json();
  return { loginCode: reply.loginCode, shareCode: reply.user.shareCode, token: reply.accessToken };
}

/** Returns the answer (1 to 7, null for a pass) to the question at this index of its set. */
type AnswerAt = (index: number, itemId: string) => number | null;

/** The first two of these return answers that differ from question to question. */
export const mixedAnswers = (index: number): number => ((index * 5) % 7) + 1;
export const descendingAnswers = (index: number): number => 7 - (index % 7);
export const highestAnswers = (): number => 7;

/** The answers of prepared accounts. */
export const answerPatterns = {
  mixed: mixedAnswers,
  descending: descendingAnswers,
  highest: highestAnswers,
} as const;

/** The prepared accounts that no test of this worker has taken yet, by kind. */
let prepared: Record<string, Account[]> = {};

/** Offers the accounts of a worker's data folder to its tests. */
export function offerPrepared(accounts: Record<string, Account[]>): void {
  prepared = accounts;
}

/** Takes a prepared account with these answers, which is then that test's own. */
function takePrepared(answer: AnswerAt, synthetic: boolean): Account | undefined {
  const kind = Object.entries(answerPatterns).find(([, pattern]) => pattern === answer)?.[0];
  if (kind === undefined || (!synthetic && kind !== 'mixed')) return undefined;
  return prepared[synthetic ? kind : 'real']?.pop();
}

/** The survey calls of one account, made without a browser. */
export function surveyCalls(api: APIRequestContext, { token }: Pick<Account, 'token'>) {
  const headers = { authorization: `Bearer ${token}` };
  const base = '/api/survey/two-stage';
  return {
    start: async (data: object = {}) => (await api.post(`${base}/start`, { headers, data })).json(),
    status: async () => (await api.get(`${base}/status`, { headers })).json(),
    async save(itemIds: readonly string[], answer: AnswerAt) {
      for (const [index, itemId] of itemIds.entries()) {
        const data = { itemId, value: answer(index, itemId) };
        // A busy machine may answer 503; saving again changes nothing.
        await expect
          .poll(async () => (await api.post(`${base}/response`, { headers, data })).status())
          .toBe(200);
      }
    },
  };
}

/**
 * Answers the whole survey of an account without a browser. The answers are marked as a program's,
 * so that profiles can be compared without a wait. Without that mark, the account can share a
 * reading with a person who takes the survey in the browser.
 */
async function finishSurvey(
  api: APIRequestContext,
  account: Account,
  answer: AnswerAt,
  { synthetic = true } = {},
): Promise<void> {
  const survey = surveyCalls(api, account);
  await survey.start({ setBAdaptive: false, synthetic });
  // The order of presentation differs between attempts; the order of the ids does not.
  await survey.save((await survey.status()).setAItems.toSorted(), answer);
  await survey.save((await survey.status()).setBItems, answer);
}

/** An account with a finished survey, as `finishSurvey` answers it. */
export async function createFinishedAccount(
  api: APIRequestContext,
  answer: AnswerAt,
  { synthetic = true }: { readonly synthetic?: boolean } = {},
): Promise<Account> {
  const taken = takePrepared(answer, synthetic);
  if (taken) return taken;
  const account = await createAccount(api);
  await finishSurvey(api, account, answer, { synthetic });
  return account;
}

/** Creates an account whose owner lets others see everything when they compare. */
export async function createOpenAccount(
  api: APIRequestContext,
  answer: AnswerAt,
): Promise<Account> {
  const account = await createFinishedAccount(api, answer);
  await api.put('/api/v1/user/optional-info', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { compareDetail: 'all' },
  });
  return account;
}

/** An account with 30 answers in Set A. */
export async function createHalfwayAccount(api: APIRequestContext): Promise<Account> {
  const taken = prepared['halfway']?.pop();
  if (taken) return taken;
  const account = await createAccount(api);
  const survey = surveyCalls(api, account);
  const { setAItems } = await survey.start();
  await survey.save(setAItems.slice(0, 30), mixedAnswers);
  return account;
}

/** Signs the account in without the login screen, and opens its profile. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const stored = await storedSession(page.request, account, false);
  await page.goto('/card.png'); // of the same origin, so that it shares the storage
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) window.localStorage.setItem(key, value);
  }, stored);
  await page.goto('/profile');
}
