/** Answering: one question at a time, saved as it is chosen, also without a connection. */

import { answerWith, hold } from '../../support/browser/faults.ts';
import {
  createAccount,
  haveSession,
  signIn,
  surveyCalls,
} from '../../support/browser/make-account.ts';
import {
  choose,
  press,
  listedScaleLabels,
  question,
  radio,
  scaleLabels,
  waitForSurvey,
} from '../../support/browser/page/survey-page.ts';
import { expect, test } from '../../support/browser/server.ts';
import { answerOne, beginSurvey } from '../../support/browser/take-survey.ts';

test('header, bar and cards of the first stage', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const code = await beginSurvey(page);
  const header = page.locator('header');
  await expect(header.getByText(code)).toBeVisible();
  await expect(header.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await expect(header.getByRole('heading', { level: 1 })).toHaveText('S.P.A.R.K. Survey');
  const legend = page.getByRole('list', { name: 'What the values mean' }).getByRole('listitem');
  await expect(legend.filter({ visible: true })).toHaveText(listedScaleLabels);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(legend.filter({ visible: true })).toHaveText([
    '1Hard No!',
    '4Neutral/unsure',
    '7Hell Yes!',
  ]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await expect(page.getByText('How interested are you in this activity or dynamic?')).toBeVisible();
  await expect(page.getByText('Stage 1')).toBeVisible();
  await expect(page.getByText('Stage 2')).toBeVisible();
  await expect(page.getByText('Core Questions (Set A)')).toBeVisible();
  await expect(page.getByText('Survey Progress 0%')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Survey Progress' })).toHaveAttribute(
    'value',
    '0',
  );
  await expect(page.locator('fieldset')).toHaveCount(48);
  for (const [index, label] of scaleLabels.entries()) {
    const value = index + 1;
    await expect(radio(page, 1, value)).toHaveAttribute('title', `Interest level ${value}`);
    await expect(radio(page, 1, value)).toHaveAccessibleName(`${value}, ${label}`);
  }
  await expect(question(page, 1).getByRole('radio')).toHaveCount(7);
  await expect(question(page, 1)).not.toContainText('Hard No!');
});

test('questions open in order, and earlier answers can change', async ({ page, request }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await expect(radio(page, 2, 4)).toBeDisabled();
  const release = await hold(page, 'saveResponse');
  await choose(page, 1, 5);
  await expect(radio(page, 1, 5)).toBeChecked(); // before it is saved
  await expect(question(page, 1)).toContainText('Somewhat interested');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(radio(page, 2, 4)).toBeDisabled();
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(radio(page, 2, 4)).toBeEnabled();
  await expect(page.getByText('Survey Progress 1%')).toBeVisible(); // 1 of at most 73 answers
  await expect(radio(page, 3, 4)).toBeDisabled();
  await answerOne(page, 3);
  await choose(page, 1, 2);
  await expect(radio(page, 1, 2)).toBeChecked();
  await expect
    .poll(async () => {
      const { setAItems, responses } = await surveyCalls(request, account).status();
      const valueOf = (id: string): unknown =>
        responses.find((one: { itemId: string }) => one.itemId === id)?.value;
      return setAItems.slice(0, 2).map(valueOf);
    })
    .toEqual([2, 3]);
});

test(
  'a second tap answers no question that has just opened',
  { tag: '@full' },
  async ({ page, request, context }) => {
    await haveSession(context, request, await createAccount(request), { hasBegun: true });
    await page.goto('/survey');
    await waitForSurvey(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await press(page, 1, 6);
    await page.clock.runFor(1); // sends the answer
    await expect(radio(page, 2, 6)).toBeEnabled();
    await press(page, 2, 6);
    await expect(radio(page, 2, 6)).not.toBeChecked();
    await expect(question(page, 2).locator('.scale')).toHaveCSS('animation', /0\.35s.* unheard/);
    await page.clock.runFor(349);
    await press(page, 2, 6);
    await expect(radio(page, 2, 6)).not.toBeChecked();
    await page.clock.runFor(1);
    await press(page, 2, 6);
    await expect(radio(page, 2, 6)).toBeChecked();
  },
);

test("'Log Out' leads home even if the call fails", { tag: '@full' }, async ({ page, request }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await answerWith(page, 'logout', 500);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    account.loginCode,
  );
});

test('three answers wait in memory and arrive in order', async ({ page, request, context }) => {
  const account = await createAccount(request);
  await signIn(page, account);
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await choose(page, 1, 4);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await choose(page, 2, 5);
  await expect(page.getByText('Offline, 1 answer waiting')).toBeVisible();
  await choose(page, 3, 6);
  await expect(page.getByText('Offline, 2 answers waiting')).toBeVisible();
  await choose(page, 4, 7);
  await expect(page.getByText('Offline, 3 answers waiting')).toBeVisible();
  for (const [number, value] of [
    [2, 5],
    [3, 6],
    [4, 7],
  ] as const)
    await expect(radio(page, number, value)).toBeChecked();
  await press(page, 5, 1);
  await expect(radio(page, 5, 1)).not.toBeChecked();
  await choose(page, 3, 2); // a waiting answer can be changed
  await expect(page.getByText('Offline, 3 answers waiting')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  const { setAItems } = await surveyCalls(request, account).status();
  for (const id of setAItems.slice(1, 4)) expect(stored).not.toContain(id);

  const sent: string[] = [];
  page.on('request', (saved) => {
    if (saved.url().endsWith('/two-stage/response')) sent.push(saved.postDataJSON().itemId);
  });
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
  expect(sent).toEqual(setAItems.slice(1, 4));
  const { responses } = await surveyCalls(request, account).status();
  const saved = setAItems
    .slice(0, 4)
    .map((id: string) => responses.find((one: { itemId: string }) => one.itemId === id)?.value);
  expect(saved).toEqual([4, 5, 2, 7]);
  await choose(page, 5, 1);
  await expect(radio(page, 5, 1)).toBeChecked();
});

test('closing and logging out warn only while answers wait', async ({ page, request, context }) => {
  await signIn(page, await createAccount(request));
  await page.goto('/survey');
  await page.getByRole('button', { name: 'Begin Survey' }).click();
  await choose(page, 1, 4);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await choose(page, 2, 5);
  await expect(page.getByText('Offline, 1 answer waiting')).toBeVisible();
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(() => dialogs).toEqual(['confirm']);
  await expect(page).toHaveURL(/\/survey$/);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toEqual(['confirm', 'beforeunload']);
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 10_000 });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(dialogs).toHaveLength(2);
});
