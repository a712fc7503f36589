/** Accounts made through the API, for journeys that begin later than the survey. */
import type { APIRequestContext, Page } from '@playwright/test';

export interface Account {
  readonly loginCode: string;
  readonly shareCode: string;
  readonly token: string;
}

export async function createAccount(api: APIRequestContext): Promise<Account> {
  const reply = await (await api.post('/api/v1/auth/create-unique')).json();
  return { loginCode: reply.loginCode, shareCode: reply.user.shareCode, token: reply.accessToken };
}

/** An account whose survey is finished; `answer` gives the value of the n-th question. */
export async function createFinishedAccount(api: APIRequestContext, answer: (index: number) => number): Promise<Account> {
  const account = await createAccount(api);
  const headers = { authorization: `Bearer ${account.token}` };
  await api.post('/api/survey/two-stage/start', { headers, data: { setBAdaptive: false } });
  const status = async () => (await api.get('/api/survey/two-stage/status', { headers })).json();
  const save = async (ids: readonly string[]) => {
    for (const [index, itemId] of ids.entries()) await api.post('/api/survey/two-stage/response', { headers, data: { itemId, value: answer(index) } });
  };
  await save((await status()).setAItems);
  await save((await status()).setBItems);
  return account;
}

export async function signIn(page: Page, { loginCode }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Login Code or Email Address').fill(loginCode);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
