/** A random profile, for tests and demonstration (spec §2 /create-random, §8, §9; decisions C8). */

import { appears, arrives, openInStillTime } from '../../test/support/browser/clock.ts';
import { answerWith, cut, hold, mend } from '../../test/support/browser/faults.ts';
import {
  createAccount,
  createFinishedAccount,
  signIn,
} from '../../test/support/browser/make-account.ts';
import { expect, test } from '../../test/support/browser/server.ts';

test('runs by itself and continues to the profile', async ({ page }) => {
  const said: string[] = [];
  await page.exposeFunction('noteText', (text: string) => said.push(text));
  await page.addInitScript(() =>
    new MutationObserver(
      () =>
        void (window as unknown as { noteText(text: string): void }).noteText(
          document.querySelector('main output')?.textContent ?? '',
        ),
    ).observe(document, { childList: true, subtree: true, characterData: true }),
  );
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/two-stage/response')) asked += 1;
  });
  await openInStillTime(page, '/create-random');
  await appears(page, page.getByRole('heading', { name: 'Creating Random Profile' }));
  await expect(page.getByText(/48 \+ 15 answers/)).toBeVisible();
  await appears(page, page.getByText('Random profile generated successfully!'));
  expect(asked).toBe(63);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '63');
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/create-random$/);
  await page.clock.runFor(1_000);
  await arrives(page, '/processing');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/profile$/, { timeout: 10_000 });
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  for (const step of [
    'Answering the 48 core questions at random...',
    'Answering the 15 personalised questions at random...',
  ])
    expect(said).toContain(step);
});

test('trying again after a failure resumes where it stopped', async ({ page }) => {
  let answered = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/two-stage/response') && response.ok()) answered += 1;
    if (answered === 20) void cut(page, 'saveResponse');
  });
  await page.goto('/create-random');
  await expect(page.getByText('Failed to create random profile. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Error occurred')).toBeVisible();
  const before = answered;
  answered = 100; // no further fault
  await mend(page, 'saveResponse');
  await page.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused(); // the button is gone
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  expect(answered - 100 + before).toBeLessThanOrEqual(64);
});

test('a reload halfway continues with the same account', async ({ page }) => {
  let accounts = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/create-unique')) accounts += 1;
  });
  await answerWith(page, 'completeSetA', 503);
  await page.goto('/create-random');
  await expect(page.getByText('48 of 63 answers')).toBeVisible({ timeout: 20_000 });
  await mend(page, 'completeSetA');
  await page.reload();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  expect(accounts).toBe(1);
});

test('leaving the page stops the run', async ({ page }) => {
  let asked = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/two-stage/response')) asked += 1;
  });
  const open = await hold(page, 'saveResponse');
  await page.goto('/create-random');
  await expect(page.getByText('Answering the 48 core questions at random...')).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/methodology');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Creating Random Profile');
  const last = page.waitForResponse((response) => response.url().endsWith('/two-stage/response'));
  open();
  await last;
  await page.evaluate(() => fetch('/healthz')); // whatever would follow at once has been asked for by now
  expect(asked).toBe(1);
});

test('of two tabs only one creates the profile', async ({ page, context }) => {
  const second = await context.newPage();
  await Promise.all([page.goto('/create-random'), second.goto('/create-random')]);
  const done = (tab: typeof page) =>
    tab
      .getByText('Random profile generated successfully!')
      .or(tab.getByRole('heading', { name: /Complete|Your Profile Summary/ }))
      .first();
  const asks = (tab: typeof page) => tab.getByText('You have a profile.', { exact: false });
  await expect(async () => {
    const seen = await Promise.all(
      [page, second].map(async (tab) =>
        [await done(tab).isVisible(), await asks(tab).isVisible()].indexOf(true),
      ),
    );
    expect(seen.toSorted()).toEqual([0, 1]);
  }).toPass({ timeout: 20_000 });
});

test('a failed account creation can be retried', async ({ page }) => {
  await answerWith(page, 'createUnique', 503);
  await page.goto('/create-random');
  await expect(page.getByText('Failed to create random profile. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
});

test('asks before replacing a finished profile, and keeps it', async ({ page, request }) => {
  const account = await createFinishedAccount(request, (i) => (i % 7) + 1);
  await signIn(page, account);
  await page.goto('/create-random');
  await expect(page.getByText('You have a profile.', { exact: false })).toBeVisible();
  await expect(page.getByText(account.loginCode)).toBeVisible();
  await page.getByRole('link', { name: 'Keep my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await page.goto('/create-random');
  await page.getByRole('button', { name: 'Use a fresh account' }).click();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  expect(
    (await request.post('/api/v1/auth/login', { data: { loginCode: account.loginCode } })).status(),
  ).toBe(200);
  await expect(page.getByText(account.loginCode)).toHaveCount(0);
});

test('failures neither skip the question nor claim a profile', async ({ page, request }) => {
  const account = await createFinishedAccount(request, (i) => (i % 7) + 1);
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Your Profile Summary' })).toBeVisible();
  await answerWith(page, 'me', 503);
  await page.goto('/create-random');
  await expect(page.getByText('Error occurred')).toBeVisible();
  await mend(page, 'me');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You have a profile.', { exact: false })).toBeVisible();
  await answerWith(page, 'createUnique', 503);
  await page.getByRole('button', { name: 'Use a fresh account' }).click();
  await expect(page.getByText('Error occurred')).toBeVisible();
  await mend(page, 'createUnique');
  const created = page.waitForResponse((response) => response.url().endsWith('/create-unique'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect((await created).ok()).toBe(true);
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
});

test('asks before completing a started survey, and keeps its answers', async ({
  page,
  request,
}) => {
  const account = await createAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  await request.post('/api/survey/two-stage/start', { headers, data: {} });
  for (const itemId of ['A01', 'A02'])
    await request.post('/api/survey/two-stage/response', { headers, data: { itemId, value: 7 } });
  await signIn(page, account);
  await page.goto('/create-random');
  await expect(
    page.getByText('You have answered 2 questions yourself.', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Answer the rest at random' }).click();
  await expect(page.getByText('Random profile generated successfully!')).toBeVisible({
    timeout: 20_000,
  });
  const { attempts } = await (await request.get('/api/v1/user/export', { headers })).json();
  expect(attempts[0]).toMatchObject({ state: 'FINISHED', synthetic: true });
  expect(attempts[0].answers.slice(0, 2)).toMatchObject([
    { itemId: 'A01', value: 7 },
    { itemId: 'A02', value: 7 },
  ]);
});
