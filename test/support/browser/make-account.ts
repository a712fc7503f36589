/** Creates accounts through the API, so that tests need not take the survey in the browser. */

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

export interface Account {
  readonly loginCode: string;
  readonly shareCode: string;
  readonly token: string;
}

/** Returns the storage entries that a browser has after signing in. */
async function storedSession(
  api: APIRequestContext,
  { token, loginCode }: Account,
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
  };
}

/** Signs the account in before the first page opens, without the login screen. */
export async function haveSession(
  context: BrowserContext,
  api: APIRequestContext,
  account: Account,
): Promise<void> {
  const stored = await storedSession(api, account);
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries))
      if (window.localStorage.getItem(key) === null) window.localStorage.setItem(key, value);
  }, stored);
}

export async function createAccount(api: APIRequestContext): Promise<Account> {
  const reply = await (await api.post('/api/v1/auth/create-unique')).json();
  return { loginCode: reply.loginCode, shareCode: reply.user.shareCode, token: reply.accessToken };
}

/** Returns the answer (1 to 7) to the question at this index of its set. */
type AnswerAt = (index: number, itemId: string) => number;

/** These three functions return answers that differ from question to question. */
export const mixedAnswers = (index: number): number => ((index * 5) % 7) + 1;
export const ascendingAnswers = (index: number): number => (index % 7) + 1;
export const descendingAnswers = (index: number): number => 7 - (index % 7);

/** The survey calls of one account, made without a browser. */
export function surveyCalls(api: APIRequestContext, { token }: Pick<Account, 'token'>) {
  const headers = { authorization: `Bearer ${token}` };
  const base = '/api/survey/two-stage';
  return {
    start: async (data: object = {}) => (await api.post(`${base}/start`, { headers, data })).json(),
    status: async () => (await api.get(`${base}/status`, { headers })).json(),
    async save(itemIds: readonly string[], answer: AnswerAt) {
      for (const [index, itemId] of itemIds.entries())
        await api.post(`${base}/response`, {
          headers,
          data: { itemId, value: answer(index, itemId) },
        });
    },
  };
}

export async function createFinishedAccount(
  api: APIRequestContext,
  answer: AnswerAt,
): Promise<Account> {
  const account = await createAccount(api);
  const survey = surveyCalls(api, account);
  await survey.start({ setBAdaptive: false });
  // The order of presentation differs between attempts; the order of the ids does not.
  await survey.save((await survey.status()).setAItems.toSorted(), answer);
  await survey.save((await survey.status()).setBItems, answer);
  return account;
}

/** Creates an account with 30 answers in Set A. */
export async function createHalfwayAccount(api: APIRequestContext): Promise<Account> {
  const account = await createAccount(api);
  const survey = surveyCalls(api, account);
  const { setAItems } = await survey.start();
  await survey.save(setAItems.slice(0, 30), ascendingAnswers);
  return account;
}

export async function signIn(page: Page, { loginCode }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
