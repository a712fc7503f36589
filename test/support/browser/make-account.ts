/** Accounts made through the API, for journeys that begin later than the survey. */

import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

export interface Account {
  readonly loginCode: string;
  readonly shareCode: string;
  readonly token: string;
}

/** What a browser stores that has signed in. */
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

/** Signed in before the first page opens, for tests that are about other screens. */
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

/** An account whose survey is finished; `answer` gives the value of the n-th question. */
export async function createFinishedAccount(
  api: APIRequestContext,
  answer: (index: number, itemId: string) => number,
): Promise<Account> {
  const account = await createAccount(api);
  const headers = { authorization: `Bearer ${account.token}` };
  await api.post('/api/survey/two-stage/start', { headers, data: { setBAdaptive: false } });
  const status = async () => (await api.get('/api/survey/two-stage/status', { headers })).json();
  const save = async (ids: readonly string[]) => {
    for (const [index, itemId] of ids.entries())
      await api.post('/api/survey/two-stage/response', {
        headers,
        data: { itemId, value: answer(index, itemId) },
      });
  };
  await save((await status()).setAItems);
  await save((await status()).setBItems);
  return account;
}

/** An account with 30 of the core questions answered. */
export async function createHalfwayAccount(api: APIRequestContext): Promise<Account> {
  const account = await createAccount(api);
  const headers = { authorization: `Bearer ${account.token}` };
  const { setAItems } = await (
    await api.post('/api/survey/two-stage/start', { headers, data: {} })
  ).json();
  for (const [index, itemId] of setAItems.slice(0, 30).entries())
    await api.post('/api/survey/two-stage/response', {
      headers,
      data: { itemId, value: (index % 7) + 1 },
    });
  return account;
}

export async function signIn(page: Page, { loginCode }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
